package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * Locations in code points, counted in the source that the parser includes in its locations ({@code
 * StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION}).
 *
 * @param counter counts the columns
 * @param others converts locations that are not in the source
 */
record SourceTokenLocator(LineCounter counter, TokenLocator others) implements TokenLocator {
  /** Converts by the source, if the parser includes one that can still be read; else as others do. */
  static TokenLocator of(JsonParser parser, TokenLocator others) {
    LineCounter counter = counter(parser.currentTokenLocation().contentReference());
    return counter == null ? others : new SourceTokenLocator(counter, others);
  }

  private static @Nullable LineCounter counter(ContentReference source) {
    int start = Math.max(0, source.contentOffset());
    Object content = source.getRawContent();
    try {
      if (content instanceof File file) {
        return new LineCounter(Files.readAllBytes(file.toPath()), 0);
      }
      if (content instanceof Path path) {
        return new LineCounter(Files.readAllBytes(path), 0);
      }
    } catch (IOException | OutOfMemoryError e) {
      // It is gone, or too large to be read at once.
      return null;
    }
    if (content instanceof byte[] bytes) {
      return new LineCounter(bytes, start);
    }
    if (content instanceof char[] chars) {
      return new LineCounter(new String(chars, start, chars.length - start));
    }
    return content instanceof String text ? new LineCounter(text.substring(start)) : null;
  }

  @Override
  public Optional<SourceLocation> locate(TokenStreamLocation token) {
    long offset = Math.max(token.getByteOffset(), token.getCharOffset());
    // A file may have changed meanwhile.
    if (offset < 0 || offset > counter.size()) {
      return others.locate(token);
    }
    int column = counter.locate((int) offset).column();
    Unit unit = token.getByteOffset() >= 0 ? Unit.BYTE : Unit.CHAR;
    return Optional.of(
        new SourceLocation(token.getLineNr(), column, Unit.CODE_POINT, offset, unit));
  }
}
