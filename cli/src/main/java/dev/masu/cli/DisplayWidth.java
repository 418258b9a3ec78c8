package dev.masu.cli;

import java.lang.Character.UnicodeScript;
import java.util.Set;

/** How wide text is on a terminal, as far as it can be told without one. */
final class DisplayWidth {
  private static final Set<UnicodeScript> WIDE = Set.of(
      UnicodeScript.BOPOMOFO,
      UnicodeScript.HAN,
      UnicodeScript.HANGUL,
      UnicodeScript.HIRAGANA,
      UnicodeScript.KATAKANA,
      UnicodeScript.YI);

  private DisplayWidth() {}

  /** {@return white space as wide as the text; its tabs stay tabs, wherever their stops are} */
  static String blank(String text) {
    StringBuilder blank = new StringBuilder(text.length());
    text.codePoints().forEach(c -> blank.append(c == '\t' ? "\t" : " ".repeat(of(c))));
    return blank.toString();
  }

  private static int of(int codePoint) {
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return isWide(codePoint) ? 2 : 1;
  }

  private static boolean isWide(int codePoint) {
    if (codePoint < 0x1100 || isWithin(codePoint, 0xFF61, 0xFFDC)) {
      // Halfwidth forms are what their name says.
      return false;
    }
    return WIDE.contains(UnicodeScript.of(codePoint))
        || isWithin(codePoint, 0x3000, 0x303E)
        || isWithin(codePoint, 0xFF01, 0xFF60)
        || isWithin(codePoint, 0xFFE0, 0xFFE6)
        || isWithin(codePoint, 0x1F300, 0x1FAFF);
  }

  private static boolean isWithin(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }
}
