package dev.masu.schema.internal.streaming;

import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * A place that is noted without making an object each time: most places are never told.
 *
 * <p>It has two halves: the offset, which is negated in bits if it counts chars, and line and column.
 */
final class Mark {
  private long offset = -1;
  private long lineAndColumn = -1;

  void set(TokenStreamLocation place) {
    long bytes = place.getByteOffset();
    offset = bytes >= 0 ? bytes : ~place.getCharOffset();
    lineAndColumn =
        ((long) place.getLineNr() << Integer.SIZE) | (place.getColumnNr() & 0xFFFF_FFFFL);
  }

  long offset() {
    return offset;
  }

  long lineAndColumn() {
    return lineAndColumn;
  }

  TokenStreamLocation location() {
    return location(offset, lineAndColumn);
  }

  /** The place of two halves. */
  static TokenStreamLocation location(long offset, long lineAndColumn) {
    int line = (int) (lineAndColumn >> Integer.SIZE);
    return line < 1
        ? TokenStreamLocation.NA
        : new TokenStreamLocation(
            ContentReference.unknown(),
            offset >= 0 ? offset : -1,
            offset >= 0 ? -1 : ~offset,
            line,
            (int) lineAndColumn);
  }
}
