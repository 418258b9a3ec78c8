package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/** Converts Jackson's token locations to those of reports. */
@FunctionalInterface
public interface TokenLocator {
  /** The location of a token, or null if its input has no text. */
  @Nullable
  SourceLocation locate(TokenStreamLocation token);

  /** A locator that counts code points in the text itself; fastest if called in document order. */
  static TokenLocator in(String text) {
    LineCounter counter = new LineCounter(text);
    return token -> counter.locate((int) token.getCharOffset());
  }

  /** A locator that relies on the counts of a parser: bytes if it reads bytes, otherwise chars. */
  static TokenLocator of(JsonParser parser) {
    return asJacksonCounts(parser.currentLocation().getByteOffset() >= 0);
  }

  /** A locator that relies on Jackson's counts: bytes for byte input, chars for character input. */
  static TokenLocator asJacksonCounts() {
    return asJacksonCounts(false);
  }

  /** The same; {@code inBytes} says whether columns count bytes where a location has no offset. */
  private static TokenLocator asJacksonCounts(boolean inBytes) {
    return token -> {
      // Jackson does not know the columns of a DataInput.
      if (token.getLineNr() < 1 || token.getColumnNr() < 1) {
        return null;
      }
      boolean bytes = token.getByteOffset() >= 0 || (inBytes && token.getCharOffset() < 0);
      Unit unit = bytes ? Unit.BYTE : Unit.CHAR;
      long offset = bytes ? token.getByteOffset() : token.getCharOffset();
      return new SourceLocation(token.getLineNr(), token.getColumnNr(), unit, offset, unit);
    };
  }
}
