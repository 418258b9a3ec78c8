package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.Reader;

/**
 * A reader of which the start was read before, and that may hold so many chars only. It is left open when
 * its parser is closed.
 */
final class StartedReader extends Reader {
  private final CharSequence start;
  private final Reader rest;
  private int at;
  private long left;

  /**
   * Puts the start before the rest again.
   *
   * @param start what was read
   * @param rest what was not
   * @param limit how many chars both may have
   */
  StartedReader(CharSequence start, Reader rest, long limit) {
    this.start = start;
    this.rest = rest;
    this.left = limit;
  }

  @Override
  public int read(char[] chars, int offset, int length) throws IOException {
    int read =
        at < start.length() ? readStart(chars, offset, length) : rest.read(chars, offset, length);
    left -= Math.max(0, read);
    if (left < 0) {
      throw new DocumentTooLarge("chars");
    }
    return read;
  }

  private int readStart(char[] chars, int offset, int length) {
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
