package dev.masu.schema.internal.pattern;

/**
 * How often a part is repeated.
 *
 * @param least at least so often
 * @param most at most so often, {@link RegexNode.Repeat#UNBOUNDED} if there is no bound
 */
record Counts(int least, int most) {}
