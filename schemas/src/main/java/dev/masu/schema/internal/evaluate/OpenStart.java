package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.OpeningPlace;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Where an open array or object starts.
 *
 * <p>Looking at each start would take longer than checking it, so beyond the first places only the
 * parser's context is kept, which Jackson uses again for each value of a depth: it knows line and column.
 */
final class OpenStart {
  /** Nothing is noted, but of what is open the start is known. */
  static final int ONLY_OPEN = 0;

  /** Copies of tokens have one place, which is not theirs. */
  static final int NO_PLACES = -1;

  /** Of later keys and values a place is told only if they are at fault themselves. */
  private static final int MAX_NOTED = 10_000;

  private final NotedPlace noted = new NotedPlace();
  private @Nullable TokenStreamContext context;

  /** How many of the first keys and values have their places noted, where nothing can be read again. */
  static int notedUntil(JsonParser parser) {
    return LocatedParser.isCopy(parser) ? NO_PLACES : MAX_NOTED;
  }

  /**
   * Keeps the place of the parser's current token, as far as it is worth it.
   *
   * @param order how many keys and values start before it
   * @param notedUntil {@link #ONLY_OPEN}, or see {@link #notedUntil}
   */
  void keep(JsonParser parser, int order, int notedUntil) {
    if (order < notedUntil) {
      noted.note(OpeningPlace.of(parser));
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

  /** The place, as far as it is known; asked for while the value is open, or before another starts. */
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
