package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.tokens.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * The start of an open array or object.
 *
 * <p>After a number of locations only the parser's context is kept, which has line and column. Jackson reuses the
 * context for the next value at the same depth.
 */
public final class StartLocation {
  /** No locations are kept, but the start of open arrays and objects is available. */
  static final int ONLY_OPEN = 0;

  /** Tokens of copies have no locations of their own. */
  static final int NO_LOCATIONS = -1;

  /** Keys and values after these have a location only if they are invalid themselves. */
  private static final int MAX_KEPT = 10_000;

  private @Nullable TokenStreamLocation kept;
  private @Nullable TokenStreamContext context;

  /**
   * The number of keys and values, from the start of the document, whose locations are kept if the input cannot be read
   * again.
   */
  public static int keptUntil(JsonParser parser) {
    return TokenLocations.isCopy(parser) ? NO_LOCATIONS : MAX_KEPT;
  }

  /**
   * Keeps the location of the parser's current token, or its context for later ones.
   *
   * @param eventIndex the token's event index
   * @param keptUntil {@link #ONLY_OPEN}, or the result of {@link #keptUntil}
   */
  void keep(JsonParser parser, long eventIndex, int keptUntil) {
    boolean isKept = eventIndex < keptUntil;
    kept = isKept ? withoutSource(TokenLocations.ofStart(parser)) : null;
    context = isKept || keptUntil == NO_LOCATIONS ? null : parser.streamReadContext();
  }

  /** A copy that does not keep the parser's input in memory. */
  static TokenStreamLocation withoutSource(TokenStreamLocation location) {
    return new TokenStreamLocation(
        ContentReference.unknown(),
        location.getByteOffset(),
        location.getCharOffset(),
        location.getLineNr(),
        location.getColumnNr());
  }

  /** The location, or NA if unknown. Valid until the next value at this depth starts. */
  TokenStreamLocation location() {
    if (kept != null) {
      return kept;
    }
    return context == null
        ? TokenStreamLocation.NA
        : context.startLocation(ContentReference.unknown());
  }
}
