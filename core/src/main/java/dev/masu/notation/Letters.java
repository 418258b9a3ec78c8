package dev.masu.notation;

import java.util.Objects;

/** The ASCII letters of both sides or of one. */
enum Letters {
  ANY("letter", ""),
  UPPER("upper-case-letter", "A-Z"),
  LOWER("lower-case-letter", "a-z");

  /** What is expected where one of them is. */
  final String one;

  /** The letters of one side as a range, for a list of what is expected. */
  final String range;

  Letters(String one, String range) {
    this.one = one;
    this.range = range;
  }

  /** The words for one of them, in English. */
  private String words() {
    return NotationTexts.english().text("token." + one);
  }

  static Letters of(Side side) {
    return side == Side.FIRST ? UPPER : LOWER;
  }

  /** {@return whether the text has one of these letters at the index; false behind its end} */
  boolean isAt(String text, int index) {
    return index < text.length() && has(text.charAt(index));
  }

  /** {@return the index behind the run of these letters that begins at the start} */
  int end(String text, int start) {
    int end = start;
    while (isAt(text, end)) {
      end++;
    }
    return end;
  }

  boolean has(char character) {
    boolean upper = character >= 'A' && character <= 'Z';
    boolean lower = character >= 'a' && character <= 'z';
    return (upper && this != LOWER) || (lower && this != UPPER);
  }

  static Side side(char letter) {
    return letter <= 'Z' ? Side.FIRST : Side.SECOND;
  }

  static char upper(char letter) {
    return (char) (letter & ~0x20);
  }

  static char lower(char letter) {
    return (char) (letter | 0x20);
  }

  static char inCaseOf(Side side, char letter) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? upper(letter) : lower(letter);
  }

  static String inCaseOf(Side side, String name) {
    StringBuilder changed = new StringBuilder(name);
    for (int i = 0; i < name.length(); i++) {
      if (ANY.has(name.charAt(i))) {
        changed.setCharAt(i, inCaseOf(side, name.charAt(i)));
      }
    }
    return changed.toString();
  }

  /** {@return 0–25 for A–Z, 26–51 for a–z} */
  static int ordinal(char letter) {
    return letter <= 'Z' ? letter - 'A' : letter - 'a' + 26;
  }

  /** {@return the inverse of {@link #ordinal(char)}} */
  static char letter(int ordinal) {
    return (char) (ordinal < 26 ? 'A' + ordinal : 'a' + ordinal - 26);
  }

  /** Checks the letter that names a type or style, which a side then puts into its case. */
  static char checkedName(char letter) {
    if (!UPPER.has(letter)) {
      throw new IllegalArgumentException("Expected %s, whichever the side, but found %s"
          .formatted(UPPER.words(), ErrorText.found(letter)));
    }
    return letter;
  }

  /** Checks a name of upper-case letters, which a side then puts into its case. */
  static String checkedName(String name) {
    int end = UPPER.end(name, 0);
    if (end == 0 || end < name.length()) {
      throw new IllegalArgumentException(
          "Expected a name of upper-case letters (A-Z), whichever the side, but found %s in %s"
              .formatted(ErrorText.found(name, end), ErrorText.shown(name, end)));
    }
    return name;
  }

  /** Checks the letter as written, its case being the side. */
  static char checked(char letter) {
    if (!ANY.has(letter)) {
      throw new IllegalArgumentException(
          "Expected %s but found %s".formatted(ANY.words(), ErrorText.found(letter)));
    }
    return letter;
  }

  static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
