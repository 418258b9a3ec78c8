package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Where an open array or object starts, for input that cannot be read again.
 *
 * <p>Jackson makes an object for each place that it tells. That would be more than all else that a check
 * of a large document allocates, so beyond the first places only the parser's context is kept, which
 * Jackson uses again for each value of a depth: it knows line and column.
 */
final class OpenStart {
  private @Nullable TokenStreamLocation place;
  private @Nullable TokenStreamContext context;

  void set(@Nullable TokenStreamLocation noted, JsonParser parser) {
    place = noted;
    context = noted == null ? parser.streamReadContext() : null;
  }

  void set(OpenStart other) {
    place = other.place;
    context = other.context;
  }

  /** The place, as far as it is known; asked for while the value is open, or before another starts. */
  TokenStreamLocation location() {
    if (place != null) {
      return place;
    }
    return context == null
        ? TokenStreamLocation.NA
        : context.startLocation(ContentReference.unknown());
  }
}
