package dev.masu.schema.internal.source;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that may hold a number of bytes only. It is left open when its parser is closed. */
final class BoundedStream extends FilterInputStream {
  private long left;

  BoundedStream(InputStream in, long limit) {
    super(in);
    this.left = limit;
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = in.read(bytes, offset, length);
    count(read);
    return read;
  }

  private void count(int read) throws DocumentTooLarge {
    left -= Math.max(0, read);
    if (left < 0) {
      throw new DocumentTooLarge("bytes");
    }
  }

  @Override
  public void close() {
    // It is the caller's.
  }
}
