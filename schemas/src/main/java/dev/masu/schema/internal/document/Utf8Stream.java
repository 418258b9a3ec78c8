package dev.masu.schema.internal.document;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;

/**
 * A stream of bytes that must be UTF-8 without a byte order mark: reading fails where they are not.
 * Parsers of JSON accept more than that.
 */
final class Utf8Stream extends FilterInputStream {
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
    } else {
      end();
    }
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = super.read(bytes, offset, length);
    for (int i = offset; i < offset + read; i++) {
      if (bytes[i] < 0 || missing > 0) {
        accept(bytes[i] & 0xFF);
      }
    }
    if (read < 0) {
      end();
    }
    return read;
  }

  private void accept(int next) throws CharacterCodingException {
    if (missing == 0) {
      start(next);
    } else if (next < lowest || next > highest) {
      throw new CharacterCodingException();
    } else {
      missing--;
      lowest = 0x80;
      highest = 0xBF;
    }
  }

  /** The first byte tells how many follow, and bounds the second: The Unicode Standard, table 3-7. */
  private void start(int first) throws CharacterCodingException {
    if (first < 0x80) {
      return;
    }
    if (first < 0xC2 || first > 0xF4) {
      throw new CharacterCodingException();
    }
    missing = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    lowest = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    highest = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  }

  private void end() throws CharacterCodingException {
    if (missing > 0) {
      throw new CharacterCodingException();
    }
  }
}
