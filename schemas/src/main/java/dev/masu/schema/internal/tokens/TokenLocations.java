package dev.masu.schema.internal.tokens;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.util.TokenBuffer;

/** Locations of tokens, as Jackson counts them. */
public final class TokenLocations {
  private TokenLocations() {}

  /** Whether a parser replays a {@link TokenBuffer}, which does not keep the locations of its tokens. */
  public static boolean isCopy(JsonParser parser) {
    return parser.streamReadInputSource() instanceof TokenBuffer;
  }

  /** The start of the current token, or NA in a copy, where all tokens have the same location. */
  public static TokenStreamLocation of(JsonParser parser) {
    return isCopy(parser) ? TokenStreamLocation.NA : parser.currentTokenLocation();
  }

  /**
   * The start of the array or object that the current token starts, or of the object whose name it is.
   *
   * <p>Jackson's parsers of JSON are then right after the bracket. Unlike a location from the parser, one that is
   * created here need not be allocated if the caller only reads it.
   */
  public static TokenStreamLocation ofStart(JsonParser parser) {
    if (parser instanceof TapeRecorder recorder) {
      return recorder.innermostStart();
    }
    if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
      return startOfObject(parser);
    }
    if (!(parser instanceof UTF8StreamJsonParser) && !(parser instanceof ReaderBasedJsonParser)) {
      return parser.currentTokenLocation();
    }
    TokenStreamLocation after = parser.currentLocation();
    return before(after, 1, after.getLineNr(), after.getColumnNr() - 1);
  }

  /** The start of the object that contains a name. If it is on another line than the name, its offset is unknown. */
  private static TokenStreamLocation startOfObject(JsonParser parser) {
    TokenStreamLocation name = parser.currentTokenLocation();
    TokenStreamLocation start = parser.streamReadContext().startLocation(name.contentReference());
    return start.getLineNr() == name.getLineNr()
        ? before(
            name, name.getColumnNr() - start.getColumnNr(), start.getLineNr(), start.getColumnNr())
        : start;
  }

  private static TokenStreamLocation before(
      TokenStreamLocation location, int distance, int line, int column) {
    return new TokenStreamLocation(
        location.contentReference(),
        location.getByteOffset() < 0 ? -1 : location.getByteOffset() - distance,
        location.getCharOffset() < 0 ? -1 : location.getCharOffset() - distance,
        line,
        column);
  }

  /**
   * Where a parser has stopped at a limit of its own: the start of the value that it did not read, or how far it has
   * read a name.
   *
   * @param parser the parser, which must not be read any further
   * @param isAtName whether the next token would have been a name
   */
  public static TokenStreamLocation ofStop(JsonParser parser, boolean isAtName) {
    if (isAtName) {
      return parser.currentLocation();
    }
    if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
      // With the name cleared, the parser returns the location of the value that it was reading.
      parser.clearCurrentToken();
    }
    return of(parser);
  }

  /**
   * The name whose value a parser has stopped at, or null if there is none, or the parser had already returned it.
   */
  public static @Nullable String nameAtStop(JsonParser parser) {
    JsonToken token = parser.currentToken();
    JsonToken last = token == null ? parser.getLastClearedToken() : token;
    return last == JsonToken.PROPERTY_NAME ? parser.currentName() : null;
  }
}
