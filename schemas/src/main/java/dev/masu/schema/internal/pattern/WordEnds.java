package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.List;

/** Where words start and end if case is ignored: two letters beyond ASCII differ from k and s in case only. */
final class WordEnds {
  static final RegexNode ANY_CASE = positions(true);
  static final RegexNode NONE_IN_ANY_CASE = positions(false);

  private WordEnds() {}

  /** The positions that have a word's character on one side alone, or else those on both or none. */
  private static RegexNode positions(boolean isBoundary) {
    return new Choice(List.of(
        new Sequence(List.of(look(false, false), look(true, isBoundary))),
        new Sequence(List.of(look(false, true), look(true, !isBoundary)))));
  }

  private static RegexNode look(boolean isAhead, boolean isNegative) {
    return new Look(new Chars(CaseFolding.closed(CodePoints.WORD)), isAhead, isNegative);
  }
}
