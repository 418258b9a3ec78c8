package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A search through one text. What else could be tried is on a stack of its own: no text needs more of the
 * thread's stack than another.
 */
final class Search {
  private static final int NUMBERS_OF_WAY = 3;

  private final int[] text;
  private final Registers registers;
  private final PatternBudget budget;
  private int at;

  private Step[] ways = new Step[16];
  /**
   * For each backtracking point: the index to continue from, the last one to be tried, and the number of changes
   * before.
   */
  private int[] places = new int[16 * NUMBERS_OF_WAY];

  private int wayCount;

  Search(String text, int registers, PatternBudget budget) {
    this.text = codePoints(text);
    this.registers = new Registers(registers, budget);
    this.budget = budget;
  }

  /** {@code text.codePoints().toArray()} takes longer than the search of a short text. */
  private static int[] codePoints(String text) {
    int[] codePoints = new int[text.length()];
    int count = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(codePoints[count++])) {
      codePoints[count] = text.codePointAt(i);
    }
    return count == codePoints.length ? codePoints : Arrays.copyOf(codePoints, count);
  }

  /** Whether an expression matches from anywhere. */
  boolean find(Step first) {
    for (int start = 0; start <= text.length; start++) {
      registers.undo(0);
      at = start;
      if (matches(first)) {
        return true;
      }
    }
    return false;
  }

  private boolean matches(Step first) {
    for (Step step = first; step != null; ) {
      if (step == Step.FOUND) {
        return true;
      }
      Step next = step.take(this);
      step = next == null ? otherWay() : next;
    }
    return false;
  }

  private @Nullable Step otherWay() {
    if (wayCount == 0) {
      return null;
    }
    Step way = ways[wayCount - 1];
    int place = (wayCount - 1) * NUMBERS_OF_WAY;
    registers.undo(places[place + 2]);
    at = places[place];
    if (at == places[place + 1]) {
      wayCount--;
    } else {
      places[place] += Integer.signum(places[place + 1] - at);
    }
    return way;
  }

  /** Adds a backtracking point at the current index. */
  void orElse(Step way) {
    orElse(way, at, at);
  }

  /** Adds a backtracking point for a range of indexes, to be tried one by one. */
  void orElse(Step way, int from, int to) {
    if (wayCount == ways.length) {
      ways = Arrays.copyOf(ways, registers.twice(wayCount));
      places = Arrays.copyOf(places, 2 * places.length);
    }
    int place = wayCount * NUMBERS_OF_WAY;
    places[place] = from;
    places[place + 1] = to;
    places[place + 2] = registers.changes();
    ways[wayCount++] = way;
  }

  /** How many backtracking points there are. */
  int ways() {
    return wayCount;
  }

  void forgetWays(int count) {
    wayCount = count;
  }

  int get(int register) {
    return registers.get(register);
  }

  void set(int register, int value) {
    registers.set(register, value);
  }

  int at() {
    return at;
  }

  void goTo(int place) {
    at = place;
  }

  void count() {
    budget.count();
  }

  /** Consumes the next or previous character if it is in a set. */
  boolean pass(CodePoints set, boolean isAhead) {
    boolean passes = isIn(set, isAhead ? at : at - 1);
    at += passes ? isAhead ? 1 : -1 : 0;
    return passes;
  }

  /** Consumes the text between two indexes if it occurs again before or after the current one. */
  boolean passAgain(int start, int end, boolean ignoresCase, boolean isAhead) {
    int from = isAhead ? at : at - (end - start);
    if (from < 0 || from + (end - start) > text.length) {
      return false;
    }
    for (int i = 0; i < end - start; i++) {
      count();
      int a = text[start + i];
      int b = text[from + i];
      if (a != b && !(ignoresCase && CaseFolding.areAlike(a, b))) {
        return false;
      }
    }
    at = isAhead ? from + (end - start) : from;
    return true;
  }

  boolean isAt(Anchor anchor) {
    return switch (anchor) {
      case START -> at == 0;
      case END -> at == text.length;
      case WORD_BOUNDARY -> isWord(at - 1) != isWord(at);
      case NO_WORD_BOUNDARY -> isWord(at - 1) == isWord(at);
    };
  }

  private boolean isWord(int place) {
    return isIn(CodePoints.WORD, place);
  }

  private boolean isIn(CodePoints set, int place) {
    if (place < 0 || place >= text.length) {
      return false;
    }
    count();
    return set.contains(text[place]);
  }
}
