package dev.masu.schema.internal.source;

import dev.masu.schema.internal.location.TokenLocator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.util.Collection;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/** A document's bytes as a stream that can be opened more than once. */
@FunctionalInterface
public interface DocumentBytes {
  static DocumentBytes of(byte[] utf8) {
    return new DocumentBytes() {
      @Override
      public InputStream open() {
        return new ByteArrayInputStream(utf8);
      }

      @Override
      public JsonParser parser() throws CharacterCodingException {
        return JsonTexts.parser(utf8);
      }
    };
  }

  InputStream open() throws IOException;

  /**
   * Creates a parser; closing it closes the stream.
   *
   * @throws java.nio.charset.CharacterCodingException if the document is not UTF-8 from the start
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

  /** Creates a locator for the given locations, which come from the parser. */
  default TokenLocator locator(Collection<TokenStreamLocation> locations) throws IOException {
    try (InputStream in = open()) {
      return Utf8TokenLocator.of(in, locations);
    }
  }

  default void requireUtf8() throws IOException {
    try (InputStream in = open()) {
      Utf8Check.checked(in).transferTo(OutputStream.nullOutputStream());
    }
  }
}
