package dev.masu.schema.internal.document;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import tools.jackson.core.TokenStreamLocation;

/** Places in UTF-8, counted in code points by one look at the bytes before the last of them. */
public final class Utf8Places implements TokenPlaces {
  private final Map<Long, SourceLocation> byOffset = new HashMap<>();
  private long at;
  private int line = 1;
  private int column = 1;
  private long chars;
  private boolean isAfterCr;

  /**
   * Finds places.
   *
   * @param offsets their offsets in bytes
   */
  public static TokenPlaces of(ByteSource source, NavigableSet<Long> offsets) throws IOException {
    Utf8Places places = new Utf8Places();
    try (InputStream in = source.open()) {
      places.find(in, offsets);
    }
    return places;
  }

  private void find(InputStream in, NavigableSet<Long> offsets) throws IOException {
    byte[] part = new byte[1 << 16];
    Long next = offsets.ceiling(0L);
    for (int read = in.read(part); next != null && read >= 0; read = in.read(part)) {
      for (int i = 0; i < read; i++) {
        if (next != null && at == next) {
          note();
          next = offsets.higher(next);
        }
        step(part[i]);
      }
    }
    if (next != null && at == next) {
      note();
    }
  }

  private void note() {
    byOffset.put(at, new SourceLocation(line, column, Unit.CODE_POINT, chars, Unit.CHAR));
  }

  /** Goes on by one byte; the bytes of a character after its first count nothing. */
  private void step(byte next) {
    at++;
    if (next == '\n') {
      if (!isAfterCr) {
        line++;
      }
      column = 1;
      chars++;
    } else if (next == '\r') {
      line++;
      column = 1;
      chars++;
    } else if ((next & 0xC0) != 0x80) {
      column++;
      chars += (next & 0xF8) == 0xF0 ? 2 : 1;
    }
    isAfterCr = next == '\r';
  }

  @Override
  public Optional<SourceLocation> locate(TokenStreamLocation token) {
    return Optional.ofNullable(byOffset.get(token.getByteOffset()));
  }
}
