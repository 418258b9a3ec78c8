package dev.masu.schema.internal.source;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;

/**
 * A stream of bytes that must be UTF-8 without a byte order mark; otherwise reading throws. Jackson's parsers accept
 * more than that.
 */
final class Utf8Stream extends FilterInputStream {
  private final Utf8Check check = new Utf8Check();

  private Utf8Stream(InputStream in) {
    super(in);
  }

  /** Wraps a stream; throws if it starts with a byte order mark or a zero. */
  static InputStream of(InputStream in) throws IOException {
    BufferedInputStream start = new BufferedInputStream(in);
    start.mark(4);
    byte[] first = start.readNBytes(4);
    start.reset();
    if (Utf8Check.startsWithMarkOrZero(first)) {
      throw new CharacterCodingException();
    }
    return new Utf8Stream(start);
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
