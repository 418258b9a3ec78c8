package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.OutputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.ValidationLimitExceededException;
import com.networknt.schema.ValidationLimitExceededException.LimitKind;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.evaluate.StepBudget;
import dev.masu.schema.internal.pattern.PatternBudget;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * The evaluation of one value. Whatever stops networknt becomes a violation of {@link Phase#LIMIT}: then
 * the value is neither valid nor invalid.
 *
 * @param schema the schema
 * @param limits the bounds of the evaluation
 * @param assertsFormats whether {@code format} is asserted
 * @param value the value, of which every part was read
 * @param pointer the value's JSON Pointer in its document
 * @param places converts Jackson's locations
 */
record Evaluation(
    Schema schema,
    CheckLimits limits,
    boolean assertsFormats,
    LocatedValue value,
    String pointer,
    TokenPlaces places) {
  /** Per open array or object of a document: a schema may apply as many others to each value. */
  private static final int SCHEMAS_PER_LEVEL = 100;

  /** The violations, not yet in document order. */
  List<Placed> run() {
    Optional<String> number = LongNumbers.first(value);
    if (number.isPresent()) {
      return undecided("networknt cannot compare the number " + number.orElseThrow());
    }
    long steps = StepBudget.of(limits, value.size());
    try {
      return violations(steps);
    } catch (ValidationLimitExceededException e) {
      return e.getLimitKind() == LimitKind.EVALUATION_DEPTH ? tooDeep() : tooManySteps(steps);
    } catch (BoundedContext.TooManyPaths e) {
      return tooManySteps(steps);
    } catch (PatternBudget.Exceeded e) {
      return stopped("pattern-steps", e.parameters());
    } catch (StackOverflowError e) {
      return tooDeep();
    } catch (JacksonException | ArithmeticException e) {
      return undecided("networknt cannot check the document: " + e.getMessage());
    }
  }

  private List<Placed> violations(long steps) {
    ExecutionContext context = new BoundedContext(ExecutionConfig.builder()
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(assertsFormats)
        .maxEvaluationSteps(steps)
        .maxEvaluationDepth(maxDepth())
        .build());
    List<Error> errors =
        schema.validate(context, value.node(), OutputFormat.DEFAULT, (unused, of) -> {});
    return errors.stream()
        .map(error -> new ErrorTarget(error, value))
        .map(target -> new Placed(target.order(), () -> target.violation(pointer, places)))
        .toList();
  }

  private int maxDepth() {
    return (int) Math.min((limits.maxDepth() + 1L) * SCHEMAS_PER_LEVEL, Integer.MAX_VALUE);
  }

  private List<Placed> tooDeep() {
    return stopped("nesting-too-deep", Map.of());
  }

  private List<Placed> tooManySteps(long steps) {
    return stopped("too-many-steps", Map.of("limit", steps));
  }

  private List<Placed> undecided(String problem) {
    return stopped("undecided", Map.of("problem", problem));
  }

  private List<Placed> stopped(String code, Map<String, Object> parameters) {
    Violation.Builder violation = Violation.builder(Phase.LIMIT, code, pointer)
        .at(places.locate(value.start()).orElse(null));
    parameters.forEach(violation::parameter);
    return List.of(new Placed(value.order(), violation::build));
  }
}
