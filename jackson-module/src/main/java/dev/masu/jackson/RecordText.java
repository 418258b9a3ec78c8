package dev.masu.jackson;

import dev.masu.schema.internal.document.DocumentText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A record's text.
 *
 * @param document the text up to the first byte that is not UTF-8
 * @param text all of it, with U+FFFD for such bytes
 */
record RecordText(DocumentText document, String text) {

  static RecordText of(byte[] bytes, Span record) {
    int end = record.kind() == Span.Kind.TOO_LONG ? endOfCharacter(bytes, record) : record.end();
    byte[] own = Arrays.copyOfRange(bytes, record.start(), end);
    return new RecordText(DocumentText.of(own), new String(own, StandardCharsets.UTF_8));
  }

  /** Where the last whole character ends, if the record was cut off within one. */
  private static int endOfCharacter(byte[] bytes, Span record) {
    int end = record.end();
    while (end > record.start() && end < bytes.length && (bytes[end] & 0xC0) == 0x80) {
      end--;
    }
    return end;
  }
}
