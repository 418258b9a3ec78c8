package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.evaluate.StartLocation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.MalformedUtf8;
import dev.masu.schema.internal.source.SyntaxProblem;
import dev.masu.schema.internal.tokens.NextValue;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;

/**
 * Checks input that can be read only once, in memory that does not grow with its size. Locations are counted as
 * Jackson counts them, and a syntax error is described in Jackson's words.
 */
final class StreamCheck {
  /** Jackson's description of the source at the end of its message about a truncated document. */
  private static final String START_MARKER = " \\(start marker at \\[Source: .*\\)$";

  private final CheckLimits limits;
  private final EvaluatorPool evaluators;

  StreamCheck(CheckLimits limits, EvaluatorPool evaluators) {
    this.limits = limits;
    this.evaluators = evaluators;
  }

  /** Checks a whole document and closes the parser, which must come from {@link JsonTexts}. */
  CheckReport check(JsonParser parser) throws IOException {
    try (parser) {
      Optional<CheckReport> missing = NextValue.missing(parser);
      if (missing.isPresent()) {
        return missing.get();
      }
      Evaluator evaluator = read(parser, "");
      return evaluator.isComplete() && JsonTexts.hasMore(parser)
          ? notJson(parser, parser.currentTokenLocation(), "expected the end of the document")
          : report(evaluator);
    } catch (StreamReadException e) {
      String problem = e.getOriginalMessage().replaceFirst(START_MARKER, "");
      return notJson(parser, e.getLocation(), problem);
    } catch (JacksonIOException e) {
      if (e.getCause() instanceof MalformedUtf8 malformed) {
        return malformed.problem(0).report("", null);
      }
      if (e.getCause() instanceof DocumentSize.Exceeded tooLarge) {
        return tooLarge.report();
      }
      throw e.getCause();
    } finally {
      evaluators.forgetNames();
    }
  }

  /** Checks the parser's current value. */
  CheckReport checkValue(JsonParser parser, String pointer) {
    return report(read(parser, pointer));
  }

  private Evaluator read(JsonParser parser, String pointer) {
    Evaluator evaluator = evaluators
        .take()
        .startReport(
            parser, ValuePath.of(pointer), Long.MAX_VALUE, StartLocation.keptUntil(parser));
    evaluator.read();
    return evaluator;
  }

  private CheckReport report(Evaluator evaluator) {
    if (evaluator.isValid()) {
      evaluators.give(evaluator);
      return CheckReport.valid();
    }
    return evaluator.report().write(evaluator.locator(), List.of(), limits.maxViolations());
  }

  private static CheckReport notJson(
      JsonParser parser, @Nullable TokenStreamLocation jacksonLocation, String problem) {
    SourceLocation location = jacksonLocation == null
        ? null
        : TokenLocator.asJacksonCounts().locate(jacksonLocation).orElse(null);
    String pointer = parser.streamReadContext().pathAsPointer().toString();
    return SyntaxProblem.ofParser(0, problem).report(pointer, location);
  }
}
