package dev.masu.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A file that was read and checked. */
final class CheckedFile {
  private final String name;
  private final byte[] content;
  private final Verdict verdict;
  private final long nanos;

  private CheckedFile(String name, byte[] content, Verdict verdict, long nanos) {
    this.name = name;
    this.content = content;
    this.verdict = verdict;
    this.nanos = nanos;
  }

  static CheckedFile check(Target target) throws IOException {
    long start = System.nanoTime();
    byte[] content = target.source().read();
    Verdict verdict = target.checker().check(content);
    return new CheckedFile(target.name(), content, verdict, System.nanoTime() - start);
  }

  String name() {
    return name;
  }

  byte[] content() {
    return content;
  }

  /** The content as text; bytes that are not UTF-8 become U+FFFD, and those before them stay. */
  String text() {
    return new String(content, StandardCharsets.UTF_8);
  }

  Verdict verdict() {
    return verdict;
  }

  /** How long reading and checking took, in nanoseconds. */
  long nanos() {
    return nanos;
  }
}
