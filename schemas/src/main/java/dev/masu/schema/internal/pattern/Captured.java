package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The groups that have captured something when a search comes to a part of a pattern. */
final class Captured {
  private final Groups sure = new Groups();
  private final Groups possible = new Groups();

  private Captured() {}

  /** Groups in the order in which they were added. */
  private static final class Groups {
    private final Set<Integer> groups = new HashSet<>();
    private final Deque<Integer> inOrder = new ArrayDeque<>();

    void add(int group) {
      groups.add(group);
      inOrder.add(group);
    }

    boolean has(int group) {
      return groups.contains(group);
    }

    int size() {
      return inOrder.size();
    }

    /** Takes out, and returns, those that were added when there were so many. */
    List<Integer> backTo(int size) {
      List<Integer> out = new ArrayList<>();
      while (inOrder.size() > size) {
        out.add(inOrder.removeLast());
      }
      out.forEach(groups::remove);
      return out;
    }
  }

  /**
   * Writes a back-reference to a group that may take no part, and so match nothing, as optional, and one to
   * a group that cannot take part as nothing.
   */
  static RegexNode orNothing(RegexNode root) {
    return new Captured().written(root, true);
  }

  private RegexNode written(RegexNode node, boolean isAhead) {
    if (node instanceof BackReference reference) {
      return reference(reference);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence.parts(), isAhead);
    }
    if (node instanceof Choice choice) {
      return choice(choice.branches(), isAhead);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, isAhead);
    }
    if (node instanceof Group group) {
      return group(group, isAhead);
    }
    return node instanceof Look look ? look(look) : node;
  }

  private RegexNode reference(BackReference reference) {
    if (!possible.has(reference.group())) {
      return RegexNode.EMPTY;
    }
    return sure.has(reference.group()) ? reference : new Repeat(reference, 0, 1, false);
  }

  private RegexNode sequence(List<RegexNode> parts, boolean isAhead) {
    RegexNode[] written = new RegexNode[parts.size()];
    for (int i = 0; i < written.length; i++) {
      int place = isAhead ? i : written.length - 1 - i;
      written[place] = written(parts.get(place), isAhead);
    }
    return new Sequence(List.of(written));
  }

  /** No branch knows what another one captures. */
  private RegexNode choice(List<RegexNode> branches, boolean isAhead) {
    int before = possible.size();
    List<RegexNode> written = new ArrayList<>();
    List<Integer> inBranches = new ArrayList<>();
    for (RegexNode branch : branches) {
      written.add(perhaps(branch, isAhead));
      inBranches.addAll(possible.backTo(before));
    }
    inBranches.forEach(possible::add);
    return new Choice(written);
  }

  /** What a part captures that may take no part is not sure behind it. */
  private RegexNode perhaps(RegexNode node, boolean isAhead) {
    int before = sure.size();
    RegexNode written = written(node, isAhead);
    sure.backTo(before);
    return written;
  }

  private RegexNode repeat(Repeat repeat, boolean isAhead) {
    RegexNode body =
        repeat.least() == 0 ? perhaps(repeat.body(), isAhead) : written(repeat.body(), isAhead);
    return new Repeat(body, repeat.least(), repeat.most(), repeat.isLazy());
  }

  private RegexNode group(Group group, boolean isAhead) {
    RegexNode body = written(group.body(), isAhead);
    sure.add(group.number());
    possible.add(group.number());
    return new Group(body, group.number());
  }

  private RegexNode look(Look look) {
    int before = possible.size();
    RegexNode body = look.isNegative()
        ? perhaps(look.body(), look.isAhead())
        : written(look.body(), look.isAhead());
    if (look.isNegative()) {
      possible.backTo(before);
    }
    return new Look(body, look.isAhead(), look.isNegative());
  }
}
