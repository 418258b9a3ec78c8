package dev.masu.schema.internal.document;

import java.io.IOException;
import java.io.InputStream;

/** A document's bytes, which can be read from their start as often as needed. */
@FunctionalInterface
public interface ByteSource {
  /** Starts to read. */
  InputStream open() throws IOException;
}
