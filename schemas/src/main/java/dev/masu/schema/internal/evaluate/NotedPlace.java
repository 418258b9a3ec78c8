package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * A location that is overwritten again and again, without an object for each location as Jackson has.
 */
final class NotedPlace {
  private long byteOffset;
  private long charOffset;
  private int line;
  private int column;

  void note(TokenStreamLocation place) {
    byteOffset = place.getByteOffset();
    charOffset = place.getCharOffset();
    line = place.getLineNr();
    column = place.getColumnNr();
  }

  void set(NotedPlace other) {
    byteOffset = other.byteOffset;
    charOffset = other.charOffset;
    line = other.line;
    column = other.column;
  }

  void forget() {
    line = 0;
  }

  /** The location, or null if there is none. */
  @Nullable
  TokenStreamLocation location() {
    return line == 0
        ? null
        : new TokenStreamLocation(ContentReference.unknown(), byteOffset, charOffset, line, column);
  }
}
