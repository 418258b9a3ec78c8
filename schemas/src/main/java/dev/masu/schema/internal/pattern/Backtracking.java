package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A search through one text that backtracks: ECMA-262, section 22.2.2. Needs no more of the thread's stack for
 * a long text than for a short one.
 */
final class Backtracking {
  /** With a higher limit of steps, a search ends for want of memory. */
  private static final int MAX_SAVED = 1 << 22;

  /** The start of a {@link Rest} that is to begin another round of a repetition. */
  private static final int ANOTHER_ROUND = -1;

  /**
   * What is left to match.
   *
   * @param part the part to match now
   * @param progress how much of it is done: parts, branches or rounds
   * @param start where the group or round started
   * @param next what follows the part; null at the end
   */
  private record Rest(RegexNode part, int progress, int start, @Nullable Rest next) {}

  /** What to return to when matching fails. */
  private sealed interface Saved {}

  /** Another way to match. */
  private record Way(@Nullable Rest rest, int at) implements Saved {}

  /** What a group had captured before. */
  private record Capture(int group, @Nullable Span span) implements Saved {}

  private record Span(int start, int end) {}

  private final int[] text;
  private final PatternBudget budget;
  private final Map<Integer, Span> captured = new HashMap<>();
  private final List<Saved> saved = new ArrayList<>();
  private @Nullable Rest rest;
  private int at;
  private boolean isAhead = true;

  Backtracking(String text, PatternBudget budget) {
    this.text = text.codePoints().toArray();
    this.budget = budget;
  }

  /**
   * Whether an expression matches somewhere.
   *
   * @throws PatternBudget.Exceeded if that needs more steps or memory than allowed
   */
  boolean find(RegexNode root) {
    boolean isAnchored = root instanceof Sequence sequence
        && !sequence.parts().isEmpty()
        && sequence.parts().get(0).equals(RegexNode.START);
    for (int start = 0; start <= (isAnchored ? 0 : text.length); start++) {
      at = start;
      if (matches(root)) {
        return true;
      }
    }
    return false;
  }

  /** Matches a part from the current position. If it fails, nothing is left of the attempt. */
  private boolean matches(RegexNode root) {
    int bottom = saved.size();
    rest = new Rest(root, 0, 0, null);
    while (rest != null) {
      if (!step(rest) && !backtrack(bottom)) {
        return false;
      }
    }
    return true;
  }

  /** Returns to the way saved last; false if there is none above an index. */
  private boolean backtrack(int bottom) {
    while (saved.size() > bottom) {
      Saved last = saved.remove(saved.size() - 1);
      if (last instanceof Way way) {
        rest = way.rest();
        at = way.at();
        return true;
      }
      Capture capture = (Capture) last;
      captured.put(capture.group(), capture.span());
    }
    return false;
  }

  private void save(Saved added) {
    if (saved.size() == MAX_SAVED) {
      throw budget.exceeded();
    }
    saved.add(added);
  }

  private void capture(int group, @Nullable Span span) {
    Span before = captured.put(group, span);
    if (before != span) {
      save(new Capture(group, before));
    }
  }

  /** Puts a part before what is left to match. */
  private void push(RegexNode part, int progress, int start) {
    rest = new Rest(part, progress, start, rest);
  }

  /** Takes one step; returns whether it succeeds. */
  private boolean step(Rest current) {
    rest = current.next();
    if (current.part() instanceof Chars chars) {
      return character(chars);
    }
    if (current.part() instanceof Sequence sequence) {
      return sequence(sequence.parts(), current);
    }
    if (current.part() instanceof Choice choice) {
      return choice(choice, current.progress());
    }
    if (current.part() instanceof Repeat repeat) {
      return repeat.body() instanceof Chars chars && !repeat.isLazy()
          ? run(chars.set(), repeat, current.progress())
          : repeat(repeat, current);
    }
    if (current.part() instanceof Group group) {
      return group(group, current);
    }
    return current.part() instanceof Look look
        ? look(look)
        : reference((BackReference) current.part());
  }

  private boolean character(Chars chars) {
    boolean matches = isIn(chars.set(), isAhead ? at : at - 1);
    at += isAhead ? 1 : -1;
    return matches;
  }

  private boolean isIn(CodePoints set, int index) {
    if (index < 0 || index >= text.length) {
      return false;
    }
    budget.count();
    return set.contains(text[index]);
  }

  private boolean sequence(List<RegexNode> parts, Rest current) {
    int done = current.progress();
    if (done < parts.size()) {
      push(current.part(), done + 1, 0);
      push(parts.get(isAhead ? done : parts.size() - 1 - done), 0, 0);
    }
    return true;
  }

  private boolean choice(Choice choice, int branch) {
    if (branch + 1 < choice.parts().size()) {
      budget.count();
      save(new Way(new Rest(choice, branch + 1, 0, rest), at));
    }
    push(choice.parts().get(branch), 0, 0);
    return true;
  }

  /** As many characters of a set as there are, or one less each time. Progress is one more than their count. */
  private boolean run(CodePoints set, Repeat repeat, int progress) {
    int count = Math.max(0, progress - 1);
    while (progress == 0 && count < repeat.most() && isIn(set, isAhead ? at + count : at - 1 - count)) {
      count++;
    }
    if (count > repeat.least()) {
      save(new Way(new Rest(repeat, count, 0, rest), at));
    }
    at += isAhead ? count : -count;
    return count >= repeat.least();
  }

  private boolean repeat(Repeat repeat, Rest current) {
    budget.count();
    int rounds = current.progress();
    if (current.start() == ANOTHER_ROUND || rounds < repeat.least()) {
      return round(repeat, rounds);
    }
    if (rounds > repeat.least() && at == current.start()) {
      return false; // A round that need not be must match something.
    }
    if (rounds == repeat.most()) {
      return true;
    }
    if (repeat.isLazy()) {
      save(new Way(new Rest(repeat, rounds, ANOTHER_ROUND, rest), at));
      return true;
    }
    save(new Way(rest, at));
    return round(repeat, rounds);
  }

  /** Begins a round, which forgets what the one before has captured. */
  private boolean round(Repeat repeat, int rounds) {
    for (int group = repeat.firstGroup(); group <= repeat.lastGroup(); group++) {
      budget.count();
      capture(group, null);
    }
    push(repeat, rounds + 1, at);
    push(repeat.body(), 0, 0);
    return true;
  }

  private boolean group(Group group, Rest current) {
    if (current.progress() == 0) {
      budget.count();
      push(group, 1, at);
      push(group.body(), 0, 0);
    } else {
      int start = current.start();
      capture(group.number(), new Span(Math.min(start, at), Math.max(start, at)));
    }
    return true;
  }

  /** What a group has captured; nothing, if it has taken no part. */
  private boolean reference(BackReference reference) {
    budget.count();
    Span span = captured.get(reference.group());
    if (span == null) {
      return true;
    }
    int length = span.end() - span.start();
    int from = isAhead ? at : at - length;
    if (from < 0 || from + length > text.length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      budget.count();
      int a = text[span.start() + i];
      int b = text[from + i];
      if (a != b && !(reference.ignoresCase() && CaseFolding.areAlike(a, b))) {
        return false;
      }
    }
    at = isAhead ? at + length : from;
    return true;
  }

  /**
   * A look-around. What it has captured stays, but it is not tried in another way; a negative one leaves
   * nothing.
   */
  private boolean look(Look look) {
    if (look.body() instanceof Chars chars) {
      return isIn(chars.set(), look.isAhead() ? at : at - 1) != look.isNegative();
    }
    budget.count();
    Rest outerRest = rest;
    int outerAt = at;
    boolean outerIsAhead = isAhead;
    int bottom = saved.size();
    isAhead = look.isAhead();
    boolean matches = matches(look.body());
    if (look.isNegative()) {
      while (backtrack(bottom)) {
        // Restores all that was captured.
      }
    }
    saved.subList(bottom, saved.size()).removeIf(Way.class::isInstance);
    rest = outerRest;
    at = outerAt;
    isAhead = outerIsAhead;
    return matches != look.isNegative();
  }
}
