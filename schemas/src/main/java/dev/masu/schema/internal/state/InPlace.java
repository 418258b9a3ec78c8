package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.Value;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An {@link InPlaceKeyword} of a state.
 *
 * @param slot the slot of the schema that holds the keyword
 * @param keyword the keyword
 * @param branches the slots of its branches, or -1 for one that is valid for every value of the type
 * @param conjuncts for each branch, the slots that must not have failed
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record InPlace(int slot, InPlaceKeyword keyword, int[] branches, int[][] conjuncts)
    implements ValueState.Step {

  /** Whether the value is valid against the keyword, given what has failed. */
  public boolean isValid(long[] failed, @Nullable Value value) {
    return keyword.isValid(new BranchVerdicts(this, failed, value));
  }

  /** Whether a branch is valid, given what has failed. */
  public boolean isValid(int branch, long[] failed) {
    return !Bits.hasAny(failed, conjuncts[branch]);
  }

  /** The slots that any branch depends on. */
  IntStream concerned() {
    return Arrays.stream(conjuncts).flatMapToInt(Arrays::stream).distinct();
  }

  /** Whether all branches have failed. They usually fail in order, so the last one is checked first. */
  public boolean allFailed(long[] failed) {
    for (int i = conjuncts.length - 1; i >= 0; i--) {
      if (isValid(i, failed)) {
        return false;
      }
    }
    return true;
  }
}
