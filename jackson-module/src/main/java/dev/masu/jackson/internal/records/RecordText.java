package dev.masu.jackson.internal.records;

import dev.masu.schema.internal.source.DocumentText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A record's text.
 *
 * @param document the text up to the first byte that is not UTF-8
 * @param text all of it, with U+FFFD for such bytes
 */
public record RecordText(DocumentText document, String text) {

  public static RecordText of(byte[] bytes, Span record) {
    int end = isCutOff(record) ? endOfCharacter(bytes, record) : record.end();
    byte[] own = Arrays.copyOfRange(bytes, record.start(), end);
    return new RecordText(DocumentText.of(own), new String(own, StandardCharsets.UTF_8));
  }

  private static boolean isCutOff(Span record) {
    return record.kind() == Span.Kind.TOO_LONG && record.length() == RecordScanner.KEPT;
  }

  /** Where the last whole character ends; what follows it here need not be what follows it in the input. */
  private static int endOfCharacter(byte[] bytes, Span record) {
    int last = record.end() - 1;
    while (last > record.start() && (bytes[last] & 0xC0) == 0x80) {
      last--;
    }
    // The first byte of several starts with as many ones.
    int length = Integer.numberOfLeadingZeros(~(bytes[last] << 24));
    return last + length > record.end() ? last : record.end();
  }
}
