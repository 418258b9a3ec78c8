package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
   * counts.
   *
   * @param inBytes whether columns count bytes rather than chars where a location has no offset
   */
  static TokenLocator of(JsonParser parser, boolean inBytes) {
    TokenLocator asJacksonCounts = asJacksonCounts(inBytes);
    ContentReference reference = parser.currentTokenLocation().contentReference();
    Object source = reference.getRawContent();
    int start = Math.max(0, reference.contentOffset());
    if (source instanceof byte[] bytes) {
      return inBytes(bytes, start, asJacksonCounts);
    }
    if (source instanceof char[] chars) {
      return inText(new String(chars), start, asJacksonCounts);
    }
    if (source instanceof String text) {
      return inText(text, start, asJacksonCounts);
    }
    if (source instanceof File file) {
      return inFile(file.toPath(), asJacksonCounts);
    }
    return source instanceof Path file ? inFile(file, asJacksonCounts) : asJacksonCounts;
  }

  private static TokenLocator inText(String text, int start, TokenLocator otherwise) {
    LineCounter counter = new LineCounter(text.substring(start));
    return token -> locate(token, token.getCharOffset(), counter, otherwise);
  }

  private static TokenLocator inBytes(byte[] bytes, int start, TokenLocator otherwise) {
    LineCounter counter = LineCounter.ofUtf8(bytes, start);
    return token -> locate(token, token.getByteOffset(), counter, otherwise);
  }

  private static TokenLocator inFile(Path file, TokenLocator otherwise) {
    try {
      return inBytes(Files.readAllBytes(file), 0, otherwise);
    } catch (IOException | OutOfMemoryError e) {
      // The file is gone, or too large to be read into memory.
      return otherwise;
    }
  }

  private static Optional<SourceLocation> locate(
      TokenStreamLocation token, long offset, LineCounter counter, TokenLocator otherwise) {
    // Binary input has offsets but no lines.
    if (offset < 0 || token.getLineNr() < 1) {
      return otherwise.locate(token);
    }
    try {
      counter.addLine(token.getLineNr(), (int) offset - token.getColumnNr() + 1);
      return Optional.of(counter.locate((int) offset));
    } catch (IndexOutOfBoundsException e) {
      // The file has changed in the meantime.
      return otherwise.locate(token);
    }
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
