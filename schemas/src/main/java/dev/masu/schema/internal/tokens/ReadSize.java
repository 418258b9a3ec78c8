package dev.masu.schema.internal.tokens;

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

  /** Starts at the parser's current token; a limit says how many bytes or chars may be read. */
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

  /** Whether so many bytes or chars can be read at all: an array holds no more than an int can count. */
  public static boolean canExceed(JsonParser parser, long limit) {
    boolean readsArray =
        (parser instanceof UTF8StreamJsonParser || parser instanceof ReaderBasedJsonParser)
            && parser.streamReadInputSource() == null;
    return !readsArray || limit < Integer.MAX_VALUE;
  }

  /** Counts a token; {@return whether too much was read, as far as that was looked at} */
  public boolean isExceededAfterNext() {
    if (++sinceLook < INTERVAL) {
      return false;
    }
    sinceLook = 0;
    return isExceeded();
  }

  /** Whether too much was read. */
  public boolean isExceeded() {
    return offset(parser.currentLocation()) - start > limit;
  }

  /** The parameters of the violation. */
  public Map<String, Object> parameters() {
    boolean inBytes = parser.currentLocation().getByteOffset() >= 0;
    return Map.of("limit", limit, "unit", inBytes ? "bytes" : "chars");
  }
}
