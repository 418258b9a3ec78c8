package dev.masu.schema.internal.document;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells columns in code points, counting on from the place told last.
 *
 * <p>It leaves marks on its way, so that columns cost one pass over the text in whatever order they are asked for.
 */
final class ColumnCounter {
  /** How far marks lie apart. */
  private static final int STRIDE = 1_024;

  private final CountedText text;

  /** The columns at the multiples of the stride. */
  private final List<Integer> marks = new ArrayList<>(List.of(1));

  private int at;
  private int column = 1;

  ColumnCounter(CountedText text) {
    this.text = text;
  }

  /**
   * Tells a column, from 1.
   *
   * @param offset from 0 to the text's size
   */
  int columnAt(int offset) {
    int nearest = Math.min(offset / STRIDE, marks.size() - 1);
    if (offset < at || nearest * STRIDE > at) {
      at = nearest * STRIDE;
      column = marks.get(nearest);
    }
    while (at < offset) {
      step();
    }
    return column;
  }

  private void step() {
    if (text.endsLine(at)) {
      column = 1;
    } else if (text.startsCodePoint(at)) {
      column++;
    }
    at++;
    if (at == marks.size() * STRIDE) {
      marks.add(column);
    }
  }
}
