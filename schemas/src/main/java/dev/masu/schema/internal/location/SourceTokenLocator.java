package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 */
final class SourceTokenLocator implements TokenLocator {
  private final Object source;
  private final int start;
  private final TokenLocator others;

  /** What was counted last: columns of the line that starts at an offset, up to another offset. */
  private int line = -1;

  private int counted;
  private int column;

  private SourceTokenLocator(Object source, int start, TokenLocator others) {
    this.source = source;
    this.start = start;
    this.others = others;
  }

  /** Converts by the source, if the parser includes one that can still be read; else as others do. */
  static TokenLocator of(JsonParser parser, TokenLocator others) {
    ContentReference reference = parser.currentTokenLocation().contentReference();
    Object source = content(reference.getRawContent());
    return source instanceof byte[] || source instanceof char[] || source instanceof String
        ? new SourceTokenLocator(source, Math.max(0, reference.contentOffset()), others)
        : others;
  }

  private static @Nullable Object content(@Nullable Object source) {
    try {
      if (source instanceof File file) {
        return Files.readAllBytes(file.toPath());
      }
      return source instanceof Path path ? Files.readAllBytes(path) : source;
    } catch (IOException | OutOfMemoryError e) {
      // It is gone, or too large to be read at once.
      return null;
    }
  }

  @Override
  public Optional<SourceLocation> locate(TokenStreamLocation token) {
    long offset = Math.max(token.getByteOffset(), token.getCharOffset());
    try {
      count((int) offset - token.getColumnNr() + 1, (int) offset);
      Unit unit = token.getByteOffset() >= 0 ? Unit.BYTE : Unit.CHAR;
      return Optional.of(
          new SourceLocation(token.getLineNr(), column, Unit.CODE_POINT, offset, unit));
    } catch (IndexOutOfBoundsException e) {
      // The offset is unknown, or a file has changed meanwhile.
      return others.locate(token);
    }
  }

  private void count(int from, int to) {
    if (from != line || to < counted) {
      line = from;
      counted = from;
      column = 1;
    }
    String before = text(counted, to);
    column += before.codePointCount(0, before.length());
    counted = to;
  }

  private String text(int from, int to) {
    if (source instanceof byte[] bytes) {
      return new String(bytes, start + from, to - from, StandardCharsets.UTF_8);
    }
    return source instanceof char[] chars
        ? new String(chars, start + from, to - from)
        : ((String) source).substring(start + from, start + to);
  }
}
