package dev.masu.schema.internal.document;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Strict decoding: JSON exchanged between systems is UTF-8 (RFC 8259, section 8.1). */
final class Utf8 {
  private Utf8() {}

  static DocumentText decode(byte[] bytes) {
    String otherEncoding = otherEncoding(bytes);
    if (otherEncoding != null) {
      return DocumentText.notUtf8(
          "", "the document is encoded in " + otherEncoding + "; save it as UTF-8");
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
        ? DocumentText.notUtf8(text, malformed(bytes[in.position()], in.position()))
        : DocumentText.of(text);
  }

  /** Whether bytes are UTF-8 without a byte order mark. */
  static boolean isPlain(byte[] bytes) {
    boolean hasMark = bytes.length >= 3
        && (bytes[0] & 0xFF) == 0xEF
        && (bytes[1] & 0xFF) == 0xBB
        && (bytes[2] & 0xFF) == 0xBF;
    if (hasMark || otherEncoding(bytes) != null) {
      return false;
    }
    int at = 0;
    while (at < bytes.length) {
      int length = bytes[at] >= 0 ? 1 : characterLength(bytes, at);
      if (length == 0) {
        return false;
      }
      at += length;
    }
    return true;
  }

  /** The number of bytes of the character that starts here, or 0 if none does. */
  private static int characterLength(byte[] bytes, int at) {
    int first = bytes[at] & 0xFF;
    int length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || at + length > bytes.length) {
      return 0;
    }
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return 0;
      }
    }
    int second = bytes[at + 1] & 0xFF;
    boolean isShortest = switch (first) {
      case 0xE0 -> second >= 0xA0;
      case 0xF0 -> second >= 0x90;
      default -> true;
    };
    boolean isSurrogate = first == 0xED && second >= 0xA0;
    boolean isBeyond = first == 0xF4 && second >= 0x90;
    return isShortest && !isSurrogate && !isBeyond ? length : 0;
  }

  private static String malformed(byte found, int offset) {
    return String.format(
        "expected UTF-8 but found the byte 0x%02X at byte offset %d, which is not part of any"
            + " character; save the document as UTF-8",
        found, offset);
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
