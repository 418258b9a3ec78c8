package dev.masu.schema.internal.pattern;

import java.util.Arrays;

/** The registers of a search, with their earlier values, so that backtracking restores them. */
final class Registers {
  /** As much is held as a million steps may need; with a higher limit, steps end for want of memory. */
  private static final int MAX_HELD = 1 << 23;

  private final PatternBudget budget;
  private final int[] values;

  /** Registers and what they held, in turn. */
  private int[] changes = new int[32];

  private int changeCount;

  /** Makes so many, each with -1 in it. */
  Registers(int count, PatternBudget budget) {
    this.budget = budget;
    values = new int[count];
    Arrays.fill(values, -1);
  }

  int get(int register) {
    return values[register];
  }

  void set(int register, int value) {
    if (values[register] == value) {
      return;
    }
    if (changeCount == changes.length) {
      changes = Arrays.copyOf(changes, twice(changeCount));
    }
    changes[changeCount++] = register;
    changes[changeCount++] = values[register];
    values[register] = value;
  }

  /** How far what was changed goes back. */
  int changes() {
    return changeCount;
  }

  /** Restores what was there when so much had been changed. */
  void undo(int count) {
    while (changeCount > count) {
      changeCount -= 2;
      values[changes[changeCount]] = changes[changeCount + 1];
    }
  }

  /**
   * Another length for what a search holds.
   *
   * @throws PatternBudget.Exceeded if it holds too much
   */
  int twice(int length) {
    if (length >= MAX_HELD) {
      throw budget.exceeded();
    }
    return 2 * length;
  }
}
