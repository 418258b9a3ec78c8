package dev.masu.cli.output;

import java.io.PrintStream;
import java.io.Writer;

/** Writes text to a stream in the stream's own charset, which before JDK 18 no one can ask for. */
public final class PrintStreamWriter extends Writer {
  private final PrintStream stream;

  public PrintStreamWriter(PrintStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(char[] chars, int offset, int length) {
    stream.print(new String(chars, offset, length));
  }

  @Override
  public void flush() {
    stream.flush();
  }

  /** Does not close the stream: it is the virtual machine's. */
  @Override
  public void close() {
    flush();
  }
}
