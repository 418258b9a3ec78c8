package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Writes a regular expression as the steps of a search: ECMA-262, section 22.2.2. Each part is written
 * with what follows it, and with the direction in which it reads the text.
 */
final class ProgramWriter {
  /** How many registers a group has: its mark, and the start and end of what it captures. */
  static final int OF_GROUP = 3;

  /** The registers of the groups that are referred to, in the order of the groups. */
  private final Map<Integer, Integer> marks = new HashMap<>();

  /** The first and last of these that were met. */
  private int firstMark = Integer.MAX_VALUE;

  private int lastMark = -1;

  private int registers;

  private ProgramWriter() {}

  static Program write(RegexNode root) {
    ProgramWriter writer = new ProgramWriter();
    RegexParts.all(root)
        .filter(BackReference.class::isInstance)
        .map(node -> ((BackReference) node).group())
        .sorted()
        .distinct()
        .forEach(group -> writer.marks.put(group, writer.registers(OF_GROUP)));
    Step first = writer.step(root, Step.FOUND, true);
    return new Program(first, writer.registers);
  }

  private int registers(int count) {
    registers += count;
    return registers - count;
  }

  private Step step(RegexNode node, Step next, boolean isAhead) {
    if (node instanceof Chars chars) {
      return search -> search.pass(chars.set(), isAhead) ? next : null;
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence.parts(), next, isAhead);
    }
    if (node instanceof Choice choice) {
      return choice(choice.branches(), next, isAhead);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, next, isAhead);
    }
    if (node instanceof Group group) {
      return group(group, next, isAhead);
    }
    if (node instanceof BackReference reference) {
      return again(reference, next, isAhead);
    }
    return node instanceof Look look
        ? look(look, next)
        : search -> search.isAt((Anchor) node) ? next : null;
  }

  private Step sequence(List<RegexNode> parts, Step next, boolean isAhead) {
    Step step = next;
    for (int i = 1; i <= parts.size(); i++) {
      step = step(parts.get(isAhead ? parts.size() - i : i - 1), step, isAhead);
    }
    return step;
  }

  private Step choice(List<RegexNode> branches, Step next, boolean isAhead) {
    int last = branches.size() - 1;
    Step step = step(branches.get(last), next, isAhead);
    for (int i = last - 1; i >= 0; i--) {
      step = fork(step(branches.get(i), next, isAhead), step);
    }
    return step;
  }

  private static Step fork(Step first, Step second) {
    return search -> {
      search.count();
      search.orElse(second);
      return first;
    };
  }

  private Step repeat(Repeat repeat, Step next, boolean isAhead) {
    if (repeat.most() == 0) {
      return next;
    }
    if (repeat.body() instanceof Chars chars && !repeat.isLazy()) {
      return run(chars.set(), repeat, next, isAhead);
    }
    return loop(repeat, next, isAhead);
  }

  /** As many characters of a set as there are, and fewer if that does not match. */
  private static Step run(CodePoints set, Repeat repeat, Step next, boolean isAhead) {
    return search -> {
      int nearest = search.at();
      int count = 0;
      while (count < repeat.most() && search.pass(set, isAhead)) {
        count++;
        nearest = count == repeat.least() ? search.at() : nearest;
      }
      if (count > repeat.least()) {
        search.orElse(next, search.at() + (isAhead ? -1 : 1), nearest);
      }
      return count < repeat.least() ? null : next;
    };
  }

  private Step loop(Repeat repeat, Step next, boolean isAhead) {
    int firstBefore = firstMark;
    int lastBefore = lastMark;
    firstMark = Integer.MAX_VALUE;
    lastMark = -1;
    Loop loop = new Loop(repeat, registers(2), next);
    Step body = step(repeat.body(), loop.endOfRound(), isAhead);
    Step start = loop.around(body, firstMark, lastMark);
    firstMark = Math.min(firstMark, firstBefore);
    lastMark = Math.max(lastMark, lastBefore);
    return start;
  }

  private Step group(Group group, Step next, boolean isAhead) {
    Integer mark = marks.get(group.number());
    if (mark == null) {
      return step(group.body(), next, isAhead);
    }
    firstMark = Math.min(firstMark, mark);
    lastMark = Math.max(lastMark, mark);
    Step body = step(group.body(), captured(mark, next), isAhead);
    return search -> {
      search.count();
      search.set(mark, search.at());
      return body;
    };
  }

  /** The end of a capturing group; or its start, where a text is read backward. */
  private static Step captured(int mark, Step next) {
    return search -> {
      search.set(mark + 1, Math.min(search.get(mark), search.at()));
      search.set(mark + 2, Math.max(search.get(mark), search.at()));
      return next;
    };
  }

  /** What a group has captured; nothing, if it has taken no part. */
  private Step again(BackReference reference, Step next, boolean isAhead) {
    int mark = Objects.requireNonNull(marks.get(reference.group()));
    return search -> {
      int start = search.get(mark + 1);
      int end = search.get(mark + 2);
      search.count();
      boolean passes = start < 0 || search.passAgain(start, end, reference.ignoresCase(), isAhead);
      return passes ? next : null;
    };
  }

  /**
   * A look-around. What it has captured stays, but it is not tried in another way; a negative one leaves
   * nothing.
   */
  private Step look(Look look, Step next) {
    int ways = registers(2);
    int position = ways + 1;
    Step end = search -> {
      search.forgetWays(search.get(ways));
      search.goTo(search.get(position));
      return look.isNegative() ? null : next;
    };
    Step body = step(look.body(), end, look.isAhead());
    return search -> {
      search.count();
      search.set(ways, search.ways());
      search.set(position, search.at());
      if (look.isNegative()) {
        search.orElse(next);
      }
      return body;
    };
  }
}
