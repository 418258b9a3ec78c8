package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that a text is matched against together: in one pass, as far as they are automata without look-arounds.
 * Thread-safe.
 */
public final class PatternSet {
  private static final char[] NO_CHARS = new char[0];
  private static final RegexNode NOTHING =
      new RegexNode.Sequence(List.of(RegexNode.Look.START, new RegexNode.Chars(CodePoints.ALL.complement())));

  /** To join patterns takes as long as to match some texts one by one. */
  private static final int FIRST_TEXTS = 8;

  private final List<PatternMatcher> patterns;
  private final long[] none;
  private final int[] all;

  private int texts;

  /** The numbers of the patterns that are matched one by one; null until it is worthwhile to join others. */
  private volatile int @Nullable [] single;

  /** Matches all others. */
  private @Nullable Automaton joint;

  /**
   * Makes a set.
   *
   * @param patterns the patterns, whose indexes are their numbers
   */
  public PatternSet(List<PatternMatcher> patterns) {
    this.patterns = List.copyOf(patterns);
    this.none = new long[Math.max(1, (patterns.size() + 63) >>> 6)];
    this.all = new int[patterns.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
  }

  /**
   * The patterns that match somewhere in a text, as bits by their numbers; not to be changed.
   *
   * @throws PatternBudget.Exceeded if one needs more steps than allowed
   */
  public long[] find(String text) {
    return find(text, NO_CHARS, 0, text.length());
  }

  /** The same for a range of characters. */
  public long[] find(char[] text, int offset, int length) {
    return find(null, text, offset, offset + length);
  }

  private long[] find(@Nullable String string, char[] chars, int from, int to) {
    int[] left = single;
    if (left == null) {
      left = texts++ < FIRST_TEXTS ? all : join();
    }
    Automaton together = joint;
    long[] found = none;
    if (together != null && left.length < all.length) {
      found = together.findAll(string, chars, from, to);
      if (together.hasOverflowed()) {
        // Together they have too many states, other than one by one.
        single = all;
      }
    }
    if (left.length == 0) {
      return found;
    }
    long[] both = found.clone();
    for (int number : left) {
      PatternMatcher pattern = patterns.get(number);
      if (string == null ? pattern.find(chars, from, to - from) : pattern.find(string)) {
        both[number >>> 6] |= 1L << number;
      }
    }
    return both;
  }

  private synchronized int[] join() {
    List<RegexNode> joined = new ArrayList<>();
    int[] left = IntStream.of(all)
        .filter(number -> !isAdded(patterns.get(number), joined))
        .toArray();
    if (all.length - left.length < 2) {
      left = all;
    } else if (joint == null) {
      try {
        joint = Automaton.ofAll(joined);
      } catch (Nfa.InexpressibleException e) {
        left = all;
      }
    }
    single = left;
    return left;
  }

  /** Adds the expression of a pattern, or one that matches nothing in its place. */
  private static boolean isAdded(PatternMatcher pattern, List<RegexNode> joined) {
    boolean isJoined = pattern instanceof Automaton automaton && !automaton.looksAround();
    joined.add(isJoined ? ((Automaton) pattern).root() : NOTHING);
    return isJoined;
  }
}
