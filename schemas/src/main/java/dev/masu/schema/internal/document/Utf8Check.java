package dev.masu.schema.internal.document;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks whether bytes are UTF-8, part by part. */
public final class Utf8Check {
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

  /** Whether the bytes from one index to another are UTF-8 without a byte order mark. */
  public static boolean accepts(byte[] bytes, int start, int end) {
    Utf8Check check = new Utf8Check();
    try {
      check.accept(bytes, start, end - start);
      check.end();
    } catch (MalformedUtf8 e) {
      return false;
    }
    return !Utf8.startsWithMark(bytes, start, end);
  }

  /** Takes the next byte. */
  void accept(byte next) throws MalformedUtf8 {
    accept(next & 0xFF);
    offset++;
  }

  /** Takes the next bytes. */
  void accept(byte[] bytes, int start, int length) throws MalformedUtf8 {
    int end = start + length;
    int i = start;
    while (i < end) {
      if (missing == 0 && i + Long.BYTES <= end && ((long) LONGS.get(bytes, i) & HIGH_BITS) == 0) {
        i += Long.BYTES;
        offset += Long.BYTES;
      } else {
        accept(bytes[i++]);
      }
    }
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

  /** Takes the end of the bytes. */
  void end() throws MalformedUtf8 {
    if (missing > 0) {
      throw new MalformedUtf8(first, firstOffset);
    }
  }
}
