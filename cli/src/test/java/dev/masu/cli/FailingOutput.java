package dev.masu.cli;

import java.io.IOException;
import java.io.OutputStream;

/** Output that cannot be written. */
final class FailingOutput extends OutputStream {
  @Override
  public void write(int b) throws IOException {
    throw new IOException("No space left on device");
  }
}
