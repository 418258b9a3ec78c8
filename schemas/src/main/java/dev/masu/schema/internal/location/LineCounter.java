package dev.masu.schema.internal.location;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Counts the lines and columns of a text in code points, onwards from the location counted last.
 *
 * <p>It remembers locations at regular distances, so that all locations together cost one pass over the text, in
 * whatever order they are asked for.
 */
public final class LineCounter {
  /** The distance of remembered locations. */
  private static final int STRIDE = 1_024;

  private final IntUnaryOperator units;
  private final int size;
  private final Unit unit;
  private final List<Mark> marks = new ArrayList<>();
  private int at;
  private int line = 1;
  private int column = 1;
  private long bytes;

  /** What was counted before an offset that is a multiple of the stride. */
  private record Mark(int line, int column, long bytes) {}

  /** A counter of a text whose offsets are in chars. */
  public LineCounter(String text) {
    this(text::charAt, text.length(), Unit.CHAR);
  }

  /**
   * A counter of a text whose offsets are in bytes.
   *
   * @param utf8 the text
   * @param start the index where it starts
   */
  LineCounter(byte[] utf8, int start) {
    this(offset -> utf8[start + offset], utf8.length - start, Unit.BYTE);
  }

  private LineCounter(IntUnaryOperator units, int size, Unit unit) {
    this.units = units;
    this.size = size;
    this.unit = unit;
    marks.add(new Mark(line, column, bytes));
  }

  /** How many bytes or chars the text has. */
  int size() {
    return size;
  }

  /**
   * The location of a byte or char.
   *
   * @param offset from 0 to the text's size
   */
  public SourceLocation locate(int offset) {
    moveTo(offset);
    return new SourceLocation(line, column, Unit.CODE_POINT, offset, unit);
  }

  /**
   * How many bytes of UTF-8 a text of chars has before an offset.
   *
   * @param offset from 0 to the text's size
   */
  public long bytesBefore(int offset) {
    moveTo(offset);
    return bytes;
  }

  /**
   * The offset of a location.
   *
   * @param ofLine its line, from 1
   * @param columnInUnits its column, from 1, counted as offsets are
   */
  public int offsetOf(int ofLine, int columnInUnits) {
    goTo(lastMarkBefore(ofLine));
    while (line < ofLine) {
      step();
    }
    return at + columnInUnits - 1;
  }

  private int lastMarkBefore(int ofLine) {
    int low = 0;
    int high = marks.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (marks.get(middle).line() < ofLine) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private void moveTo(int offset) {
    int nearest = Math.min(offset / STRIDE, marks.size() - 1);
    if (offset < at || nearest * STRIDE > at) {
      goTo(nearest);
    }
    while (at < offset) {
      step();
    }
  }

  private void goTo(int mark) {
    at = mark * STRIDE;
    line = marks.get(mark).line();
    column = marks.get(mark).column();
    bytes = marks.get(mark).bytes();
  }

  /** Moves over one byte or char. */
  private void step() {
    int next = units.applyAsInt(at);
    int following = at + 1 < size ? units.applyAsInt(at + 1) : 0;
    at++;
    bytes += lengthInUtf8((char) next);
    if (next == '\n' || (next == '\r' && following != '\n')) {
      line++;
      column = 1;
    } else if (endsCodePoint(next, following)) {
      column++;
    }
    if (at == marks.size() * STRIDE) {
      marks.add(new Mark(line, column, bytes));
    }
  }

  private boolean endsCodePoint(int next, int following) {
    return unit == Unit.BYTE
        ? (following & 0xC0) != 0x80
        : !Character.isSurrogatePair((char) next, (char) following);
  }

  /** The bytes of a char; of one that is half of a character, half of them. */
  private static int lengthInUtf8(char c) {
    if (c < 0x80) {
      return 1;
    }
    return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
  }
}
