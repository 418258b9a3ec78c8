package dev.masu.schema.internal.evaluate;

import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/** Packs a Jackson location into two {@code long}s, since most of the locations kept are never used. */
final class PackedLocation {
  private static final long UNKNOWN = -1;

  private PackedLocation() {}

  /** The offset; the lowest bit is set if it is in chars, not bytes. */
  static long offset(TokenStreamLocation location) {
    if (location.getByteOffset() >= 0) {
      return location.getByteOffset() << 1;
    }
    return location.getCharOffset() >= 0 ? location.getCharOffset() << 1 | 1 : UNKNOWN;
  }

  static long lineAndColumn(TokenStreamLocation location) {
    return (long) location.getLineNr() << Integer.SIZE | (location.getColumnNr() & 0xFFFF_FFFFL);
  }

  static TokenStreamLocation unpack(long offset, long lineAndColumn) {
    boolean isOfChars = (offset & 1) == 1;
    return new TokenStreamLocation(
        ContentReference.unknown(),
        isOfChars ? UNKNOWN : offset >> 1,
        isOfChars ? offset >> 1 : UNKNOWN,
        (int) (lineAndColumn >>> Integer.SIZE),
        (int) lineAndColumn);
  }
}
