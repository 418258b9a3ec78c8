package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.OpeningPlace;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Where an open array or object starts, for input that cannot be read again.
 *
 * <p>Looking at each start would take longer than checking it, so beyond the first places only the
 * parser's context is kept, which Jackson uses again for each value of a depth: it knows line and column.
 */
final class OpenStart {
  private final NotedPlace noted = new NotedPlace();
  private @Nullable TokenStreamContext context;

  /** Notes the place of the parser's current token. */
  void note(JsonParser parser) {
    noted.note(OpeningPlace.of(parser));
  }

  /** Keeps what the parser itself knows of the place. */
  void keep(JsonParser parser) {
    noted.forget();
    TokenStreamContext now = parser.streamReadContext();
    if (context != now) {
      context = now;
    }
  }

  /** Knows of no place. */
  void forget() {
    noted.forget();
    context = null;
  }

  void set(OpenStart other) {
    TokenStreamLocation place = other.noted.location();
    if (place == null) {
      noted.forget();
    } else {
      noted.note(place);
    }
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
