package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.TokenStreamLocation;

/**
 * Counts the lines and columns of a text in code points, starting from the nearest earlier location that is known.
 */
public final class LineCounter {
  private final String text;
  private final Unit unit;
  private final TreeMap<Integer, SourceLocation> counted = new TreeMap<>();

  /** The lengths in UTF-8 of the text before those offsets that were asked for. */
  private final TreeMap<Integer, Long> bytesBefore = new TreeMap<>();

  /** The offsets of those lines that were asked for. */
  private final TreeMap<Integer, Integer> starts = new TreeMap<>();

  private LineCounter(String text, Unit unit) {
    this.text = text;
    this.unit = unit;
    counted.put(0, location(1, 1, 0));
  }

  /** Creates a counter for a text with offsets in chars. */
  public LineCounter(String text) {
    this(text, Unit.CHAR);
  }

  /** Creates a counter for UTF-8 with offsets in bytes. */
  static LineCounter ofUtf8(byte[] bytes, int start) {
    int length = bytes.length - start;
    return new LineCounter(
        new String(bytes, start, length, StandardCharsets.ISO_8859_1), Unit.BYTE);
  }

  /** The location of a token, or empty if its offset is unknown, or beyond a file that has changed meanwhile. */
  Optional<SourceLocation> locate(TokenStreamLocation token) {
    long offset = unit == Unit.BYTE ? token.getByteOffset() : token.getCharOffset();
    int startOfLine = (int) offset - token.getColumnNr() + 1;
    // Binary input has offsets but no lines.
    if (token.getLineNr() < 1 || offset < 0 || startOfLine < 0 || offset > text.length()) {
      return Optional.empty();
    }
    // Lines before this one need not be counted.
    counted.putIfAbsent(startOfLine, location(token.getLineNr(), 1, startOfLine));
    return Optional.of(locate((int) offset));
  }

  /** The location of the char or byte at an offset, or of the end of the text. */
  public SourceLocation locate(int offset) {
    SourceLocation from = Objects.requireNonNull(counted.floorEntry(offset)).getValue();
    int line = from.line();
    int column = from.column();
    for (int i = (int) from.offset(); i < offset; i++) {
      if (endsLine(i)) {
        line++;
        column = 1;
      } else if (endsCharacter(i)) {
        column++;
      }
    }
    SourceLocation found = location(line, column, offset);
    counted.put(offset, found);
    return found;
  }

  private SourceLocation location(int line, int column, int offset) {
    return new SourceLocation(line, column, Unit.CODE_POINT, offset, unit);
  }

  /** Whether the char at an index ends a line: LF, or CR that is not followed by LF. */
  private boolean endsLine(int index) {
    char c = text.charAt(index);
    return c == '\n' || (c == '\r' && !text.startsWith("\n", index + 1));
  }

  private boolean endsCharacter(int index) {
    if (index + 1 == text.length()) {
      return true;
    }
    char next = text.charAt(index + 1);
    return unit == Unit.BYTE
        ? (next & 0xC0) != 0x80
        : !Character.isSurrogatePair(text.charAt(index), next);
  }

  /** The length in UTF-8 of the text before an offset. */
  public long bytesBefore(int offset) {
    Map.Entry<Integer, Long> from = bytesBefore.floorEntry(offset);
    long bytes = from == null ? 0 : from.getValue();
    for (int i = from == null ? 0 : from.getKey(); i < offset; i++) {
      char c = text.charAt(i);
      // A pair of surrogates has four bytes.
      bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
    bytesBefore.put(offset, bytes);
    return bytes;
  }

  /** The offset of a line and a column, both counted from 1, the column in chars. */
  public int offsetOf(int line, int column) {
    Map.Entry<Integer, Integer> from = starts.floorEntry(line);
    int start = from == null ? 0 : from.getValue();
    for (int left = line - (from == null ? 1 : from.getKey()); left > 0; start++) {
      if (endsLine(start)) {
        left--;
      }
    }
    starts.put(line, start);
    return start + column - 1;
  }
}
