package dev.masu.schema.internal.source;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.internal.location.TokenLocator;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.core.TokenStreamLocation;

/** Locates byte offsets in UTF-8, counting code points and chars in one pass over the bytes. */
final class Utf8TokenLocator implements TokenLocator {
  private static final int MAX_PART = 1 << 16;

  private final Map<Long, SourceLocation> found = new HashMap<>();
  private long offset;
  private int line = 1;
  private int column = 1;
  private long chars;
  private boolean isAfterCr;

  private Utf8TokenLocator() {}

  /** Counts up to the given locations, which have offsets in bytes. */
  static TokenLocator of(InputStream in, Collection<TokenStreamLocation> locations)
      throws IOException {
    TreeSet<Long> offsets = new TreeSet<>();
    locations.forEach(location -> offsets.add(location.getByteOffset()));
    Utf8TokenLocator counted = new Utf8TokenLocator();
    for (long target : offsets.tailSet(0L)) {
      counted.readTo(target, in);
    }
    return counted;
  }

  private void readTo(long target, InputStream in) throws IOException {
    byte[] part;
    do {
      part = in.readNBytes((int) Math.min(target - offset, MAX_PART));
      for (byte b : part) {
        step(b);
      }
    } while (part.length > 0);
    if (offset == target) {
      found.put(target, new SourceLocation(line, column, Unit.CODE_POINT, chars, Unit.CHAR));
    }
  }

  /** Counts one byte; those of a character after its first do not count. */
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
