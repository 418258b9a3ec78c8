package dev.masu.cli.check;

import dev.masu.cli.input.Input;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input that was checked; its length is that of the decompressed bytes that were read. */
record FileResult(String name, long bytes, long nanos, CheckOutcome outcome) {

  static FileResult of(Input input, CheckerSelection selection) throws IOException {
    long start = System.nanoTime();
    try (CountingInputStream in = new CountingInputStream(input.content().open())) {
      CheckOutcome outcome = selection.checker(input.name()).check(in);
      return new FileResult(input.name(), in.bytes, System.nanoTime() - start, outcome);
    }
  }

  boolean isValid() {
    return outcome.report().isValid();
  }

  /** Counts bytes that are read in bulk, as all checkers do. */
  private static final class CountingInputStream extends FilterInputStream {
    private long bytes;

    CountingInputStream(InputStream in) {
      super(in);
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int read = super.read(into, offset, length);
      bytes += Math.max(0, read);
      return read;
    }
  }
}
