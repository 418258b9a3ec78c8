package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * Checks documents that are held in memory: first for the verdict alone and then, if they are invalid, for the report,
 * whose locations count code points. Bytes are read as text then.
 */
record DocumentCheck(EvaluatorPool evaluators) {
  CheckReport check(byte[] json) {
    try {
      if (isValid(JsonTexts.parser(json, evaluators.mayKeepTexts()), json.length)) {
        return CheckReport.valid();
      }
    } catch (CharacterCodingException e) {
      // Found again in the text.
    }
    return ofInvalid(DocumentText.of(json));
  }

  CheckReport check(String json) {
    return isValid(JsonTexts.parser(json), json.length())
        ? CheckReport.valid()
        : ofInvalid(DocumentText.of(json));
  }

  boolean isValid(JsonNode tree) {
    return isValid(new TreeTraversingParser(tree), Long.MAX_VALUE);
  }

  /**
   * Reads a document of at most {@code length} chars and closes the parser; {@return whether it is one valid value}
   */
  private boolean isValid(JsonParser parser, long length) {
    Evaluator evaluator = evaluators.acquire();
    try (parser) {
      evaluator.startVerdict(parser, length).read();
      return evaluator.isValid() && !JsonTexts.hasMore(parser);
    } catch (StreamReadException e) {
      // Found again when the document is read for the report.
      return false;
    } finally {
      evaluators.release(evaluator);
    }
  }

  /** Reads an invalid text again, for the report. */
  private CheckReport ofInvalid(DocumentText text) {
    SyntaxProblem encoding = text.encodingProblem();
    if (encoding != null) {
      return encoding.report(text);
    }
    StreamReadException error = null;
    Evaluator evaluator = evaluators.acquire();
    JsonParser parser = JsonTexts.parser(text.text());
    try (parser) {
      if (readsOneValue(evaluator, parser, text.text().length())) {
        return evaluator.report(TokenLocator.in(text.text()), List.of());
      }
    } catch (StreamReadException e) {
      error = e;
    } finally {
      evaluators.release(evaluator);
    }
    SyntaxProblem problem = text.syntaxProblem();
    if (problem == null) {
      StreamReadException reason = Objects.requireNonNull(error, "a text without any problem");
      int offset = (int) reason.getLocation().getCharOffset();
      problem = SyntaxProblem.ofParser(offset, reason.getOriginalMessage());
    }
    return problem.report(Pointers.ofCurrentToken(parser), text.locate(problem.offset()));
  }

  /** Reads a document and collects failures; {@return whether it was read to its end or to a limit} */
  private static boolean readsOneValue(Evaluator evaluator, JsonParser parser, long length) {
    evaluator.startReport(parser, ValuePath.ROOT, length, Integer.MAX_VALUE).read();
    return evaluator.isComplete() ? !JsonTexts.hasMore(parser) : evaluator.wasStopped();
  }
}
