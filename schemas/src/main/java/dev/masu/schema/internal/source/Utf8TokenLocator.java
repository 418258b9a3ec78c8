package dev.masu.schema.internal.source;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.internal.location.TokenLocator;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.core.TokenStreamLocation;

/** Locations in UTF-8 by byte offset, counted in code points and chars in one pass over the bytes before the last. */
public final class Utf8TokenLocator implements TokenLocator {
  private static final int MAX_BUFFER = 1 << 16;

  private final Iterator<Long> wanted;
  private final Map<Long, SourceLocation> found = new HashMap<>();
  private long next = -1;
  private long offset;
  private int line = 1;
  private int column = 1;
  private long chars;
  private boolean isAfterCr;

  private Utf8TokenLocator(Iterator<Long> wanted) {
    this.wanted = wanted;
  }

  /** Counts to some locations, which have offsets in bytes. */
  public static TokenLocator of(DocumentBytes source, Collection<TokenStreamLocation> locator)
      throws IOException {
    TreeSet<Long> offsets = new TreeSet<>();
    locator.forEach(place -> offsets.add(place.getByteOffset()));
    Utf8TokenLocator counted = new Utf8TokenLocator(offsets.tailSet(0L).iterator());
    try (InputStream in = source.open()) {
      counted.read(in, (int) Math.min(MAX_BUFFER, source.maxLength()));
    }
    return counted;
  }

  private void read(InputStream in, int length) throws IOException {
    byte[] part = new byte[Math.max(1, length)];
    moveToNext();
    for (int read = in.read(part); next >= 0 && read >= 0; read = in.read(part)) {
      for (int i = 0; i < read; i++) {
        note();
        step(part[i]);
      }
    }
    note();
  }

  private void moveToNext() {
    next = wanted.hasNext() ? wanted.next() : -1;
  }

  private void note() {
    if (offset == next) {
      found.put(next, new SourceLocation(line, column, Unit.CODE_POINT, chars, Unit.CHAR));
      moveToNext();
    }
  }

  /** Moves over one byte; the bytes of a character after its first do not count. */
  private void step(byte b) {
    offset++;
    if (b == '\n' || b == '\r') {
      line += b == '\n' && isAfterCr ? 0 : 1;
      column = 1;
      chars++;
    } else if ((b & 0xC0) != 0x80) {
      column++;
      chars += (b & 0xF8) == 0xF0 ? 2 : 1;
    }
    isAfterCr = b == '\r';
  }

  @Override
  public Optional<SourceLocation> locate(TokenStreamLocation token) {
    return Optional.ofNullable(found.get(token.getByteOffset()));
  }
}
