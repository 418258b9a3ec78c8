package dev.masu.schema.internal.pattern;

import java.util.List;

/** A part of a regular expression. */
sealed interface RegexNode {
  /** One character of a set. */
  record Chars(CodePoints set) implements RegexNode {}

  /** One part after the other. */
  record Sequence(List<RegexNode> parts) implements RegexNode {}

  /** One of several parts. */
  record Choice(List<RegexNode> branches) implements RegexNode {}

  /** A part several times; the most is {@link #UNBOUNDED} if there is no bound. */
  record Repeat(RegexNode body, int least, int most, boolean isLazy) implements RegexNode {
    static final int UNBOUNDED = Integer.MAX_VALUE;
  }

  /** A capturing group, counted from 1. */
  record Group(RegexNode body, int number) implements RegexNode {}

  /** What a group has captured, once more; nothing, if it has captured nothing. */
  record BackReference(int group, boolean ignoresCase) implements RegexNode {}

  /** What must, or must not, come next or have come before. */
  record Look(RegexNode body, boolean isAhead, boolean isNegative) implements RegexNode {}

  /** An assertion about a position between characters. */
  enum Anchor implements RegexNode {
    START,
    END,
    WORD_BOUNDARY,
    NO_WORD_BOUNDARY
  }
}
