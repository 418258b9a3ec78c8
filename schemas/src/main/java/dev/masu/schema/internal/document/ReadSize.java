package dev.masu.schema.internal.document;

import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;

/** How much a parser has read since a value began. */
public final class ReadSize {
  /** Looking at each token would take longer than checking many. */
  private static final int INTERVAL = 256;

  private final JsonParser parser;
  private final long limit;
  private final long start;
  private int sinceLook;

  /**
   * Starts at the token that a parser stands at.
   *
   * @param limit how many bytes or chars may be read
   */
  public ReadSize(JsonParser parser, long limit) {
    this(parser, limit, start(parser));
  }

  /**
   * Starts where something has started before.
   *
   * @param limit how many bytes or chars may be read
   * @param start see {@link #start}
   */
  public ReadSize(JsonParser parser, long limit, long start) {
    this.parser = parser;
    this.limit = limit;
    this.start = start;
  }

  /** How many bytes or chars stand before what is counted. */
  public long start() {
    return start;
  }

  /** How many bytes or chars stand before the token that a parser stands at. */
  public static long start(JsonParser parser) {
    if (parser instanceof TapeRecorder recorder) {
      return offset(recorder.lastStart());
    }
    JsonToken token = parser.currentToken();
    if (token == null) {
      return end(parser);
    }
    return offset(token.isStructStart() ? OpeningPlace.of(parser) : parser.currentTokenLocation());
  }

  /** How many bytes or chars stand before the end of the token that a parser stands at. */
  public static long end(JsonParser parser) {
    return offset(parser.currentLocation());
  }

  /**
   * Whether so much can be read from a parser at all: an array holds no more than an int can count.
   *
   * @param limit how many bytes or chars may be read
   */
  public static boolean canExceed(JsonParser parser, long limit) {
    boolean readsArray =
        (parser instanceof UTF8StreamJsonParser || parser instanceof ReaderBasedJsonParser)
            && parser.streamReadInputSource() == null;
    return !readsArray || limit < Integer.MAX_VALUE;
  }

  /** How many bytes or chars stand before a place. */
  static long offset(TokenStreamLocation place) {
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
    return parser.currentLocation().getByteOffset() >= 0;
  }

  /** Has the next token be looked at. */
  public void lookSoon() {
    sinceLook = INTERVAL;
  }

  /** Whether too much was read. */
  public boolean isExceeded() {
    return end(parser) - start > limit;
  }

  /** What the message names. */
  public Map<String, Object> parameters() {
    return Map.of("limit", limit, "unit", countsBytes() ? "bytes" : "chars");
  }
}
