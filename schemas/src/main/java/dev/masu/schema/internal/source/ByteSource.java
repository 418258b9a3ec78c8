package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import tools.jackson.core.JsonParser;

/** A document's bytes, which can be read from their start as often as needed. */
public interface ByteSource {
  /** Starts to read. */
  InputStream open() throws IOException;

  /** How many bytes there are at most. */
  default long maxLength() {
    return Long.MAX_VALUE;
  }

  /**
   * Starts to parse; closing the parser closes what was opened.
   *
   * @throws java.nio.charset.CharacterCodingException if the bytes are not UTF-8 from the start
   */
  default JsonParser parser() throws IOException {
    InputStream in = open();
    try {
      return JsonTexts.parser(in);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Reads all bytes, also those that no parser has asked for.
   *
   * @throws java.nio.charset.CharacterCodingException if they are not UTF-8
   */
  default void requireUtf8() throws IOException {
    try (InputStream in = open()) {
      Utf8Stream.of(in).transferTo(OutputStream.nullOutputStream());
    }
  }
}
