package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The groups that have surely captured something when a search comes to a part of a pattern. */
final class Captured {
  private final Set<Integer> groups = new HashSet<>();
  private final Deque<Integer> inOrder = new ArrayDeque<>();

  private Captured() {}

  /** Writes a back-reference to a group that may take no part, and so match nothing, as optional. */
  static RegexNode orNothing(RegexNode root) {
    return new Captured().written(root, true);
  }

  private RegexNode written(RegexNode node, boolean isAhead) {
    if (node instanceof BackReference reference) {
      return groups.contains(reference.group()) ? node : new Repeat(node, 0, 1, false);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence.parts(), isAhead);
    }
    if (node instanceof Choice choice) {
      return new Choice(
          choice.branches().stream().map(branch -> perhaps(branch, isAhead)).toList());
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, isAhead);
    }
    if (node instanceof Group group) {
      return group(group, isAhead);
    }
    return node instanceof Look look ? look(look) : node;
  }

  private RegexNode sequence(List<RegexNode> parts, boolean isAhead) {
    RegexNode[] written = new RegexNode[parts.size()];
    for (int i = 0; i < written.length; i++) {
      int place = isAhead ? i : written.length - 1 - i;
      written[place] = written(parts.get(place), isAhead);
    }
    return new Sequence(List.of(written));
  }

  /** What a part captures that may take no part is not sure behind it. */
  private RegexNode perhaps(RegexNode node, boolean isAhead) {
    int before = inOrder.size();
    RegexNode written = written(node, isAhead);
    while (inOrder.size() > before) {
      groups.remove(inOrder.removeLast());
    }
    return written;
  }

  private RegexNode repeat(Repeat repeat, boolean isAhead) {
    RegexNode body =
        repeat.least() == 0 ? perhaps(repeat.body(), isAhead) : written(repeat.body(), isAhead);
    return new Repeat(body, repeat.least(), repeat.most(), repeat.isLazy());
  }

  private RegexNode group(Group group, boolean isAhead) {
    RegexNode body = written(group.body(), isAhead);
    groups.add(group.number());
    inOrder.add(group.number());
    return new Group(body, group.number());
  }

  private RegexNode look(Look look) {
    RegexNode body = look.isNegative()
        ? perhaps(look.body(), look.isAhead())
        : written(look.body(), look.isAhead());
    return new Look(body, look.isAhead(), look.isNegative());
  }
}
