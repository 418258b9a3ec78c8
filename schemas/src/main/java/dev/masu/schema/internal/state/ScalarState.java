package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A state for scalars of one type, which also evaluates them. */
public final class ScalarState extends ValueState {
  /** Stands for the slots that fail for a listed string until they are needed. */
  private static final long[] UNKNOWN = {};

  /**
   * The slots that fail for each string that {@code const} and {@code enum} list. They depend on the string alone, so
   * they are kept.
   */
  private final Map<String, long[]> failedByListed = new ConcurrentHashMap<>();

  private final boolean listsStrings;

  /** The slots that fail for a string that is not listed, before the assertions that do not list strings. */
  private final long[] failedByUnlisted;

  private final StateKeyword[] others;
  private final @Nullable PatternAssertions patterns;

  /** The slots that fail for a string that is not listed if all other assertions hold. */
  private final long[] failedIfOthersHold;

  private ScalarState(ValueStateBuilder builder) {
    super(builder);
    List<StateKeyword> withPattern = new ArrayList<>();
    List<StateKeyword> rest = new ArrayList<>();
    failedByUnlisted = failedByType().clone();
    for (StateKeyword assertion : builder.assertions) {
      Keyword keyword = assertion.keyword();
      List<String> strings = keyword.site().texts();
      if (builder.type == JsonType.STRING && !strings.isEmpty()) {
        strings.forEach(string -> failedByListed.put(string, UNKNOWN));
        Bits.add(failedByUnlisted, assertion.slot());
      } else if (keyword.pattern().isPresent()) {
        withPattern.add(assertion);
      } else {
        rest.add(assertion);
      }
    }
    if (withPattern.size() == 1) {
      rest.add(withPattern.get(0));
    }
    listsStrings = !failedByListed.isEmpty();
    others = rest.toArray(new StateKeyword[0]);
    patterns =
        withPattern.size() > 1 ? new PatternAssertions(withPattern, state().states()) : null;
    failedIfOthersHold = combine(steps(), failedByUnlisted.clone(), null);
  }

  /** Builds a state. If there are no assertions, its verdict is computed here. */
  static ScalarState of(ValueStateBuilder builder) {
    if (builder.assertions.isEmpty()) {
      Step[] steps = builder.steps.toArray(new Step[0]);
      builder.failedByType = combine(steps, builder.failedByType.clone(), null);
      builder.steps.clear();
    }
    return new ScalarState(builder);
  }

  /**
   * Evaluates a scalar.
   *
   * @return the slots that have failed; the caller must not modify it
   */
  public long[] evaluate(Value value) {
    long[] cached = listsStrings ? failedByListed.get(value.text()) : null;
    if (cached == null) {
      return evaluateUnlisted(value);
    }
    if (cached == UNKNOWN) {
      cached = evaluateListed(value);
      failedByListed.put(value.text(), cached);
    }
    return cached;
  }

  private long[] evaluateListed(Value value) {
    long[] failed = failedByType().clone();
    for (StateKeyword assertion : assertions()) {
      if (!assertion.keyword().isValid(value)) {
        Bits.add(failed, assertion.slot());
      }
    }
    return combine(steps(), failed, value);
  }

  private long[] evaluateUnlisted(Value value) {
    long[] failed = failedByUnlisted;
    for (StateKeyword assertion : others) {
      if (!Bits.has(failed, assertion.slot()) && !assertion.keyword().isValid(value)) {
        failed = with(assertion.slot(), failed, failedByUnlisted);
      }
    }
    if (patterns != null) {
      failed = patterns.evaluate(value, failed);
    }
    return failed == failedByUnlisted ? failedIfOthersHold : combine(steps(), failed, value);
  }

  /** Adds the slots that fail because of the verdicts on branches; {@return the given set} */
  private static long[] combine(Step[] steps, long[] failed, @Nullable Value value) {
    for (Step step : steps) {
      if (step instanceof InPlace inPlace && !inPlace.isValid(failed, value)) {
        Bits.add(failed, inPlace.slot());
      }
    }
    return failed;
  }

  /** Adds a slot to those that have failed; to a copy if these are the shared set. */
  static long[] with(int slot, long[] failed, long[] shared) {
    long[] all = failed == shared ? failed.clone() : failed;
    Bits.add(all, slot);
    return all;
  }
}
