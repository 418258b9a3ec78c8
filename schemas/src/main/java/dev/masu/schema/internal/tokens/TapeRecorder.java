package dev.masu.schema.internal.tokens;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.util.JsonParserDelegate;

/** A parser that records what is read from it by {@link #nextToken}; no other method that advances is called. */
public final class TapeRecorder extends JsonParserDelegate {
  private final Tape tape = new Tape();
  private final TokenStreamLocation start;

  /** Creates a recorder for the value that a parser is at or inside of, which starts at a known location. */
  public TapeRecorder(JsonParser parser, TokenStreamLocation start) {
    super(NextValue.requireBlocking(parser));
    this.start = start;
  }

  /**
   * Creates a recorder for the value that a parser is at: at its first token, or at the first name or the end of an
   * object.
   */
  public static TapeRecorder of(JsonParser parser) {
    boolean isInside = parser.hasToken(JsonToken.PROPERTY_NAME) && !TokenLocations.isCopy(parser);
    return new TapeRecorder(
        parser, isInside ? TokenLocations.ofStart(parser) : TokenLocations.of(parser));
  }

  /** Records the current token. Must be called once, before anything is read token by token. */
  public void begin() {
    tape.begin(delegate, start);
  }

  @Override
  public JsonToken nextToken() {
    JsonToken next = delegate.nextToken();
    if (next == null) {
      throw new IllegalStateException("the parser ended inside its value");
    }
    tape.add(delegate);
    return next;
  }

  /** Reads the whole value, and leaves the parser at its last token. */
  public Tape.Part readAll() {
    begin();
    while (!tape.isComplete()) {
      nextToken();
    }
    return tape.whole();
  }

  /** What was recorded: the whole value, unless reading was stopped. */
  public Tape.Part recorded() {
    return tape.whole();
  }

  /** Where the innermost open array or object starts, or the value if none is open. */
  TokenStreamLocation innermostStart() {
    TokenStreamLocation innermost = tape.innermostStart();
    return innermost == null ? start : innermost;
  }
}
