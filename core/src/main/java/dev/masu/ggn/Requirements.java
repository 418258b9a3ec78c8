package dev.masu.ggn;

/**
 * What every transition of a document requires, in arrays: the transition with number {@code t} has
 * the checks from {@code starts[t]} up to {@code starts[t + 1]}, three numbers each.
 */
final class Requirements {
  /** How many numbers a check has: a square, a mask, and what must be left of the square under it. */
  static final int CHECK = 3;

  private final int[] checks;
  private final int[] starts;
  private final int[] taken;

  /**
   * Takes the arrays over.
   *
   * @param taken which piece must be in hand for each transition to take away, -1 for none
   */
  Requirements(int[] checks, int[] starts, int[] taken) {
    this.checks = checks;
    this.starts = starts;
    this.taken = taken;
  }

  boolean areMet(int transition, int[] occupants, boolean[] inHand) {
    if (taken[transition] >= 0 && !inHand[taken[transition]]) {
      return false;
    }
    int end = starts[transition + 1];
    for (int i = starts[transition]; i < end; i += CHECK) {
      if ((occupants[checks[i]] & checks[i + 1]) != checks[i + 2]) {
        return false;
      }
    }
    return true;
  }
}
