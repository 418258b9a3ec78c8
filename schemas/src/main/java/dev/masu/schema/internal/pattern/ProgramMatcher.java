package dev.masu.schema.internal.pattern;

/**
 * A matcher with a budget, for what automata cannot express.
 *
 * @param pattern the pattern as it is written
 */
record ProgramMatcher(Program program, String pattern, long maxSteps) implements PatternMatcher {
  @Override
  public boolean find(String text) {
    return program.find(text, new PatternBudget(pattern, maxSteps));
  }

  @Override
  public boolean find(char[] text, int offset, int length) {
    return find(new String(text, offset, length));
  }
}
