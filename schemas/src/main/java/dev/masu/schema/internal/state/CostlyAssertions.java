package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Costly assertions about a scalar that are evaluated together, after the cheap ones: several patterns, or a single
 * assertion of another kind.
 */
final class CostlyAssertions {
  private final StateKeyword[] assertions;

  /**
   * For each assertion: the slots that the other branches of its {@code anyOf} depend on, for those already decided.
   */
  private final long[][][] alternatives;

  private final @Nullable PatternSet patterns;

  /** For each assertion: the number of its pattern. */
  private final int[] numbers;

  /**
   * Groups assertions.
   *
   * @param alternatives for each assertion, sets of slots. If all slots of one set are valid, the assertion is
   *     irrelevant.
   */
  CostlyAssertions(List<StateKeyword> assertions, long[][][] alternatives) {
    this.assertions = assertions.toArray(new StateKeyword[0]);
    this.alternatives = alternatives;
    this.numbers = new int[this.assertions.length];
    this.patterns = numbers.length == 1 ? null : new PatternSet(number(this.assertions, numbers));
  }

  private static List<PatternMatcher> number(StateKeyword[] assertions, int[] numbers) {
    List<PatternMatcher> distinct = new ArrayList<>();
    for (int i = 0; i < assertions.length; i++) {
      PatternMatcher pattern = assertions[i].keyword().pattern().orElseThrow();
      numbers[i] = distinct.indexOf(pattern);
      if (numbers[i] < 0) {
        numbers[i] = distinct.size();
        distinct.add(pattern);
      }
    }
    return distinct;
  }

  /** Adds the slots that fail to those that have already failed; {@return the result, which may be the scratch set} */
  long[] evaluate(Value value, long[] failed, long[] scratch) {
    if (!matter(failed)) {
      return failed;
    }
    if (patterns == null) {
      boolean isValid = assertions[0].keyword().isValid(value);
      return isValid ? failed : ScalarState.with(assertions[0].slot(), failed, scratch);
    }
    long[] matched = value.findAll(patterns);
    long[] all = failed;
    for (int i = 0; i < numbers.length; i++) {
      if (!Bits.has(matched, numbers[i])) {
        all = ScalarState.with(assertions[i].slot(), all, scratch);
      }
    }
    return all;
  }

  /** Whether one of the assertions is still relevant. */
  private boolean matter(long[] failed) {
    for (int i = 0; i < assertions.length; i++) {
      if (!Bits.has(failed, assertions[i].slot()) && !isAnyValid(alternatives[i], failed)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnyValid(long[][] branches, long[] failed) {
    for (long[] branch : branches) {
      if (!Bits.intersect(branch, failed)) {
        return true;
      }
    }
    return false;
  }
}
