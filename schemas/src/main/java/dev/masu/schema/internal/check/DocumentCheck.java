package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.ReportWriter;
import dev.masu.schema.internal.source.ByteSource;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.SyntaxReport;
import dev.masu.schema.internal.source.Utf8TokenLocator;
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

  /** Checks bytes that must be UTF-8; they are held as a text only if they are not JSON. */
  CheckReport check(ByteSource source) throws IOException {
    CheckReport report = ofJson(source);
    if (report != null) {
      return report;
    }
    try (InputStream in = source.open()) {
      byte[] bytes = size.read(in);
      return size.tooLarge(bytes).orElseGet(() -> check(DocumentText.of(bytes)));
    }
  }

  /** The report of bytes that are one JSON value, or null if they are not, or cannot be read. */
  private @Nullable CheckReport ofJson(ByteSource source) throws IOException {
    try {
      return isValid(source) ? CheckReport.valid() : report(source);
    } catch (CharacterCodingException | StreamReadException | JacksonIOException e) {
      // Checked again as text, which finds the syntax error; input that cannot be read fails again.
      return null;
    }
  }

  private boolean isValid(ByteSource source) throws IOException {
    try (JsonParser parser = source.parser()) {
      return isValid(parser, source.maxLength());
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

  /** Checks an invalid document again, with failures. */
  private @Nullable CheckReport report(ByteSource source) throws IOException {
    try (JsonParser parser = source.parser()) {
      Evaluator evaluator = evaluators.take();
      try {
        evaluator
            .startReport(parser, ROOT, source.maxLength(), Integer.MAX_VALUE)
            .read();
        if (!isOneValue(evaluator, parser)) {
          return null;
        }
        if (!evaluator.isComplete()) {
          source.requireUtf8();
        }
        ReportWriter writer = writer(evaluator);
        return write(writer, Utf8TokenLocator.of(source, writer.locations()));
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

  private static ReportWriter writer(Evaluator evaluator) {
    return new ReportWriter(evaluator.problems(), evaluator.outcome());
  }

  private CheckReport write(ReportWriter writer, TokenLocator locator) {
    return writer.write(locator, List.of(), limits.maxViolations());
  }

  /** Checks a text. */
  CheckReport check(DocumentText document) {
    return isValid(document)
        ? CheckReport.valid()
        : SyntaxReport.unlessJson(document, parser -> report(document, parser));
  }

  private boolean isValid(DocumentText document) {
    if (document.encodingProblem() != null) {
      return false;
    }
    try (JsonParser parser = JsonTexts.parser(document)) {
      return isValid(parser, document.text().length());
    } catch (StreamReadException e) {
      return false;
    }
  }

  private CheckReport report(DocumentText document, JsonParser parser) {
    Evaluator evaluator = evaluators.take();
    try {
      evaluator
          .startReport(parser, ROOT, document.text().length(), Integer.MAX_VALUE)
          .read();
      return isOneValue(evaluator, parser)
          ? write(writer(evaluator), TokenLocator.in(document.text()))
          : SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    } finally {
      evaluators.give(evaluator);
    }
  }
}
