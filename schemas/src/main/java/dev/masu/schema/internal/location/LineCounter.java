package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Counts the lines, code points and bytes of a text, starting from the nearest earlier offset for which they are known.
 */
public final class LineCounter {
  private final String text;
  private final TreeMap<Integer, Position> positions = new TreeMap<>();

  /** The offsets of those lines that were asked for. */
  private final TreeMap<Integer, Integer> starts = new TreeMap<>();

  /** The line and column at an offset, and the length in UTF-8 of the text before it. */
  private record Position(int line, int column, long bytesBefore) {}

  public LineCounter(String text) {
    this.text = text;
    positions.put(0, new Position(1, 1, 0));
    starts.put(1, 0);
  }

  /** The location of the char at an offset, or of the end of the text. */
  public SourceLocation locate(int offset) {
    Position found = position(offset);
    return new SourceLocation(found.line, found.column, Unit.CODE_POINT, offset, Unit.CHAR);
  }

  /** The length in UTF-8 of the text before an offset; 0 if that is -1, since it is unknown. */
  public long bytesBefore(int offset) {
    return position(Math.max(0, offset)).bytesBefore;
  }

  private Position position(int offset) {
    Map.Entry<Integer, Position> from = Objects.requireNonNull(positions.floorEntry(offset));
    int line = from.getValue().line;
    int column = from.getValue().column;
    long bytes = from.getValue().bytesBefore;
    for (int i = from.getKey(); i < offset; i++) {
      char c = text.charAt(i);
      // A pair of surrogates has four bytes.
      bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
      if (endsLine(i)) {
        line++;
        column = 1;
      } else if (endsCharacter(i)) {
        column++;
      }
    }
    Position found = new Position(line, column, bytes);
    positions.put(offset, found);
    return found;
  }

  /** Whether the char at an index ends a line: LF, or CR that is not followed by LF. */
  private boolean endsLine(int index) {
    char c = text.charAt(index);
    return c == '\n' || (c == '\r' && !text.startsWith("\n", index + 1));
  }

  private boolean endsCharacter(int index) {
    return index + 1 == text.length()
        || !Character.isSurrogatePair(text.charAt(index), text.charAt(index + 1));
  }

  /** The offset of a line and a column, both counted from 1, the column in chars. */
  public int offsetOf(int line, int column) {
    Map.Entry<Integer, Integer> from = Objects.requireNonNull(starts.floorEntry(line));
    int start = from.getValue();
    for (int left = line - from.getKey(); left > 0; start++) {
      if (endsLine(start)) {
        left--;
      }
    }
    starts.put(line, start);
    return start + column - 1;
  }
}
