package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/** Converts Jackson's locations of tokens to those of reports. */
@FunctionalInterface
public interface TokenLocator {
  /** The location of a token, or empty if its input has no text. */
  Optional<SourceLocation> locate(TokenStreamLocation token);

  /** Locations counted in code points, from the text itself; fastest in document order. */
  static TokenLocator in(String text) {
    LineCounter counter = new LineCounter(text);
    return token -> Optional.of(counter.locate(
        token.getCharOffset() >= 0
            ? (int) token.getCharOffset()
            : counter.offsetOf(token.getLineNr(), token.getColumnNr())));
  }

  /**
   * Locations in a parser's input: in code points if the parser includes its source, else as Jackson counts
   * them.
   *
   * @param inBytes what columns count where a location has no offset
   */
  static TokenLocator of(JsonParser parser, boolean inBytes) {
    return SourceTokenLocator.of(parser, asJacksonCounts(inBytes));
  }

  /** Locations as Jackson counts them: bytes for byte input, chars for character input. */
  static TokenLocator asJacksonCounts() {
    return asJacksonCounts(false);
  }

  /** Locations as Jackson counts them; the columns of those without an offset count bytes or chars, as said. */
  static TokenLocator asJacksonCounts(boolean inBytes) {
    return token -> {
      // Of a DataInput Jackson knows no columns.
      if (token.getLineNr() < 1 || token.getColumnNr() < 1) {
        return Optional.empty();
      }
      boolean bytes = token.getByteOffset() >= 0 || (inBytes && token.getCharOffset() < 0);
      Unit unit = bytes ? Unit.BYTE : Unit.CHAR;
      long offset = bytes ? token.getByteOffset() : token.getCharOffset();
      return Optional.of(
          new SourceLocation(token.getLineNr(), token.getColumnNr(), unit, offset, unit));
    };
  }
}
