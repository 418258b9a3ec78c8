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
  private final Text text;
  private final TokenPlaces others;

  private SourcePlaces(Text text, TokenPlaces others) {
    this.text = text;
    this.others = others;
  }

  /** What is looked at, by offsets as Jackson counts them. */
  private interface Text {
    /** How many offsets it has. */
    int size();

    /** Whether a line ends before an offset. */
    boolean isLineStart(long offset);

    /** Whether a code point starts at an offset. */
    boolean isCodePoint(long offset);
  }

  /**
   * Places by the source, if the parser tells it and it can still be read.
   *
   * @param others tells what has no offset
   */
  static TokenPlaces of(JsonParser parser, TokenPlaces others) {
    ContentReference source = parser.currentTokenLocation().contentReference();
    Text text = text(source);
    return text == null ? others : new SourcePlaces(text, others);
  }

  private static @Nullable Text text(ContentReference source) {
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

  private static Text bytes(byte[] bytes, int start) {
    return new Text() {
      @Override
      public int size() {
        return bytes.length - start;
      }

      @Override
      public boolean isLineStart(long offset) {
        return offset <= 0 || isLineEnd(bytes[start + (int) offset - 1]);
      }

      @Override
      public boolean isCodePoint(long offset) {
        return (bytes[start + (int) offset] & 0xC0) != 0x80;
      }
    };
  }

  private static Text chars(String chars, int start) {
    return new Text() {
      @Override
      public int size() {
        return chars.length() - start;
      }

      @Override
      public boolean isLineStart(long offset) {
        return offset <= 0 || isLineEnd(chars.charAt(start + (int) offset - 1));
      }

      @Override
      public boolean isCodePoint(long offset) {
        int at = start + (int) offset;
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
    int column = 1;
    for (long at = offset; !text.isLineStart(at); at--) {
      column += text.isCodePoint(at - 1) ? 1 : 0;
    }
    Unit unit = token.getByteOffset() >= 0 ? Unit.BYTE : Unit.CHAR;
    return Optional.of(
        new SourceLocation(token.getLineNr(), column, Unit.CODE_POINT, offset, unit));
  }
}
