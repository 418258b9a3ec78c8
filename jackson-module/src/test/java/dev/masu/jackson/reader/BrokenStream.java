package dev.masu.jackson.reader;

import java.io.IOException;
import java.io.InputStream;

/** A stream that cannot be read, and remembers whether it was closed. */
public final class BrokenStream extends InputStream {
  private boolean isClosed;

  @Override
  public int read() throws IOException {
    throw new IOException("the cable is out");
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    return read();
  }

  @Override
  public void close() {
    isClosed = true;
  }

  boolean isClosed() {
    return isClosed;
  }
}
