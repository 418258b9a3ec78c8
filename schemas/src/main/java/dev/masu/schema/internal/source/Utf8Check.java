package dev.masu.schema.internal.source;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Checks incrementally that bytes are UTF-8, as RFC 8259 requires of JSON exchanged between systems (section 8.1).
 */
public final class Utf8Check {
  /** Reads eight bytes at a time, since most JSON is ASCII. */
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** The number of bytes read. */
  private long offset;

  /** The first byte of the current character, and its offset. */
  private int first;

  private long firstOffset;

  /** The number of bytes of the current character that are still expected. */
  private int missing;

  private int lowest;
  private int highest;

  /** Whether the bytes from one index to another are UTF-8 without a byte order mark. */
  public static boolean accepts(byte[] bytes, int start, int end) {
    try {
      require(bytes, start, end);
    } catch (MalformedUtf8 e) {
      return false;
    }
    return !startsWithMark(bytes, start, end);
  }

  private static boolean startsWithMark(byte[] bytes, int start, int end) {
    return end - start >= 3
        && (bytes[start] & 0xFF) == 0xEF
        && (bytes[start + 1] & 0xFF) == 0xBB
        && (bytes[start + 2] & 0xFF) == 0xBF;
  }

  /**
   * Whether the first four bytes, or all if there are fewer, contain a zero or start with a byte order mark, so that
   * parsers would take the rest for UTF-16 or UTF-32. Both are UTF-8, but JSON has neither.
   */
  static boolean startsWithMarkOrZero(byte[] first) {
    boolean hasZero = false;
    for (int i = 0; i < Math.min(first.length, 4); i++) {
      hasZero |= first[i] == 0;
    }
    return hasZero || startsWithMark(first, 0, first.length);
  }

  /**
   * Detects UTF-16 and UTF-32 by their byte order mark, or by the zero bytes of ASCII characters; {@return null if it
   * is neither}
   */
  public static @Nullable String otherEncoding(byte[] bytes) {
    if (bytes.length >= 2 && bytes[0] > 0 && bytes[1] > 0) {
      // Two ASCII characters, as in nearly all JSON.
      return null;
    }
    String start = HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, 4));
    if (start.matches("0000feff|fffe0000|000000(?!00)..|(?!00)..000000")) {
      return "UTF-32";
    }
    return start.matches("(feff|fffe).*|(00(?!00)..){1,2}|((?!00)..00){1,2}") ? "UTF-16" : null;
  }

  static void require(byte[] bytes, int start, int end) throws MalformedUtf8 {
    Utf8Check check = new Utf8Check();
    check.accept(bytes, start, end - start);
    check.end();
  }

  private void accept(byte[] bytes, int start, int length) throws MalformedUtf8 {
    int end = start + length;
    int i = start;
    while (i < end) {
      int next = missing == 0 ? afterAscii(bytes, i, end) : i;
      offset += next - i;
      i = next;
      if (i < end) {
        accept(bytes[i++] & 0xFF);
        offset++;
      }
    }
  }

  /**
   * Skips longs that are all ASCII, four at a time if possible, which is much faster; {@return the index after them}
   */
  private static int afterAscii(byte[] bytes, int start, int end) {
    int i = start;
    while (i <= end - 4 * Long.BYTES
        && ((bits(bytes, i) | bits(bytes, i + 8) | bits(bytes, i + 16) | bits(bytes, i + 24))
                & HIGH_BITS)
            == 0) {
      i += 4 * Long.BYTES;
    }
    while (i <= end - Long.BYTES && (bits(bytes, i) & HIGH_BITS) == 0) {
      i += Long.BYTES;
    }
    return i;
  }

  private static long bits(byte[] bytes, int index) {
    return (long) LONGS.get(bytes, index);
  }

  private void accept(int next) throws MalformedUtf8 {
    if (missing == 0) {
      start(next);
    } else if (next < lowest || next > highest) {
      throw new MalformedUtf8(first, firstOffset);
    } else {
      missing--;
      lowest = 0x80;
      highest = 0xBF;
    }
  }

  /** The first byte says how many follow, and bounds the second: The Unicode Standard, table 3-7. */
  private void start(int next) throws MalformedUtf8 {
    if (next < 0x80) {
      return;
    }
    first = next;
    firstOffset = offset;
    if (next < 0xC2 || next > 0xF4) {
      throw new MalformedUtf8(first, firstOffset);
    }
    missing = next < 0xE0 ? 1 : next < 0xF0 ? 2 : 3;
    lowest = next == 0xE0 ? 0xA0 : next == 0xF0 ? 0x90 : 0x80;
    highest = next == 0xED ? 0x9F : next == 0xF4 ? 0x8F : 0xBF;
  }

  private void end() throws MalformedUtf8 {
    if (missing > 0) {
      throw new MalformedUtf8(first, firstOffset);
    }
  }

  /**
   * Wraps a stream so that reading throws unless its bytes are UTF-8. Throws at once if it starts with a byte order
   * mark or a zero.
   */
  static InputStream checked(InputStream in) throws IOException {
    BufferedInputStream start = new BufferedInputStream(in);
    start.mark(4);
    byte[] first = start.readNBytes(4);
    start.reset();
    if (startsWithMarkOrZero(first)) {
      throw new CharacterCodingException();
    }
    return new CheckedStream(start);
  }

  private static final class CheckedStream extends FilterInputStream {
    private final Utf8Check check = new Utf8Check();

    private CheckedStream(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] next = new byte[1];
      return read(next, 0, 1) < 0 ? -1 : next[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      int read = super.read(bytes, start, length);
      if (read < 0) {
        check.end();
      } else {
        check.accept(bytes, start, read);
      }
      return read;
    }
  }
}
