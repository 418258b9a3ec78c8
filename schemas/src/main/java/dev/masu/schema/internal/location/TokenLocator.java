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

/** Converts Jackson's token locations to those of reports. */
@FunctionalInterface
public interface TokenLocator {
  /** The location of a token, or empty if its input has no text. */
  Optional<SourceLocation> locate(TokenStreamLocation token);

  /** A locator that counts code points in the text itself; fastest if called in document order. */
  static TokenLocator in(String text) {
    LineCounter counter = new LineCounter(text);
    return token -> Optional.of(counter.locate((int) token.getCharOffset()));
  }

  /**
   * A locator for a parser's input. It counts code points if the parser's locations include their source ({@code
   * StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION}) and that can still be read; otherwise it relies on Jackson's
   * counts, of bytes if the parser reads bytes.
   */
  static TokenLocator of(JsonParser parser) {
    TokenLocator asJacksonCounts = asJacksonCounts(parser.currentLocation().getByteOffset() >= 0);
    LineCounter counter = counter(parser.currentTokenLocation().contentReference());
    return counter == null
        ? asJacksonCounts
        : token -> counter.locate(token).or(() -> asJacksonCounts.locate(token));
  }

  /** A counter of the lines in an input, or null if it is not text that can still be read. */
  private static @Nullable LineCounter counter(ContentReference input) {
    Object source = input.getRawContent();
    int start = Math.max(0, input.contentOffset());
    try {
      if (source instanceof File file) {
        return LineCounter.ofUtf8(Files.readAllBytes(file.toPath()), 0);
      }
      if (source instanceof Path file) {
        return LineCounter.ofUtf8(Files.readAllBytes(file), 0);
      }
    } catch (IOException | OutOfMemoryError e) {
      // The file is gone, or too large to be read into memory.
      return null;
    }
    if (source instanceof byte[] bytes) {
      return LineCounter.ofUtf8(bytes, start);
    }
    String text = source instanceof char[] chars
        ? new String(chars)
        : source instanceof String held ? held : null;
    return text == null ? null : new LineCounter(text.substring(start));
  }

  /** A locator that relies on Jackson's counts: bytes for byte input, chars for character input. */
  static TokenLocator asJacksonCounts() {
    return asJacksonCounts(false);
  }

  /** The same; {@code inBytes} says whether columns count bytes where a location has no offset. */
  static TokenLocator asJacksonCounts(boolean inBytes) {
    return token -> {
      // Jackson does not know the columns of a DataInput.
      if (token.getLineNr() < 1 || token.getColumnNr() < 1) {
        return Optional.empty();
      }
      boolean bytes = token.getByteOffset() >= 0 || (inBytes && token.getCharOffset() < 0);
      Unit unit = bytes ? Unit.BYTE : Unit.CHAR;
      long offset = bytes ? token.getByteOffset() : token.getCharOffset();
      return Optional.of(
          new SourceLocation(token.getLineNr(), token.getColumnNr(), unit, offset, unit));
    };
  }
}
