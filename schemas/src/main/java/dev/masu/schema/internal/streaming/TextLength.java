package dev.masu.schema.internal.streaming;

import java.util.List;

/**
 * The number of chars that is enough for all keywords of texts: schemas count code points, of which a char
 * is one or half.
 *
 * @param minChars the least that is enough
 * @param maxChars the most that is not too much; -1 if lengths do not decide
 */
record TextLength(long minChars, long maxChars) {

  static TextLength of(List<Keyword> ofTexts) {
    long min = 0;
    long max = Long.MAX_VALUE;
    for (Keyword keyword : ofTexts) {
      // A type that allows strings has no keyword that concerns them.
      if (!(keyword instanceof LengthKeyword length)) {
        return new TextLength(0, -1);
      }
      if (length.isMinimum()) {
        min = Math.max(min, length.limit());
      } else {
        max = Math.min(max, length.limit());
      }
    }
    return new TextLength(
        min > Long.MAX_VALUE / 2 ? Long.MAX_VALUE : Math.max(0, 2 * min - 1), max);
  }
}
