package dev.masu.schema.internal.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import tools.jackson.core.JsonParser;

/**
 * A document's bytes in memory.
 *
 * @param bytes the bytes, which must not change
 */
@SuppressWarnings("ArrayRecordComponent") // It is never compared.
public record HeldBytes(byte[] bytes) implements ByteSource {
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
}
