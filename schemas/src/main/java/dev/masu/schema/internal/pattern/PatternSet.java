package dev.masu.schema.internal.pattern;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that a text is searched for together: in one pass, as far as they are automata without look-arounds.
 * Thread-safe.
 */
public final class PatternSet {
  /** Takes the place of a pattern that cannot be joined, so that the others keep their numbers. */
  private static final RegexNode NOTHING =
      new RegexNode.Sequence(List.of(RegexNode.Look.START, CodePoints.ALL.complement()));

  /**
   * The number of texts that are searched before patterns are joined. Joining them takes as long as searching some
   * texts one pattern at a time.
   */
  private static final int FIRST_TEXTS = 8;

  private final List<PatternMatcher> patterns;
  private final int count;
  private final long[] none;
  private final Plan oneByOne;
  private volatile Plan plan;
  private int texts;

  /**
   * How patterns are searched for.
   *
   * @param separate the numbers of those that are searched for one by one
   * @param joint searches for all others
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Plan(int[] separate, @Nullable Automaton joint) {}

  /**
   * Creates a set of patterns, whose indexes are their numbers.
   *
   * @param count the number of sets that the schema has, with this one
   */
  public PatternSet(List<PatternMatcher> patterns, int count) {
    this.count = count;
    this.patterns = List.copyOf(patterns);
    this.none = new long[Math.max(1, (patterns.size() + 63) >>> 6)];
    this.oneByOne = new Plan(IntStream.range(0, patterns.size()).toArray(), null);
    this.plan = oneByOne;
  }

  public long[] find(String text, PatternSteps steps) {
    return find(text.toCharArray(), 0, text.length(), steps);
  }

  /**
   * The patterns that match somewhere in a range of characters, as bits by their numbers; callers must not change it.
   *
   * @throws LimitReached if one needs more steps than allowed
   */
  public long[] find(char[] text, int offset, int length, PatternSteps steps) {
    if (texts < FIRST_TEXTS && ++texts == FIRST_TEXTS) {
      plan = joined();
    }
    Plan current = plan;
    long[] found = none;
    if (current.joint != null) {
      try {
        found = current.joint.findAll(text, offset, length, steps);
      } catch (Nfa.InexpressibleException e) {
        current = oneByOne;
        plan = oneByOne;
      } catch (LimitReached e) {
        current = oneByOne; // To find out which pattern it is.
      }
    }
    if (current.separate.length == 0) {
      return found;
    }
    long[] all = found.clone();
    for (int number : current.separate) {
      if (patterns.get(number).find(text, offset, length, steps)) {
        all[number >>> 6] |= 1L << number;
      }
    }
    return all;
  }

  private Plan joined() {
    int[] separate = IntStream.range(0, patterns.size())
        .filter(number -> !isJoinable(patterns.get(number)))
        .toArray();
    if (patterns.size() - separate.length < 2) {
      return oneByOne;
    }
    List<RegexNode> joined = patterns.stream()
        .map(pattern -> isJoinable(pattern) ? ((Automaton) pattern).root() : NOTHING)
        .toList();
    try {
      return new Plan(separate, Automaton.ofAll(joined, count));
    } catch (Nfa.InexpressibleException e) {
      return oneByOne;
    }
  }

  private static boolean isJoinable(PatternMatcher pattern) {
    return pattern instanceof Automaton automaton && !automaton.looksAround();
  }
}
