package dev.masu.schema.internal.pattern;

import java.util.List;

/** A part of a regular expression. A set of code points matches one of them. */
interface RegexNode {
  default List<RegexNode> parts() {
    return List.of();
  }

  /** Whether it matches only at the start of the text. */
  default boolean isAnchored() {
    return this == Look.START
        || ((this instanceof Sequence || this instanceof Group)
            && !parts().isEmpty()
            && parts().get(0).isAnchored())
        || (this instanceof Choice && parts().stream().allMatch(RegexNode::isAnchored));
  }

  record Sequence(List<RegexNode> parts) implements RegexNode {}

  record Choice(List<RegexNode> parts) implements RegexNode {}

  /**
   * A part that is repeated.
   *
   * @param max the maximum number of iterations, {@link #UNBOUNDED} if there is none
   * @param firstGroup the number of the first group in the body
   * @param endGroup the number after that of the last one
   */
  record Repeat(RegexNode body, int min, int max, boolean isLazy, int firstGroup, int endGroup)
      implements RegexNode {
    static final int UNBOUNDED = Integer.MAX_VALUE;

    @Override
    public List<RegexNode> parts() {
      return List.of(body);
    }
  }

  /** A capturing group, counted from 0. */
  record Group(RegexNode body, int number) implements RegexNode {
    @Override
    public List<RegexNode> parts() {
      return List.of(body);
    }
  }

  /** What one of some groups, counted from 1, has captured; the empty text if none has captured anything. */
  record BackReference(List<Integer> groups, boolean ignoresCase) implements RegexNode {}

  /** A look-ahead or look-behind: what must, or must not, come next or have come before. */
  record Look(RegexNode body, boolean isAhead, boolean isNegative) implements RegexNode {
    /** The start of the text: no character precedes it. */
    static final Look START = new Look(CodePoints.ALL, false, true);

    /** The end of the text: no character follows it. */
    static final Look END = new Look(CodePoints.ALL, true, true);

    @Override
    public List<RegexNode> parts() {
      return List.of(body);
    }
  }
}
