package dev.masu.schema.internal.document;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Strict decoding: JSON exchanged between systems is UTF-8 (RFC 8259, section 8.1). */
final class Utf8 {
  private Utf8() {}

  static DocumentText decode(byte[] bytes) {
    String otherEncoding = otherEncoding(bytes);
    if (otherEncoding != null) {
      return DocumentText.notUtf8("", Map.of("encoding", otherEncoding));
    }
    CharsetDecoder decoder = StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    // UTF-8 never decodes to more chars than it has bytes.
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    return result.isError()
        ? DocumentText.notUtf8(text, MalformedUtf8.parameters(bytes[in.position()], in.position()))
        : DocumentText.of(text);
  }

  /** Whether the first bytes are of another encoding, or a byte order mark. */
  static boolean startsOtherwise(byte[] first) {
    return startsWithMark(first, 0, first.length) || otherEncoding(first) != null;
  }

  /** Whether the bytes from one index to another start with a byte order mark. */
  static boolean startsWithMark(byte[] bytes, int start, int end) {
    return end - start >= 3
        && (bytes[start] & 0xFF) == 0xEF
        && (bytes[start + 1] & 0xFF) == 0xBB
        && (bytes[start + 2] & 0xFF) == 0xBF;
  }

  /** Tells UTF-16 and UTF-32 by their byte order mark, or by the zero bytes around ASCII. */
  private static @org.jspecify.annotations.Nullable String otherEncoding(byte[] bytes) {
    if (bytes.length < 2) {
      return null;
    }
    boolean zero0 = bytes[0] == 0;
    boolean zero1 = bytes[1] == 0;
    if (bytes.length >= 4 && zero0 && zero1) {
      return "UTF-32";
    }
    if (bytes.length >= 4 && zero1 && bytes[2] == 0 && bytes[3] == 0) {
      return "UTF-32";
    }
    int mark = (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
    if (mark == 0xFFFE && bytes.length >= 4 && bytes[2] == 0 && bytes[3] == 0) {
      return "UTF-32";
    }
    return mark == 0xFFFE || mark == 0xFEFF || zero0 || zero1 ? "UTF-16" : null;
  }
}
