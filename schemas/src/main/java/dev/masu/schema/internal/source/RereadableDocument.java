package dev.masu.schema.internal.source;

import dev.masu.schema.internal.location.TokenLocator;
import java.io.IOException;
import java.util.Collection;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/** A document that can be read from its start as often as needed. */
public interface RereadableDocument {
  /**
   * Starts to parse; closing the parser closes what was opened.
   *
   * @throws java.nio.charset.CharacterCodingException if the document is not UTF-8 from the start
   */
  JsonParser parser() throws IOException;

  /** How many chars there are at most. */
  long maxLength();

  /** Converts some locations; its parsers give none but these. */
  TokenLocator locator(Collection<TokenStreamLocation> locations) throws IOException;

  /** Reads all of it, also what no parser has asked for; throws unless it is UTF-8. */
  default void requireUtf8() throws IOException {}
}
