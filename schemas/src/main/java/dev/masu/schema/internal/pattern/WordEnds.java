package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.List;

/** Where words start and end if case is ignored: two letters beyond ASCII differ from k and s in case only. */
final class WordEnds {
  static final RegexNode ANY_CASE = neither(true);
  static final RegexNode NONE_IN_ANY_CASE = neither(false);

  private WordEnds() {}

  /** A place where what is behind and what is ahead are not the same, or else not different. */
  private static RegexNode neither(boolean areSame) {
    RegexNode inWord = new Sequence(List.of(look(false, false), look(true, !areSame)));
    RegexNode outside = new Sequence(List.of(look(false, true), look(true, areSame)));
    return new Look(new Choice(List.of(inWord, outside)), true, true);
  }

  private static RegexNode look(boolean isAhead, boolean isNegative) {
    return new Look(new Chars(CaseFolding.closed(CodePoints.WORD)), isAhead, isNegative);
  }
}
