package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
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
 * A backtracking search through one text: ECMA-262, section 22.2.2. The stack that it needs does not depend on the
 * length of the text.
 */
final class Backtracking {
  /**
   * The approximate number of ints that all alternatives may hold, which bounds memory even if the limit of steps is
   * very high.
   */
  private static final int MAX_INTS = 1 << 25;

  private static final int INTS_PER_ALTERNATIVE = 8;

  /** In place of the start of an iteration: another one must begin. */
  private static final int NEXT_ITERATION = -1;

  /**
   * What remains to be matched.
   *
   * @param part the next part
   * @param progress how many of its parts, branches or iterations are done
   * @param start where the group or the iteration started
   * @param next what follows it; null at the end
   */
  private record Continuation(
      RegexNode part, int progress, int start, @Nullable Continuation next) {}

  /** Another way to match, with what groups had captured at that point. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Alternative(@Nullable Continuation rest, int at, int[] captured) {}

  private final int[] text;
  private final RegexNode root;
  private final PatternSteps steps;
  private final List<Alternative> alternatives = new ArrayList<>();
  private @Nullable Continuation rest;
  private int at;
  private boolean isAhead = true;

  /** The start and end of what each group has captured, or -1. Copied before it is changed. */
  private int[] captured;

  Backtracking(String text, RegexNode root, PatternSteps steps) {
    this.text = text.codePoints().toArray();
    this.root = root;
    this.steps = steps;
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
   * @throws LimitReached if that needs more steps or memory than allowed
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

  private boolean matches(RegexNode part) {
    int bottom = alternatives.size();
    rest = new Continuation(part, 0, 0, null);
    while (rest != null) {
      boolean succeeds = step(rest);
      if (!succeeds && alternatives.size() == bottom) {
        return false;
      }
      if (!succeeds) {
        Alternative alternative = alternatives.remove(alternatives.size() - 1);
        rest = alternative.rest;
        at = alternative.at;
        captured = alternative.captured;
      }
    }
    alternatives.subList(bottom, alternatives.size()).clear();
    return true;
  }

  private void addAlternative(@Nullable Continuation other) {
    if (alternatives.size() > MAX_INTS / (INTS_PER_ALTERNATIVE + captured.length)) {
      throw steps.exceeded();
    }
    alternatives.add(new Alternative(other, at, captured));
  }

  private void push(RegexNode part, int progress, int start) {
    rest = new Continuation(part, progress, start, rest);
  }

  /** Takes one step; {@return whether the expression may still match} */
  private boolean step(Continuation current) {
    rest = current.next;
    RegexNode part = current.part;
    if (part instanceof CodePoints set) {
      at += isAhead ? 1 : -1;
      return isIn(set, isAhead ? at - 1 : at);
    }
    if (part instanceof Sequence) {
      return sequence(part, current.progress);
    }
    if (part instanceof Choice) {
      return choice(part, current.progress);
    }
    if (part instanceof Repeat repeat) {
      return repeat(repeat, current);
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
    steps.add(1);
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
    steps.add(1);
    if (branch + 1 < choice.parts().size()) {
      addAlternative(new Continuation(choice, branch + 1, 0, rest));
    }
    push(choice.parts().get(branch), 0, 0);
    return true;
  }

  private boolean repeat(Repeat repeat, Continuation current) {
    steps.add(1);
    int iterations = current.progress;
    boolean mayEnd = iterations >= repeat.min() && current.start != NEXT_ITERATION;
    if (mayEnd && iterations > repeat.min() && current.start == at) {
      return false; // An optional iteration must match something.
    }
    if (iterations == repeat.max()) {
      return true;
    }
    if (mayEnd && repeat.isLazy()) {
      addAlternative(new Continuation(repeat, iterations, NEXT_ITERATION, rest));
      return true;
    }
    if (mayEnd) {
      addAlternative(rest);
    }
    beginIteration(repeat, iterations);
    return true;
  }

  /** Forgets what the previous iteration captured. */
  private void beginIteration(Repeat repeat, int iterations) {
    if (repeat.firstGroup() < repeat.endGroup()) {
      copyCaptured();
      Arrays.fill(captured, 2 * repeat.firstGroup(), 2 * repeat.endGroup(), -1);
    }
    push(repeat, iterations + 1, at);
    push(repeat.body(), 0, 0);
  }

  private void copyCaptured() {
    steps.add(captured.length / 2);
    captured = captured.clone();
  }

  private boolean group(Group group, Continuation current) {
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

  /** Matches what a group has captured, or the empty text if none has taken part. */
  private boolean reference(BackReference reference) {
    int start = -1;
    int length = 0;
    for (int group : reference.groups()) {
      steps.add(1);
      if (captured[2 * group - 1] >= 0) {
        start = captured[2 * group - 2];
        length = captured[2 * group - 1] - start;
      }
    }
    int from = isAhead ? at : at - length;
    if (from < 0 || from + length > text.length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      steps.add(1);
      int a = text[start + i];
      int b = text[from + i];
      if (a != b && !(reference.ignoresCase() && CodePoints.equalIgnoringCase(a, b))) {
        return false;
      }
    }
    at += isAhead ? length : -length;
    return true;
  }

  /** Matches a look-around, which is not tried again in another way. Its captures are kept unless it is negative. */
  private boolean look(Look look) {
    if (look.body() instanceof CodePoints set) {
      return isIn(set, look.isAhead() ? at : at - 1) != look.isNegative();
    }
    steps.add(1);
    Continuation outerRest = rest;
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
