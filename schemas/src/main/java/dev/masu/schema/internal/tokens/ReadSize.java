package dev.masu.schema.internal.tokens;

import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;

/** Measures how much of a value a parser has read. */
public final class ReadSize {
  /** Measuring after each token would take longer than checking many of them. */
  private static final int INTERVAL = 256;

  /**
   * CBOR may refer to earlier strings (tag 25). So many chars of names and strings may be more than was read, and so many
   * for each byte.
   */
  private static final long MIN_REPEATED = 10_000_000;

  private static final long MAX_REPEATED_PER_BYTE = 100;

  private final JsonParser parser;
  private final long limit;
  private final long start;
  private final boolean countsChars;
  private int tokensSinceMeasured;
  private long chars;

  /**
   * Starts at the parser's current token.
   *
   * @param limit how many bytes or chars may be read
   */
  public ReadSize(JsonParser parser, long limit) {
    this.parser = parser;
    this.limit = limit;
    this.start = start(parser);
    // Formats of text have no such references, and no exact floats.
    this.countsChars =
        start >= 0 && parser.streamReadCapabilities().isEnabled(StreamReadCapability.EXACT_FLOATS);
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
    if (countsChars
        && (parser.hasToken(JsonToken.VALUE_STRING) || parser.hasToken(JsonToken.PROPERTY_NAME))) {
      chars += parser.getStringLength();
    }
    if (++tokensSinceMeasured < INTERVAL) {
      return false;
    }
    tokensSinceMeasured = 0;
    return isExceeded();
  }

  /** Whether more than the limit was read. */
  public boolean isExceeded() {
    long read = offset(parser.currentLocation()) - start;
    return read > limit || (chars > MIN_REPEATED && chars > maxChars(read));
  }

  private static long maxChars(long read) {
    return MIN_REPEATED + MAX_REPEATED_PER_BYTE * read;
  }

  public Map<String, Object> parameters() {
    long maxChars = maxChars(offset(parser.currentLocation()) - start);
    if (chars > maxChars) {
      return Map.of("limit", maxChars, "unit", "chars");
    }
    boolean inBytes = parser.currentLocation().getByteOffset() >= 0;
    return Map.of("limit", limit, "unit", inBytes ? "bytes" : "chars");
  }
}
