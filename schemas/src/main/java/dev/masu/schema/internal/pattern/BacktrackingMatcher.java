package dev.masu.schema.internal.pattern;

/**
 * A matcher with a limit of steps, for what automata cannot express.
 *
 * @param pattern the pattern as it is written
 */
record BacktrackingMatcher(RegexNode root, String pattern, long maxSteps)
    implements PatternMatcher {
  @Override
  public boolean find(String text) {
    return new Backtracking(text, new PatternBudget(pattern, maxSteps)).find(root);
  }

  @Override
  public boolean find(char[] text, int offset, int length) {
    return find(new String(text, offset, length));
  }
}
