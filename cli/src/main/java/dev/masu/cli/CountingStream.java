package dev.masu.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that are read. */
final class CountingStream extends FilterInputStream {
  private long bytes;

  CountingStream(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    bytes += read < 0 ? 0 : 1;
    return read;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int read = super.read(into, offset, length);
    bytes += Math.max(0, read);
    return read;
  }

  long bytes() {
    return bytes;
  }
}
