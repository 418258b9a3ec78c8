package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.ReportWriter;
import dev.masu.schema.internal.source.DocumentBytes;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.RereadableDocument;
import dev.masu.schema.internal.source.SyntaxReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * Checks documents that can be read again: first for the verdict alone, and if they are invalid, a second time for the
 * report, whose locations count code points.
 */
final class DocumentCheck {
  private static final ValuePath ROOT = ValuePath.of("");

  private final CheckLimits limits;
  private final DocumentSize size;
  private final EvaluatorPool evaluators;

  DocumentCheck(CheckLimits limits, EvaluatorPool evaluators) {
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.evaluators = evaluators;
  }

  /** Checks a document; its bytes are held as a text only if they are not JSON. */
  CheckReport check(RereadableDocument document) throws IOException {
    StreamReadException error = null;
    try {
      CheckReport report = isValid(document) ? CheckReport.valid() : report(document);
      if (report != null) {
        return report;
      }
    } catch (StreamReadException e) {
      error = e;
    } catch (CharacterCodingException | JacksonIOException e) {
      // Found again in the text; input that cannot be read fails again.
    }
    if (document instanceof DocumentText text) {
      return SyntaxReport.of(text, JsonTexts.problem(text, error));
    }
    try (InputStream in = ((DocumentBytes) document).open()) {
      byte[] bytes = size.read(in);
      CheckReport tooLarge = size.tooLarge(bytes).orElse(null);
      return tooLarge == null ? check(DocumentText.of(bytes)) : tooLarge;
    }
  }

  private boolean isValid(RereadableDocument document) throws IOException {
    try (JsonParser parser = document.parser()) {
      return isValid(parser, document.maxLength());
    }
  }

  /** Whether a tree is valid. */
  boolean isValid(JsonNode tree) {
    try (JsonParser parser = new TreeTraversingParser(tree)) {
      return isValid(parser, Long.MAX_VALUE);
    }
  }

  private boolean isValid(JsonParser parser, long length) {
    Evaluator evaluator = evaluators.take();
    try {
      evaluator.startVerdict(parser, length).read();
      return evaluator.isValid() && !JsonTexts.hasMore(parser);
    } finally {
      evaluators.give(evaluator);
    }
  }

  /** Checks an invalid document again, with failures; returns null if it is not one JSON value. */
  private @Nullable CheckReport report(RereadableDocument document) throws IOException {
    try (JsonParser parser = document.parser()) {
      Evaluator evaluator = evaluators.take();
      try {
        evaluator
            .startReport(parser, ROOT, document.maxLength(), Integer.MAX_VALUE)
            .read();
        if (!isOneValue(evaluator, parser)) {
          return null;
        }
        if (!evaluator.isComplete()) {
          document.requireUtf8();
        }
        ReportWriter writer = new ReportWriter(evaluator.problems(), evaluator.outcome());
        TokenLocator locator = document.locator(writer.locations());
        return writer.write(locator, List.of(), limits.maxViolations());
      } finally {
        evaluators.give(evaluator);
      }
    }
  }

  /** Whether the evaluator has stopped at the end of the document, or at a limit. */
  private static boolean isOneValue(Evaluator evaluator, JsonParser parser) {
    return evaluator.isComplete()
        ? !JsonTexts.hasMore(parser)
        : !evaluator.problems().isEmpty();
  }
}
