package dev.masu.schema.internal.document;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the places of chars in lines and code points, counting on from the place told last.
 *
 * <p>It leaves marks on its way, so that places cost one pass over the text in whatever order they are asked for.
 */
public final class LineCounter {
  /** How far marks lie apart, in chars. */
  private static final int STRIDE = 1_024;

  private final String text;
  private final List<Mark> marks = new ArrayList<>();
  private int at;
  private int line = 1;
  private int column = 1;
  private long bytes;

  /** What was known at a char whose offset is a multiple of the stride. */
  private record Mark(int line, int column, long bytes) {}

  /** Makes a counter that stands at the start of a text. */
  public LineCounter(String text) {
    this.text = text;
    leaveMark();
  }

  /**
   * Tells the place of a char.
   *
   * @param offset the char's offset, from 0 to the text's length
   */
  public SourceLocation locate(int offset) {
    moveTo(offset);
    return new SourceLocation(line, column, Unit.CODE_POINT, offset, Unit.CHAR);
  }

  /**
   * How many bytes of UTF-8 stand before a char.
   *
   * @param offset the char's offset, from 0 to the text's length
   */
  public long bytesBefore(int offset) {
    moveTo(offset);
    return bytes;
  }

  /**
   * The offset of a char.
   *
   * @param ofLine its line, from 1
   * @param charColumn its column, from 1, counted in chars
   */
  public int offsetOf(int ofLine, int charColumn) {
    goTo(lastMarkBefore(ofLine));
    while (line < ofLine) {
      step();
    }
    return at + charColumn - 1;
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

  private void leaveMark() {
    marks.add(new Mark(line, column, bytes));
  }

  /** Of a character of two chars, half. */
  private static int lengthInUtf8(char c) {
    if (c < 0x80) {
      return 1;
    }
    return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
  }

  /** Goes on by one char. */
  private void step() {
    char c = text.charAt(at);
    boolean pairBegins = Character.isHighSurrogate(c)
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
    boolean crOfCrLf = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    at++;
    bytes += lengthInUtf8(c);
    if (c == '\n' || (c == '\r' && !crOfCrLf)) {
      line++;
      column = 1;
    } else if (!pairBegins) {
      column++;
    }
    if (at == marks.size() * STRIDE) {
      leaveMark();
    }
  }
}
