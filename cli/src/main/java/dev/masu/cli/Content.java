package dev.masu.cli;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of what is checked as a whole. */
final class Content {
  /** As much as an array holds, whatever the memory. */
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private Content() {}

  /**
   * {@return all that a stream gives}
   *
   * @throws IOException if it cannot be read, or is longer than any memory would help with
   */
  static byte[] read(InputStream in) throws IOException {
    return read(in, MAX_LENGTH);
  }

  static byte[] read(InputStream in, int maxLength) throws IOException {
    byte[] content = in.readNBytes(maxLength);
    if (in.read() >= 0) {
      throw new IOException(
          "longer than %s, the most that is read as a whole; only .ndjson and .jsonl may be longer"
              .formatted(Amount.of(maxLength, "byte", "bytes")));
    }
    return content;
  }
}
