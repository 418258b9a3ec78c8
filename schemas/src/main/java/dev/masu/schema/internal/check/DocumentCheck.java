package dev.masu.schema.internal.check;

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
import dev.masu.schema.internal.source.SyntaxProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * Checks documents that can be read more than once: first for the verdict alone and then, if they are invalid, for
 * the report, whose locations count code points.
 */
final class DocumentCheck {
  private static final ValuePath ROOT = ValuePath.of("");

  private final DocumentSize size;
  private final EvaluatorPool evaluators;

  DocumentCheck(EvaluatorPool evaluators) {
    this.size = new DocumentSize(evaluators.limits());
    this.evaluators = evaluators;
  }

  /**
   * Checks bytes, which are held in memory only if they are not JSON.
   *
   * @param length the maximum length of the document, in chars
   */
  CheckReport check(DocumentBytes document, long length) throws IOException {
    try {
      CheckReport report =
          isValid(document.parser(), length) ? CheckReport.valid() : report(document, length);
      if (report != null) {
        return report;
      }
    } catch (StreamReadException | CharacterCodingException | JacksonIOException e) {
      // Found again in the text; input that cannot be read fails there again.
    }
    try (InputStream in = document.open()) {
      byte[] bytes = size.read(in);
      return size.tooLarge(bytes).orElseGet(() -> ofInvalid(DocumentText.of(bytes)));
    }
  }

  CheckReport check(String json) {
    DocumentText text = DocumentText.of(json);
    try {
      if (isValid(JsonTexts.parser(text), json.length())) {
        return CheckReport.valid();
      }
    } catch (StreamReadException e) {
      // Found again when the text is read for the report.
    }
    return ofInvalid(text);
  }

  boolean isValid(JsonNode tree) {
    return isValid(new TreeTraversingParser(tree), Long.MAX_VALUE);
  }

  /**
   * Reads a document of at most {@code length} chars and closes the parser; {@return whether it is one valid value}
   */
  private boolean isValid(JsonParser parser, long length) {
    Evaluator evaluator = evaluators.take();
    try (parser) {
      evaluator.startVerdict(parser, length).read();
      return evaluator.isValid() && !JsonTexts.hasMore(parser);
    } finally {
      evaluators.give(evaluator);
      evaluators.forgetNames();
    }
  }

  /** Reads an invalid text again, for the report. */
  private CheckReport ofInvalid(DocumentText text) {
    StreamReadException error = null;
    if (text.encodingProblem() == null) {
      Evaluator evaluator = evaluators.take();
      try (JsonParser parser = JsonTexts.parser(text)) {
        if (readsOneValue(evaluator, parser, text.text().length())) {
          return evaluator
              .report()
              .write(
                  TokenLocator.in(text.text()), List.of(), evaluators.limits().maxViolations());
        }
      } catch (StreamReadException e) {
        error = e;
      } finally {
        evaluators.give(evaluator);
        evaluators.forgetNames();
      }
    }
    SyntaxProblem problem = text.syntaxProblem();
    if (problem == null) {
      StreamReadException reason = Objects.requireNonNull(error, "a text without any problem");
      int offset = (int) reason.getLocation().getCharOffset();
      problem = SyntaxProblem.ofParser(offset, reason.getOriginalMessage());
    }
    return problem.report(text);
  }

  /** Reads invalid bytes again, for the report; {@return null if they are not one JSON value} */
  private @Nullable CheckReport report(DocumentBytes document, long length) throws IOException {
    Evaluator evaluator = evaluators.take();
    try (JsonParser parser = document.parser()) {
      if (!readsOneValue(evaluator, parser, length)) {
        return null;
      }
      if (!evaluator.isComplete()) {
        document.requireUtf8();
      }
      ReportWriter writer = evaluator.report();
      return writer.write(
          document.locator(writer.locations()), List.of(), evaluators.limits().maxViolations());
    } finally {
      evaluators.give(evaluator);
      evaluators.forgetNames();
    }
  }

  /** Reads a document and collects failures; {@return whether it was read to its end or to a limit} */
  private static boolean readsOneValue(Evaluator evaluator, JsonParser parser, long length) {
    evaluator.startReport(parser, ROOT, length, Integer.MAX_VALUE).read();
    return evaluator.isComplete() ? !JsonTexts.hasMore(parser) : evaluator.wasStopped();
  }
}
