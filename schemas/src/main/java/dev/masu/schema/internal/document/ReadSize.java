package dev.masu.schema.internal.document;

import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** How much a parser has read since a value began. */
public final class ReadSize {
  /** Looking at each token would take longer than checking many. */
  private static final int INTERVAL = 256;

  private final JsonParser parser;
  private final long limit;
  private final long start;
  private final boolean countsBytes;
  private int sinceLook;

  /**
   * Starts at the token that a parser stands at.
   *
   * @param limit how many bytes or chars may be read
   */
  public ReadSize(JsonParser parser, long limit) {
    this.parser = parser;
    this.limit = limit;
    JsonToken token = parser.currentToken();
    TokenStreamLocation place = token != null && token.isStructStart()
        ? OpeningPlace.of(parser)
        : parser.currentTokenLocation();
    this.start = offset(place);
    this.countsBytes = place.getByteOffset() >= 0;
  }

  private static long offset(TokenStreamLocation place) {
    return Math.max(place.getByteOffset(), place.getCharOffset());
  }

  /** Counts a token, and tells whether too much was read, as far as that was looked at. */
  public boolean isExceededAfterNext() {
    if (++sinceLook < INTERVAL) {
      return false;
    }
    sinceLook = 0;
    return isExceeded();
  }

  /** Whether the parser counts bytes, not chars. */
  public boolean countsBytes() {
    return countsBytes;
  }

  /** Has the next token be looked at. */
  public void lookSoon() {
    sinceLook = INTERVAL;
  }

  /** Whether too much was read. */
  public boolean isExceeded() {
    return offset(parser.currentLocation()) - start > limit;
  }

  /** What the message names. */
  public Map<String, Object> parameters() {
    boolean isBytes = parser.currentLocation().getByteOffset() >= 0;
    return Map.of("limit", limit, "unit", isBytes ? "bytes" : "chars");
  }
}
