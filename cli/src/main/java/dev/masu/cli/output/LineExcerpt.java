package dev.masu.cli.output;

import java.util.List;
import java.util.regex.Pattern;

/** The part of a line around a position, with {@code …} for the rest, and a caret to go below it. */
public record LineExcerpt(String line, String caret) {
  /** What stands before a line that belongs to the one above. */
  public static final String INDENT = "    ";

  /** How many code points of a line are shown. */
  private static final int WIDTH = 100;

  private static final String REST = "…";

  /** Ideographs, kana, Hangul, their punctuation and full-width forms, and emoji, each of which fills two columns. */
  private static final Pattern WIDE = Pattern.compile("["
      + "\\x{1100}-\\x{115F}\\x{2E80}-\\x{303E}\\x{3041}-\\x{A4CF}\\x{A960}-\\x{A97C}\\x{AC00}-\\x{D7A3}"
      + "\\x{F900}-\\x{FAFF}\\x{FE30}-\\x{FE6F}\\x{FF01}-\\x{FF60}\\x{FFE0}-\\x{FFE6}"
      + "\\x{1F300}-\\x{1F64F}\\x{1F680}-\\x{1F6FF}\\x{1F900}-\\x{1FAFF}\\x{20000}-\\x{3FFFD}]");

  /** Marks, and the Hangul vowels and finals, which complete the syllable that an initial begins. */
  private static final Pattern JOINING =
      Pattern.compile("[\\p{Mn}\\p{Me}\\x{1160}-\\x{11FF}\\x{D7B0}-\\x{D7FB}]");

  /** {@return the part of the text around an offset in chars, to which the caret points} */
  public static LineExcerpt around(int offset, String text) {
    boolean isInsideLineBreak = text.startsWith("\r\n", offset - 1);
    int at = isInsideLineBreak ? offset - 1 : offset;
    int before = text.codePointCount(lineStart(at, text), at);
    int after = text.codePointCount(at, lineEnd(at, text));
    int shownBefore = Math.min(before, Math.max(WIDTH / 2, WIDTH - after));
    int shownAfter = Math.min(after, WIDTH - shownBefore);
    String head = (shownBefore < before ? REST : "")
        + Printable.text(text.substring(text.offsetByCodePoints(at, -shownBefore), at));
    String tail = Printable.text(text.substring(at, text.offsetByCodePoints(at, shownAfter)))
        + (shownAfter < after ? REST : "");
    return new LineExcerpt(head + tail, blank(head) + "^");
  }

  /** {@return a message, and below it the line unless it is blank, and the caret} */
  public List<String> below(String message) {
    String head = Printable.text(message);
    return line.isBlank() ? List.of(head) : List.of(head, INDENT + line, INDENT + caret);
  }

  /** White space as wide as the text is on most terminals; its tabs stay tabs, wherever their stops are. */
  private static String blank(String text) {
    String joined = JOINING.matcher(text).replaceAll("");
    return WIDE.matcher(joined).replaceAll("  ").replaceAll("[^\t]", " ");
  }

  /** The start of the line, or a position that is further away than can be shown. */
  private static int lineStart(int at, String text) {
    int start = at;
    for (int i = 0; i <= WIDTH && start > 0 && !isLineBreak(text.charAt(start - 1)); i++) {
      start = text.offsetByCodePoints(start, -1);
    }
    return start;
  }

  /** The end of the line, or a position that is further away than can be shown. */
  private static int lineEnd(int at, String text) {
    int end = at;
    for (int i = 0; i <= WIDTH && end < text.length() && !isLineBreak(text.charAt(end)); i++) {
      end = text.offsetByCodePoints(end, 1);
    }
    return end;
  }

  private static boolean isLineBreak(char c) {
    return c == '\n' || c == '\r';
  }
}
