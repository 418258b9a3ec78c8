package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import java.util.List;

/** Several patterns that a string must match, searched for together. */
final class PatternAssertions {
  private final StateKeyword[] assertions;

  /** For each assertion: the number of its pattern. */
  private final int[] numbers;

  private final PatternSet patterns;

  PatternAssertions(List<StateKeyword> assertions, States states) {
    this.assertions = assertions.toArray(new StateKeyword[0]);
    List<PatternMatcher> all =
        assertions.stream().map(each -> each.keyword().pattern().orElseThrow()).toList();
    List<PatternMatcher> distinct = all.stream().distinct().toList();
    this.numbers = all.stream().mapToInt(distinct::indexOf).toArray();
    this.patterns = states.patternSet(distinct);
  }

  /** {@return the slots that fail, and those that have already failed} */
  long[] evaluate(Value value, long[] failed) {
    if (!matter(failed)) {
      return failed;
    }
    long[] matched = value.findAll(patterns);
    long[] all = failed;
    for (int i = 0; i < numbers.length; i++) {
      if (!Bits.has(matched, numbers[i])) {
        all = ScalarState.with(assertions[i].slot(), all, failed);
      }
    }
    return all;
  }

  /** Whether the slot of one of the assertions has not failed yet. */
  private boolean matter(long[] failed) {
    for (StateKeyword assertion : assertions) {
      if (!Bits.has(failed, assertion.slot())) {
        return true;
      }
    }
    return false;
  }
}
