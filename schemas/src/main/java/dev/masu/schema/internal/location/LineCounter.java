package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.TreeMap;

/** Counts the lines and columns of a text in code points, onwards from the nearest location counted before. */
public final class LineCounter {
  private final String text;
  private final Unit unit;
  private final TreeMap<Integer, SourceLocation> counted = new TreeMap<>();

  private LineCounter(String text, Unit unit) {
    this.text = text;
    this.unit = unit;
    counted.put(0, location(1, 1, 0));
  }

  /** A counter of a text whose offsets are in chars. */
  public LineCounter(String text) {
    this(text, Unit.CHAR);
  }

  /** A counter of UTF-8 whose offsets are in bytes. */
  static LineCounter ofUtf8(byte[] bytes, int start) {
    int length = bytes.length - start;
    return new LineCounter(
        new String(bytes, start, length, StandardCharsets.ISO_8859_1), Unit.BYTE);
  }

  /** Adds where a line starts, so that lines before it need not be counted. */
  void addLine(int line, int offset) {
    counted.putIfAbsent(offset, location(line, 1, offset));
  }

  /** The location of a char or byte, or of the text's end. */
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

  /** Whether a line ends with a char: LF, or CR that no LF follows. */
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

  /** How many bytes of UTF-8 the text has before an offset. */
  public long bytesBefore(int offset) {
    return text.substring(0, offset).getBytes(StandardCharsets.UTF_8).length;
  }

  /** The offset of a line and of a column in chars, both from 1. */
  public int offsetOf(int line, int column) {
    int start = 0;
    for (int left = line - 1; left > 0; start++) {
      if (endsLine(start)) {
        left--;
      }
    }
    return start + column - 1;
  }
}
