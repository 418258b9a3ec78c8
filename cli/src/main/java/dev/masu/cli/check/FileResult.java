package dev.masu.cli.check;

import dev.masu.cli.input.CountingInputStream;
import dev.masu.cli.input.Input;
import java.io.IOException;

/** An input that was checked; its length is that of the decompressed bytes. */
record FileResult(String name, long bytes, long nanos, CheckOutcome outcome) {

  /** Opens and checks an input. */
  static FileResult of(Input input, CheckerSelection selection) throws IOException {
    long start = System.nanoTime();
    try (CountingInputStream in = new CountingInputStream(input.open())) {
      CheckOutcome outcome = selection.checker(input.name()).check(in);
      return new FileResult(input.name(), in.bytes(), System.nanoTime() - start, outcome);
    }
  }

  boolean isValid() {
    return outcome.report().isValid();
  }
}
