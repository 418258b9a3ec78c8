package dev.masu.schema.internal.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Where that stands which a parser refuses to read, for a limit of its own. */
public final class StopPlace {
  private StopPlace() {}

  /**
   * The name whose value is refused, or null if the parser has told that name before, or there is none: parsers
   * look at a value before they give its name.
   *
   * @param parser the parser, which may have been asked for the place before
   */
  public static @Nullable String name(JsonParser parser) {
    JsonToken token = parser.currentToken();
    JsonToken last = token == null ? parser.getLastClearedToken() : token;
    return last == JsonToken.PROPERTY_NAME ? parser.currentName() : null;
  }

  /**
   * The start of the value that is refused, or as far as a name was read: of that no start is known.
   *
   * @param parser the parser, which nothing is read from any more
   * @param isAtName whether the next name of an object was to be read
   */
  public static TokenStreamLocation of(JsonParser parser, boolean isAtName) {
    if (TapeParser.isCopy(parser)) {
      return TokenStreamLocation.NA;
    }
    if (isAtName) {
      return parser.currentLocation();
    }
    if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
      // Without the name, the parser tells the place of the value that it has looked at.
      parser.clearCurrentToken();
    }
    return parser.currentTokenLocation();
  }
}
