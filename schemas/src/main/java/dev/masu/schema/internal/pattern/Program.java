package dev.masu.schema.internal.pattern;

/**
 * A regular expression that searches a text by going back and forth, as ECMA-262 describes it: with all
 * that looks around, and with groups that capture nothing where they take no part.
 */
public final class Program {
  private final Step first;
  private final int registers;

  Program(Step first, int registers) {
    this.first = first;
    this.registers = registers;
  }

  /**
   * Tells whether it matches somewhere in a text. It needs no more of the thread's stack for a long text
   * than for a short one.
   *
   * @param maxSteps how many characters and repetitions it may try, counting again each time it goes back
   * @throws TooManySteps if that is not enough
   */
  public boolean find(String text, long maxSteps) {
    return new Search(text, registers, maxSteps).find(first);
  }
}
