package dev.masu.cli.output;

/** How wide text is on most terminals. */
final class DisplayWidth {
  private DisplayWidth() {}

  /** {@return white space as wide as the text; its tabs stay tabs, wherever their stops are} */
  static String blank(String text) {
    StringBuilder blank = new StringBuilder(text.length());
    text.codePoints().forEach(c -> blank.append(c == '\t' ? "\t" : " ".repeat(of(c))));
    return blank.toString();
  }

  private static int of(int codePoint) {
    if (joinsWhatIsBefore(codePoint)) {
      return 0;
    }
    return WideCharacters.contain(codePoint) ? 2 : 1;
  }

  private static boolean joinsWhatIsBefore(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || isHangulVowelOrFinal(codePoint);
  }

  /** They complete the syllable that an initial begins, which is as wide as the initial alone. */
  private static boolean isHangulVowelOrFinal(int codePoint) {
    return (0x1160 <= codePoint && codePoint <= 0x11FF)
        || (0xD7B0 <= codePoint && codePoint <= 0xD7FB);
  }
}
