package dev.masu.jackson;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Tells whether bytes are UTF-8, which Jackson does not look at closely. For one thread. */
final class Utf8Check {
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final CharBuffer chars = CharBuffer.allocate(1_024);

  /** Whether the bytes from one index to another are UTF-8 without a byte order mark. */
  boolean accepts(byte[] bytes, int start, int end) {
    ByteBuffer in = ByteBuffer.wrap(bytes, start, end - start);
    decoder.reset();
    chars.clear();
    CoderResult result = decoder.decode(in, chars, true);
    if (chars.position() > 0 && chars.get(0) == '\uFEFF') {
      return false;
    }
    while (result.isOverflow()) {
      chars.clear();
      result = decoder.decode(in, chars, true);
    }
    return !result.isError();
  }
}
