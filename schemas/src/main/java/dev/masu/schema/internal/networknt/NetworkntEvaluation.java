package dev.masu.schema.internal.networknt;

import com.networknt.schema.Schema;
import com.networknt.schema.ValidationLimitExceededException;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.compile.ExactTree;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.pattern.LimitReached;
import dev.masu.schema.internal.report.OrderedViolation;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/**
 * The evaluation of one value by networknt. Anything that stops it becomes a violation of {@link
 * dev.masu.schema.Violation.Phase#LIMIT}, as the value is then neither valid nor invalid.
 *
 * @param schema the schema
 * @param limits the limits of the evaluation
 * @param value the value, which was read completely
 * @param pointer the value's JSON Pointer in its document
 * @param locator converts Jackson's locations
 */
record NetworkntEvaluation(
    Schema schema, CheckLimits limits, Tape.Part value, String pointer, TokenLocator locator) {
  /** networknt writes out all digits of a number, which takes a gigabyte for {@code 1e1000000000}. */
  private static final int MAX_DIGITS = 1_000;

  /** The report, whose violations are in document order. */
  CheckReport report() {
    return OrderedViolation.first(run(), limits.maxViolations());
  }

  private List<OrderedViolation> run() {
    long steps = Evaluator.stepBudget(limits, value.end() - value.start());
    try {
      String tooLong = longNumber();
      return tooLong == null
          ? violations(ExactTree.read(new TapeParser(value), Integer.MAX_VALUE), steps)
          : undecided("networknt cannot compare the number " + tooLong);
    } catch (ValidationLimitExceededException e) {
      return stopped("too-many-steps", Map.of("limit", steps));
    } catch (LimitReached e) {
      return stopped(e.code(), e.parameters());
    } catch (StackOverflowError e) {
      return stopped("nesting-too-deep", Map.of());
    } catch (FailedFormat e) {
      throw e.thrown;
    } catch (JacksonException | ArithmeticException e) {
      return undecided("networknt cannot check the document: " + e.getMessage());
    } catch (RuntimeException e) {
      return undecided("networknt cannot check the document: " + e);
    }
  }

  private List<OrderedViolation> violations(JsonNode tree, long steps) {
    // It reports each of several pairs of equal items alike.
    List<NetworkntError> errors = schema
        .validate(
            tree, context -> context.executionConfig(config -> config.maxEvaluationSteps(steps)))
        .stream()
        .distinct()
        .map(error -> NetworkntError.of(error, pointer))
        .toList();
    return errors.isEmpty() ? List.of() : located(errors);
  }

  /** Locates the values and names that errors concern, by replaying the value. No error is lost. */
  private List<OrderedViolation> located(List<NetworkntError> errors) {
    ErrorTree root = new ErrorTree();
    errors.forEach(error ->
        root.at(Pointers.steps(error.pointer().substring(pointer.length()))).own.add(error));
    List<OrderedViolation> violations = new ArrayList<>();
    Set<NetworkntError> unlocated = new LinkedHashSet<>(errors);
    Deque<ErrorTree> open = new ArrayDeque<>();
    TapeParser replay = new TapeParser(value);
    for (JsonToken token = replay.nextToken(); token != null; token = replay.nextToken()) {
      if (token.isStructEnd()) {
        open.pop();
        continue;
      }
      ErrorTree found = open.isEmpty() ? root : open.peek().child(replay);
      TokenStreamLocation at = replay.currentTokenLocation();
      for (NetworkntError error : found.own) {
        if (error.isAtName() == (token == JsonToken.PROPERTY_NAME)) {
          unlocated.remove(error);
          violations.add(new OrderedViolation(
              replay.currentEventIndex(), () -> error.violation(locator.locate(at))));
        }
      }
      if (token.isStructStart()) {
        open.push(found);
      }
    }
    unlocated.forEach(
        error -> violations.add(new OrderedViolation(0, () -> error.violation(null))));
    return violations;
  }

  /** The errors that concern a value, and those of its items and members by their indexes and names. */
  private static final class ErrorTree {
    private static final ErrorTree EMPTY = new ErrorTree();

    private final List<NetworkntError> own = new ArrayList<>(1);
    private final Map<String, ErrorTree> children = new HashMap<>();

    ErrorTree at(List<String> steps) {
      ErrorTree found = this;
      for (String step : steps) {
        found = found.children.computeIfAbsent(step, added -> new ErrorTree());
      }
      return found;
    }

    /** The errors of the item or member that the parser is at. */
    ErrorTree child(JsonParser parser) {
      TokenStreamContext context = parser.hasToken(JsonToken.PROPERTY_NAME)
          ? parser.streamReadContext()
          : Pointers.enclosingContext(parser);
      String step = context.inArray()
          ? String.valueOf(context.getCurrentIndex())
          : String.valueOf(context.currentName());
      return children.getOrDefault(step, EMPTY);
    }
  }

  private List<OrderedViolation> undecided(String problem) {
    return stopped("undecided", Map.of("problem", problem));
  }

  private List<OrderedViolation> stopped(String code, Map<String, Object> parameters) {
    TapeParser replay = new TapeParser(value);
    InstanceLocation location =
        new InstanceLocation(ValuePath.of(pointer), replay.currentTokenLocation(), 0);
    ReadProblem problem = new ReadProblem(code, location, parameters);
    return List.of(new OrderedViolation(0, () -> problem.violation(locator)));
  }

  private @Nullable String longNumber() {
    TapeParser replay = new TapeParser(value);
    for (JsonToken token = replay.nextToken(); token != null; token = replay.nextToken()) {
      if (token == JsonToken.VALUE_NUMBER_FLOAT && isLong(replay.getDecimalValue())) {
        return replay.getString();
      }
    }
    return null;
  }

  /** Whether a number has very many digits before or after the decimal point. */
  private static boolean isLong(BigDecimal number) {
    return Math.abs((long) number.scale()) > MAX_DIGITS
        || number.precision() - (long) number.scale() > MAX_DIGITS;
  }
}
