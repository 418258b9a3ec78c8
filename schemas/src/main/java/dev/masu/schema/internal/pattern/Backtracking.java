package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search through one text that backtracks: ECMA-262, section 22.2.2. It needs no more of the thread's
 * stack for a long text than for a short one.
 */
final class Backtracking {
  /** How many numbers all ways may hold, about: memory ends a search whose limit of steps is very high. */
  private static final int MAX_HELD = 1 << 25;

  private static final int HELD_BY_WAY = 8;

  /** Instead of the start of a round: another one is to begin. */
  private static final int ANOTHER_ROUND = -1;

  /**
   * What is left to match.
   *
   * @param part the next part
   * @param progress how much of it is done: parts, branches or rounds
   * @param start where the group or the round started
   * @param next what follows it; null at the end
   */
  private record Rest(
      RegexNode part, int progress, int start, @Nullable Rest next) {}

  /** Another way to match, with what groups had captured then. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Way(@Nullable Rest rest, int at, int[] captured) {}

  private final int[] text;
  private final RegexNode root;
  private final String pattern;
  private final long maxSteps;
  private final List<Way> ways = new ArrayList<>();
  private @Nullable Rest rest;
  private long steps;
  private int at;
  private boolean isAhead = true;

  /** Start and end of what each group has captured, or -1; replaced when it changes. */
  private int[] captured;

  Backtracking(String text, RegexNode root, String pattern, long maxSteps) {
    this.text = text.codePoints().toArray();
    this.root = root;
    this.pattern = pattern;
    this.maxSteps = maxSteps;
    this.captured = new int[2 * groups(root)];
    Arrays.fill(captured, -1);
  }

  private static int groups(RegexNode node) {
    int groups = node instanceof Group ? 1 : 0;
    return groups + node.parts().stream().mapToInt(Backtracking::groups).sum();
  }

  /**
   * Whether the expression matches somewhere.
   *
   * @throws PatternBudgetExceeded if that needs more steps or memory than allowed
   */
  boolean find() {
    int lastStart = root.isAnchored() ? 0 : text.length;
    int[] none = captured;
    for (int start = 0; start <= lastStart; start++) {
      at = start;
      captured = none;
      if (matches(root)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a part matches at the current position. */
  private boolean matches(RegexNode part) {
    int bottom = ways.size();
    rest = new Rest(part, 0, 0, null);
    while (rest != null) {
      boolean succeeds = step(rest);
      if (!succeeds && ways.size() == bottom) {
        return false;
      }
      if (!succeeds) {
        Way way = ways.remove(ways.size() - 1);
        rest = way.rest;
        at = way.at;
        captured = way.captured;
      }
    }
    ways.subList(bottom, ways.size()).clear();
    return true;
  }

  private void count(int added) {
    steps += added;
    if (steps > maxSteps) {
      throw new PatternBudgetExceeded(pattern, maxSteps);
    }
  }

  private void orElse(@Nullable Rest other) {
    if (ways.size() > MAX_HELD / (HELD_BY_WAY + captured.length)) {
      throw new PatternBudgetExceeded(pattern, maxSteps);
    }
    ways.add(new Way(other, at, captured));
  }

  /** Puts a part before what is left to match. */
  private void push(RegexNode part, int progress, int start) {
    rest = new Rest(part, progress, start, rest);
  }

  /** Takes one step; returns whether the expression may still match. */
  private boolean step(Rest current) {
    rest = current.next;
    RegexNode part = current.part;
    if (part instanceof Chars chars) {
      at += isAhead ? 1 : -1;
      return isIn(chars.set(), isAhead ? at - 1 : at);
    }
    if (part instanceof Sequence) {
      return sequence(part, current.progress);
    }
    if (part instanceof Choice) {
      return choice(part, current.progress);
    }
    if (part instanceof Repeat repeat) {
      boolean isRun = repeat.body() instanceof Chars && !repeat.isLazy();
      return isRun ? run(repeat, current.progress) : repeat(repeat, current);
    }
    if (part instanceof Group group) {
      return group(group, current);
    }
    return part instanceof Look look ? look(look) : reference((BackReference) part);
  }

  private boolean isIn(CodePoints set, int index) {
    if (index < 0 || index >= text.length) {
      return false;
    }
    count(1);
    return set.contains(text[index]);
  }

  private boolean sequence(RegexNode sequence, int done) {
    List<RegexNode> parts = sequence.parts();
    if (done < parts.size()) {
      push(sequence, done + 1, 0);
      push(parts.get(isAhead ? done : parts.size() - 1 - done), 0, 0);
    }
    return true;
  }

  private boolean choice(RegexNode choice, int branch) {
    count(1);
    if (branch + 1 < choice.parts().size()) {
      orElse(new Rest(choice, branch + 1, 0, rest));
    }
    push(choice.parts().get(branch), 0, 0);
    return true;
  }

  /**
   * Matches as many characters of a set as there are, and one less each time it is tried again.
   *
   * @param limit one more than how many to match; 0 at first
   */
  private boolean run(Repeat repeat, int limit) {
    CodePoints set = ((Chars) repeat.body()).set();
    int count = Math.max(0, limit - 1);
    while (limit == 0
        && count < repeat.most()
        && isIn(set, isAhead ? at + count : at - 1 - count)) {
      count++;
    }
    if (count > repeat.least()) {
      orElse(new Rest(repeat, count, 0, rest));
    }
    at += isAhead ? count : -count;
    return count >= repeat.least();
  }

  private boolean repeat(Repeat repeat, Rest current) {
    count(1);
    int rounds = current.progress;
    boolean mayEnd = rounds >= repeat.least() && current.start != ANOTHER_ROUND;
    if (mayEnd && rounds > repeat.least() && current.start == at) {
      return false; // A round that need not be must match something.
    }
    if (rounds == repeat.most()) {
      return true;
    }
    if (mayEnd && repeat.isLazy()) {
      orElse(new Rest(repeat, rounds, ANOTHER_ROUND, rest));
      return true;
    }
    if (mayEnd) {
      orElse(rest);
    }
    beginRound(repeat, rounds);
    return true;
  }

  /** A round forgets what the one before has captured. */
  private void beginRound(Repeat repeat, int rounds) {
    if (repeat.firstGroup() < repeat.endGroup()) {
      copyCaptured();
      Arrays.fill(captured, 2 * repeat.firstGroup(), 2 * repeat.endGroup(), -1);
    }
    push(repeat, rounds + 1, at);
    push(repeat.body(), 0, 0);
  }

  private void copyCaptured() {
    count(captured.length / 2);
    captured = captured.clone();
  }

  private boolean group(Group group, Rest current) {
    if (current.progress == 0) {
      push(group, 1, at);
      push(group.body(), 0, 0);
    } else {
      copyCaptured();
      captured[2 * group.number()] = Math.min(current.start, at);
      captured[2 * group.number() + 1] = Math.max(current.start, at);
    }
    return true;
  }

  /** What a group has captured; nothing, if it has taken no part. */
  private boolean reference(BackReference reference) {
    count(1);
    int start = captured[2 * reference.group()];
    int length = captured[2 * reference.group() + 1] - start;
    int from = isAhead ? at : at - length;
    if (from < 0 || from + length > text.length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      count(1);
      int a = text[start + i];
      int b = text[from + i];
      if (a != b && !(reference.ignoresCase() && CaseFolding.areAlike(a, b))) {
        return false;
      }
    }
    at += isAhead ? length : -length;
    return true;
  }

  /** A look-around is not tried in another way; what it has captured stays, unless it is negative. */
  private boolean look(Look look) {
    if (look.body() instanceof Chars chars) {
      return isIn(chars.set(), look.isAhead() ? at : at - 1) != look.isNegative();
    }
    count(1);
    Rest outerRest = rest;
    int[] outerCaptured = captured;
    int outerAt = at;
    boolean outerIsAhead = isAhead;
    isAhead = look.isAhead();
    boolean matches = matches(look.body());
    rest = outerRest;
    captured = look.isNegative() ? outerCaptured : captured;
    at = outerAt;
    isAhead = outerIsAhead;
    return matches != look.isNegative();
  }
}
