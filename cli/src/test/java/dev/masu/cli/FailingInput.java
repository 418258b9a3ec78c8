package dev.masu.cli;

import java.io.IOException;
import java.io.InputStream;

/** Input whose first read fails. */
final class FailingInput extends InputStream {
  private final Failure failure;

  /** What a read throws. */
  interface Failure {
    int read() throws IOException;
  }

  FailingInput(Failure failure) {
    this.failure = failure;
  }

  @Override
  public int read() throws IOException {
    return failure.read();
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    return failure.read();
  }
}
