package dev.masu.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Checks the content of a file as a whole. */
interface Checker extends StreamChecker {
  /** {@return what was found; a content that is not as it should be is no exception} */
  Verdict check(byte[] content);

  @Override
  default Checked check(InputStream in) throws IOException {
    byte[] content = Content.read(in);
    Verdict verdict = check(content);
    return new Checked(verdict, file -> messages(file, content, verdict));
  }

  private static Stream<String> messages(String file, byte[] content, Verdict verdict) {
    // Bytes that are not UTF-8 become U+FFFD, and those before them stay.
    String text = new String(content, StandardCharsets.UTF_8);
    return verdict.report().violations().stream()
        .flatMap(v -> PlacedMessage.lines(file, text, v.location(), v.message()).stream());
  }
}
