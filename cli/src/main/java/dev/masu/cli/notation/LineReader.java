package dev.masu.cli.notation;

import dev.masu.internal.text.BoundedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads texts, one a line, from UTF-8; one line is in memory at a time, and of a long one only its beginning.
 *
 * <p>Lines end as those of {@code .gan} files do, and blank ones are skipped. Bytes that are not UTF-8 become U+FFFD.
 */
final class LineReader {
  /** The length of the longest line that is accepted, in chars without the line's end. */
  static final int MAX_LENGTH = 10_000;

  private final BoundedLines lines;

  LineReader(InputStream in) {
    this.lines = new BoundedLines(
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), MAX_LENGTH);
  }

  /** {@return the next line that is not blank, or empty at the end} */
  Optional<InputText> next() throws IOException {
    return Optional.ofNullable(lines.next())
        .map(text -> new InputText(text, Optional.of(lines.number())));
  }
}
