package dev.masu.schema.internal.document;

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
 * Places in the source of a parser that tells it, counted in code points: one whose mapper includes the
 * source in locations ({@code StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION}).
 */
final class SourcePlaces implements TokenPlaces {
  private final CountedText text;
  private final ColumnCounter columns;
  private final TokenPlaces others;

  private SourcePlaces(CountedText text, TokenPlaces others) {
    this.text = text;
    this.columns = new ColumnCounter(text);
    this.others = others;
  }

  /**
   * Places by the source, if the parser tells it and it can still be read.
   *
   * @param others tells what has no offset
   */
  static TokenPlaces of(JsonParser parser, TokenPlaces others) {
    ContentReference source = parser.currentTokenLocation().contentReference();
    CountedText text = text(source);
    return text == null ? others : new SourcePlaces(text, others);
  }

  private static @Nullable CountedText text(ContentReference source) {
    int start = Math.max(0, source.contentOffset());
    try {
      if (source.getRawContent() instanceof File file) {
        return bytes(Files.readAllBytes(file.toPath()), 0);
      }
      if (source.getRawContent() instanceof Path path) {
        return bytes(Files.readAllBytes(path), 0);
      }
    } catch (IOException | OutOfMemoryError e) {
      // It is gone, or as large as nobody reads it by eye: places are told as Jackson counts.
      return null;
    }
    if (source.getRawContent() instanceof byte[] bytes) {
      return bytes(bytes, start);
    }
    if (source.getRawContent() instanceof char[] chars) {
      return chars(new String(chars), start);
    }
    return source.getRawContent() instanceof String chars ? chars(chars, start) : null;
  }

  private static CountedText bytes(byte[] bytes, int start) {
    return new CountedText() {
      @Override
      public int size() {
        return bytes.length - start;
      }

      @Override
      public boolean endsLine(int offset) {
        return isLineEnd(bytes[start + offset]);
      }

      @Override
      public boolean startsCodePoint(int offset) {
        return (bytes[start + offset] & 0xC0) != 0x80;
      }
    };
  }

  private static CountedText chars(String chars, int start) {
    return new CountedText() {
      @Override
      public int size() {
        return chars.length() - start;
      }

      @Override
      public boolean endsLine(int offset) {
        return isLineEnd(chars.charAt(start + offset));
      }

      @Override
      public boolean startsCodePoint(int offset) {
        int at = start + offset;
        return at == 0
            || !Character.isLowSurrogate(chars.charAt(at))
            || !Character.isHighSurrogate(chars.charAt(at - 1));
      }
    };
  }

  private static boolean isLineEnd(int next) {
    return next == '\n' || next == '\r';
  }

  @Override
  public Optional<SourceLocation> locate(TokenStreamLocation token) {
    long offset = Math.max(token.getByteOffset(), token.getCharOffset());
    // A file may have changed meanwhile.
    if (offset < 0 || offset > text.size()) {
      return others.locate(token);
    }
    int column = columns.columnAt((int) offset);
    Unit unit = token.getByteOffset() >= 0 ? Unit.BYTE : Unit.CHAR;
    return Optional.of(
        new SourceLocation(token.getLineNr(), column, Unit.CODE_POINT, offset, unit));
  }
}
