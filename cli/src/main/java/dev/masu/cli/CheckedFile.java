package dev.masu.cli;

import java.io.IOException;
import java.util.stream.Stream;

/** A file that was read and checked. */
final class CheckedFile {
  private final String name;
  private final long bytes;
  private final Checked checked;
  private final long nanos;

  private CheckedFile(String name, long bytes, Checked checked, long nanos) {
    this.name = name;
    this.bytes = bytes;
    this.checked = checked;
    this.nanos = nanos;
  }

  static CheckedFile check(Target target) throws IOException {
    long start = System.nanoTime();
    try (CountingStream in = new CountingStream(target.source().open())) {
      Checked checked = target.checker().check(in);
      return new CheckedFile(target.name(), in.bytes(), checked, System.nanoTime() - start);
    }
  }

  String name() {
    return name;
  }

  /** How long the content is, decompressed. */
  long bytes() {
    return bytes;
  }

  Verdict verdict() {
    return checked.verdict();
  }

  /** {@return the lines that tell the violations, as compilers do} */
  Stream<String> messages() {
    return checked.messages().apply(name);
  }

  /** How long reading and checking took, in nanoseconds. */
  long nanos() {
    return nanos;
  }
}
