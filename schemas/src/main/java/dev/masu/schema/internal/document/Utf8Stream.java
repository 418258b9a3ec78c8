package dev.masu.schema.internal.document;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;

/**
 * A stream of bytes that must be UTF-8 without a byte order mark: reading fails where they are not.
 * Parsers of JSON accept more than that.
 */
final class Utf8Stream extends FilterInputStream {
  /** Eight bytes of ASCII are passed at once: most of JSON is. */
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** How many bytes were read. */
  private long offset;

  /** The first byte of the current character, and how many stand before it. */
  private int first;

  private long firstOffset;

  /** How many bytes of the current character are still to come. */
  private int missing;

  private int lowest;
  private int highest;

  private Utf8Stream(InputStream in) {
    super(in);
  }

  /**
   * Wraps a stream.
   *
   * @throws CharacterCodingException if it starts in another encoding, or with a byte order mark
   */
  static InputStream of(InputStream in) throws IOException {
    BufferedInputStream start = new BufferedInputStream(in);
    start.mark(4);
    byte[] first = start.readNBytes(4);
    start.reset();
    if (Utf8.startsOtherwise(first)) {
      throw new CharacterCodingException();
    }
    return new Utf8Stream(start);
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    if (next >= 0) {
      accept(next);
      offset++;
    } else {
      end();
    }
    return next;
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    int read = super.read(bytes, start, length);
    if (read < 0) {
      end();
      return read;
    }
    int end = start + read;
    int i = start;
    while (i < end) {
      if (missing == 0 && i + Long.BYTES <= end && ((long) LONGS.get(bytes, i) & HIGH_BITS) == 0) {
        i += Long.BYTES;
        offset += Long.BYTES;
      } else {
        accept(bytes[i++] & 0xFF);
        offset++;
      }
    }
    return read;
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

  /** The first byte tells how many follow, and bounds the second: The Unicode Standard, table 3-7. */
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
}
