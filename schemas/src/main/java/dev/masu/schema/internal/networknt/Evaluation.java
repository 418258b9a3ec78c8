package dev.masu.schema.internal.networknt;

import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.OutputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.ValidationLimitExceededException;
import com.networknt.schema.ValidationLimitExceededException.LimitKind;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.evaluate.StepBudget;
import dev.masu.schema.internal.location.OrderedViolation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.pattern.PatternBudget;
import dev.masu.schema.internal.tokens.LocatedValue;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The evaluation of one value. Whatever stops networknt becomes a violation of {@link Phase#LIMIT}: then
 * the value is neither valid nor invalid.
 *
 * @param schema the schema
 * @param limits the bounds of the evaluation
 * @param assertsFormats whether {@code format} is asserted
 * @param value the value, of which every part was read
 * @param pointer the value's JSON Pointer in its document
 * @param locator converts Jackson's locations
 */
record Evaluation(
    Schema schema,
    CheckLimits limits,
    boolean assertsFormats,
    LocatedValue value,
    String pointer,
    TokenLocator locator) {
  /** Per open array or object of a document: a schema may apply as many others to each value. */
  private static final int SCHEMAS_PER_LEVEL = 100;

  /** networknt writes numbers with all of their digits, which for {@code 1e1000000000} takes a gigabyte. */
  private static final int MAX_DIGITS = 1_000;

  /** The violations, not yet in document order. */
  List<OrderedViolation> run() {
    long steps = StepBudget.of(limits, value.size());
    try {
      String tooLong = longNumber();
      return tooLong == null
          ? violations(steps)
          : undecided("networknt cannot compare the number " + tooLong);
    } catch (ValidationLimitExceededException e) {
      return e.getLimitKind() == LimitKind.EVALUATION_DEPTH
          ? stopped("nesting-too-deep", Map.of())
          : stopped("too-many-steps", Map.of("limit", steps));
    } catch (PatternBudget.Exceeded e) {
      return stopped("pattern-steps", e.parameters());
    } catch (StackOverflowError e) {
      return stopped("nesting-too-deep", Map.of());
    } catch (JacksonException | ArithmeticException e) {
      return undecided("networknt cannot check the document: " + e.getMessage());
    }
  }

  private List<OrderedViolation> violations(long steps) {
    BoundedContext context = new BoundedContext(ExecutionConfig.builder()
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(assertsFormats)
        .maxEvaluationSteps(steps)
        .maxEvaluationDepth(
            (int) Math.min((limits.maxDepth() + 1L) * SCHEMAS_PER_LEVEL, Integer.MAX_VALUE))
        .build());
    return schema
        .validate(context, value.node(), OutputFormat.DEFAULT, (unused, config) -> {})
        .stream()
        .map(error -> new ErrorTarget(error, pointer, value))
        .map(target -> new OrderedViolation(target.order(), () -> target.violation(locator)))
        .toList();
  }

  private @Nullable String longNumber() {
    Deque<JsonNode> open = new ArrayDeque<>();
    open.push(value.node());
    while (!open.isEmpty()) {
      JsonNode next = open.pop();
      if (next.isBigDecimal() && isLong(next.decimalValue())) {
        return next.decimalValue().toString();
      }
      next.forEach(open::push);
    }
    return null;
  }

  /** Whether a number has very many digits before or after the decimal point. */
  private static boolean isLong(BigDecimal number) {
    return Math.abs((long) number.scale()) > MAX_DIGITS
        || number.precision() - (long) number.scale() > MAX_DIGITS;
  }

  private List<OrderedViolation> undecided(String problem) {
    return stopped("undecided", Map.of("problem", problem));
  }

  private List<OrderedViolation> stopped(String code, Map<String, Object> parameters) {
    Violation.Builder violation = Violation.builder(Phase.LIMIT, code, pointer)
        .at(locator.locate(value.start()).orElse(null));
    parameters.forEach(violation::parameter);
    return List.of(new OrderedViolation(value.order(), violation::build));
  }
}
