package dev.masu.schema.internal.document;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that is left open when its parser is closed. */
final class Uncloseable extends FilterInputStream {
  private Uncloseable(InputStream in) {
    super(in);
  }

  static InputStream of(InputStream in) {
    return new Uncloseable(in);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    return in.read(bytes, offset, length);
  }

  @Override
  public void close() {
    // It is the caller's.
  }
}
