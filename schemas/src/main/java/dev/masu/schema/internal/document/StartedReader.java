package dev.masu.schema.internal.document;

import java.io.IOException;
import java.io.Reader;

/** A reader of which the start was read before. It is left open when its parser is closed. */
public final class StartedReader extends Reader {
  private final CharSequence start;
  private final Reader rest;
  private int at;

  /**
   * Puts the start before the rest again.
   *
   * @param start what was read
   * @param rest what was not
   */
  public StartedReader(CharSequence start, Reader rest) {
    this.start = start;
    this.rest = rest;
  }

  @Override
  public int read(char[] chars, int offset, int length) throws IOException {
    if (at == start.length()) {
      return rest.read(chars, offset, length);
    }
    int read = Math.min(length, start.length() - at);
    for (int i = 0; i < read; i++) {
      chars[offset + i] = start.charAt(at++);
    }
    return read;
  }

  @Override
  public void close() {
    // It is the caller's.
  }
}
