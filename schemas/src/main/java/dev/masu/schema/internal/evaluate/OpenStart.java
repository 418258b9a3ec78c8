package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.document.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Where an open array or object starts.
 *
 * <p>Keeping each start would take longer than checking it, so beyond the first locations only the parser's context
 * is kept, which Jackson reuses for each value of a depth: it knows line and column.
 */
final class OpenStart {
  /** No location is kept, but open arrays and objects know their start. */
  static final int ONLY_OPEN = 0;

  /** Tokens of copies have no locations of their own. */
  static final int NO_PLACES = -1;

  /** Later keys and values have a location only if they are at fault themselves. */
  private static final int MAX_NOTED = 10_000;

  private final NotedPlace noted = new NotedPlace();
  private @Nullable TokenStreamContext context;

  /** How many of the first keys and values have their locations kept, where nothing can be read again. */
  static int notedUntil(JsonParser parser) {
    return TokenLocations.isCopy(parser) ? NO_PLACES : MAX_NOTED;
  }

  /**
   * Keeps the location of the parser's current token, or its context for later ones.
   *
   * @param order how many keys and values start before it
   * @param notedUntil {@link #ONLY_OPEN}, or see {@link #notedUntil}
   */
  void keep(JsonParser parser, int order, int notedUntil) {
    if (order < notedUntil) {
      noted.note(TokenLocations.ofStart(parser));
    } else if (notedUntil != NO_PLACES) {
      keepContext(parser);
    } else {
      noted.forget();
      context = null;
    }
  }

  private void keepContext(JsonParser parser) {
    noted.forget();
    TokenStreamContext now = parser.streamReadContext();
    if (context != now) {
      context = now;
    }
  }

  void set(OpenStart other) {
    noted.set(other.noted);
    context = other.context;
  }

  /** The location, as far as it is known, while the value is open or before another one starts. */
  TokenStreamLocation location() {
    TokenStreamLocation place = noted.location();
    if (place != null) {
      return place;
    }
    return context == null
        ? TokenStreamLocation.NA
        : context.startLocation(ContentReference.unknown());
  }
}
