package dev.masu.schema.internal.tokens;

import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;

/** Measures how much of a value a parser has read. */
public final class ReadSize {
  /** Measuring after each token would take longer than checking many of them. */
  private static final int INTERVAL = 256;

  private final JsonParser parser;
  private final long limit;
  private final long start;
  private int tokensSinceMeasured;

  /**
   * Starts at the parser's current token.
   *
   * @param limit how many bytes or chars may be read
   */
  public ReadSize(JsonParser parser, long limit) {
    this.parser = parser;
    this.limit = limit;
    this.start = start(parser);
  }

  private static long start(JsonParser parser) {
    JsonToken token = parser.currentToken();
    if (token == null) {
      return offset(parser.currentLocation());
    }
    boolean isStart = token.isStructStart() || parser instanceof TapeRecorder;
    return offset(isStart ? TokenLocations.ofStart(parser) : parser.currentTokenLocation());
  }

  private static long offset(TokenStreamLocation location) {
    return Math.max(location.getByteOffset(), location.getCharOffset());
  }

  /** Whether a parser can exceed a limit at all: one that reads an array cannot exceed the range of an int. */
  public static boolean canExceed(JsonParser parser, long limit) {
    boolean readsArray =
        (parser instanceof UTF8StreamJsonParser || parser instanceof ReaderBasedJsonParser)
            && parser.streamReadInputSource() == null;
    return !readsArray || limit < Integer.MAX_VALUE;
  }

  /** Counts a token; {@return whether more than the limit was read, which is measured only now and then} */
  public boolean isExceededAfterNext() {
    if (++tokensSinceMeasured < INTERVAL) {
      return false;
    }
    tokensSinceMeasured = 0;
    return isExceeded();
  }

  /** Whether more than the limit was read. */
  public boolean isExceeded() {
    return offset(parser.currentLocation()) - start > limit;
  }

  public Map<String, Object> parameters() {
    boolean inBytes = parser.currentLocation().getByteOffset() >= 0;
    return Map.of("limit", limit, "unit", inBytes ? "bytes" : "chars");
  }
}
