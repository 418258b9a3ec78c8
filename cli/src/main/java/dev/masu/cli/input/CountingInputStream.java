package dev.masu.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that are read. */
public final class CountingInputStream extends FilterInputStream {
  private long bytes;

  public CountingInputStream(InputStream in) {
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

  public long bytes() {
    return bytes;
  }
}
