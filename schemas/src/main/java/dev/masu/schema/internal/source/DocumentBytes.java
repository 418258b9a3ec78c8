package dev.masu.schema.internal.source;

import dev.masu.schema.internal.location.TokenLocator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collection;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/** A document's bytes, as a stream that can be opened again. */
public interface DocumentBytes extends RereadableDocument {
  /** Starts to read. */
  InputStream open() throws IOException;

  /** Bytes in memory, which must not change. */
  static DocumentBytes of(byte[] bytes) {
    return new DocumentBytes() {
      @Override
      public InputStream open() {
        return new ByteArrayInputStream(bytes);
      }

      @Override
      public long maxLength() {
        return bytes.length;
      }

      /** Parses the bytes where they are: the buffers of a stream would cost more than a small document. */
      @Override
      public JsonParser parser() throws IOException {
        return JsonTexts.parser(bytes);
      }
    };
  }

  @Override
  default long maxLength() {
    return Long.MAX_VALUE;
  }

  @Override
  default JsonParser parser() throws IOException {
    InputStream in = open();
    try {
      return JsonTexts.parser(in);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  @Override
  default TokenLocator locator(Collection<TokenStreamLocation> locations) throws IOException {
    return Utf8TokenLocator.of(this, locations);
  }

  @Override
  default void requireUtf8() throws IOException {
    try (InputStream in = open()) {
      Utf8Stream.of(in).transferTo(OutputStream.nullOutputStream());
    }
  }
}
