package dev.masu.schema.internal.pattern;

/**
 * A regular expression that searches a text by going back and forth, as ECMA-262 describes it: with all
 * that looks around, and with groups that capture nothing where they take no part.
 */
final class Program {
  private final Step first;
  private final int registers;

  Program(Step first, int registers) {
    this.first = first;
    this.registers = registers;
  }

  /**
   * Whether it matches somewhere in a text. It needs no more of the thread's stack for a long text
   * than for a short one.
   *
   * @param budget limits the characters and repetitions that it tries, counting again each time it goes back
   * @throws PatternBudget.Exceeded if that is not enough
   */
  boolean find(String text, PatternBudget budget) {
    return new Search(text, registers, budget).find(first);
  }
}
