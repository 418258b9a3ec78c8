package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.tokens.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Where an open array or object starts.
 *
 * <p>Beyond the first locations only the parser's context is kept, which Jackson reuses for each value of a depth: it
 * knows line and column.
 */
public final class StartLocation {
  /** No location is kept, but open arrays and objects know their start. */
  static final int ONLY_OPEN = 0;

  /** Tokens of copies have no locations of their own. */
  static final int NO_LOCATIONS = -1;

  /** Later keys and values have a location only if they are at fault themselves. */
  private static final int MAX_KEPT = 10_000;

  private boolean isKept;
  private long offset;
  private long lineAndColumn;
  private @Nullable TokenStreamContext context;

  /** How many of the first keys and values have their locations kept, where nothing can be read again. */
  public static int keptUntil(JsonParser parser) {
    return TokenLocations.isCopy(parser) ? NO_LOCATIONS : MAX_KEPT;
  }

  /**
   * Keeps the location of the parser's current token, or its context for later ones.
   *
   * @param order how many keys and values start before it
   * @param keptUntil {@link #ONLY_OPEN}, or see {@link #keptUntil}
   */
  void keep(JsonParser parser, int order, int keptUntil) {
    isKept = order < keptUntil;
    if (isKept) {
      TokenStreamLocation location = TokenLocations.ofStart(parser);
      offset = PackedLocation.offset(location);
      lineAndColumn = PackedLocation.lineAndColumn(location);
    } else {
      context = keptUntil == NO_LOCATIONS ? null : parser.streamReadContext();
    }
  }

  /** The location, as far as it is known, while the value is open or before another one starts. */
  TokenStreamLocation location() {
    if (isKept) {
      return PackedLocation.unpack(offset, lineAndColumn);
    }
    return context == null
        ? TokenStreamLocation.NA
        : context.startLocation(ContentReference.unknown());
  }
}
