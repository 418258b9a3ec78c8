package dev.masu.ggn;

import dev.masu.notation.NotationException;

/** Where a text stops being a {@link Piece}, and what should be there. */
final class PieceGrammar {
  private PieceGrammar() {}

  /** {@return the index of the first bad character, the length if the text is too short, or -1} */
  static int firstBad(String text) {
    int style = lettersEnd(text);
    if (style == 0 || !has(text, style, ':')) {
      return style;
    }
    boolean upper = isUpper(text.charAt(0));
    int letter = isModifier(text, style + 1) ? style + 2 : style + 1;
    if (!isLetter(text, letter, upper)) {
      return letter;
    }
    int end = has(text, letter + 1, '\'') ? letter + 2 : letter + 1;
    return end == text.length() ? -1 : end;
  }

  /** {@return the same for a piece in hand, which has neither modifier nor suffix} */
  static int firstBadInHand(String text) {
    int style = lettersEnd(text);
    if (style == 0 || !has(text, style, ':')) {
      return style;
    }
    if (!isLetter(text, style + 1, isUpper(text.charAt(0)))) {
      return style + 1;
    }
    return style + 2 == text.length() ? -1 : style + 2;
  }

  static NotationException errorInHand(String text, int bad) {
    return NotationException.expected(
        "GGN piece in hand", "CHESS:P", text, bad, expectedInHand(text, bad));
  }

  private static String[] expectedInHand(String text, int bad) {
    int colon = lettersEnd(text);
    if (bad <= colon) {
      return expected(text, bad);
    }
    if (bad == colon + 1) {
      return new String[] {isModifier(text, bad) ? "letter-in-hand" : letter(text)};
    }
    return new String[] {has(text, bad, '\'') ? "end-in-hand" : "end"};
  }

  static NotationException error(String text, int bad) {
    return NotationException.expected("GGN piece", "CHESS:K", text, bad, expected(text, bad));
  }

  private static String[] expected(String text, int bad) {
    if (bad == 0) {
      return new String[] {"letter"};
    }
    String letter = letter(text);
    int colon = lettersEnd(text);
    if (bad == colon) {
      return new String[] {letter, "':'"};
    }
    if (bad == colon + 1) {
      return new String[] {"'+'", "'-'", letter};
    }
    if (bad == colon + 2 && isModifier(text, colon + 1)) {
      return new String[] {letter};
    }
    return has(text, bad - 1, '\'') ? new String[] {"end"} : new String[] {"\"'\"", "end"};
  }

  private static String letter(String text) {
    return isUpper(text.charAt(0)) ? "upper-case-letter" : "lower-case-letter";
  }

  /** {@return where the letters end that the text starts with, all in the case of the first} */
  private static int lettersEnd(String text) {
    int end = 0;
    while (end < text.length() && isLetter(text, end, isUpper(text.charAt(0)))) {
      end++;
    }
    return end;
  }

  static boolean isUpper(char letter) {
    return letter <= 'Z';
  }

  private static boolean isLetter(String text, int index, boolean upper) {
    if (index >= text.length()) {
      return false;
    }
    char found = text.charAt(index);
    return upper ? found >= 'A' && found <= 'Z' : found >= 'a' && found <= 'z';
  }

  private static boolean isModifier(String text, int index) {
    return has(text, index, '+') || has(text, index, '-');
  }

  private static boolean has(String text, int index, char wanted) {
    return index < text.length() && text.charAt(index) == wanted;
  }

  /** {@return a letter in its other case; any other character as it is} */
  static char otherCase(char character) {
    return Character.isLetter(character) ? (char) (character ^ 0x20) : character;
  }
}
