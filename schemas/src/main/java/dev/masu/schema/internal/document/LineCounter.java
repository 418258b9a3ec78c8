package dev.masu.schema.internal.document;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;

/**
 * Tells the places of chars in lines and code points, counting on from the place told last: places
 * that are asked for in document order cost one pass over the text.
 */
final class LineCounter {
  private final String text;
  private int at;
  private int line = 1;
  private int column = 1;

  LineCounter(String text) {
    this.text = text;
  }

  /**
   * Tells the place of a char.
   *
   * @param offset the char's offset, from 0 to the text's length
   */
  SourceLocation locate(int offset) {
    if (offset < at) {
      return new LineCounter(text).locate(offset);
    }
    while (at < offset) {
      step();
    }
    return new SourceLocation(line, column, Unit.CODE_POINT, offset, Unit.CHAR);
  }

  /** Goes on by one char. */
  private void step() {
    char c = text.charAt(at);
    boolean pairBegins = Character.isHighSurrogate(c)
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
    boolean crOfCrLf = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    at++;
    if (c == '\n' || (c == '\r' && !crOfCrLf)) {
      line++;
      column = 1;
    } else if (!pairBegins) {
      column++;
    }
  }
}
