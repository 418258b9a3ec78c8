package dev.masu.internal.notation;

/** The ASCII letters of one case or of both. */
public enum Letters {
  ANY("letter", ""),
  UPPER("upper-case-letter", "A-Z"),
  LOWER("lower-case-letter", "a-z");

  /** The token for one of these letters, for a list of what is expected. */
  public final String one;

  /** The letters of one case as a range, for a list of what is expected. */
  public final String range;

  Letters(String one, String range) {
    this.one = one;
    this.range = range;
  }

  /** {@return the letters with the same case as the given letter} */
  public static Letters like(char letter) {
    return letter <= 'Z' ? UPPER : LOWER;
  }

  /** {@return whether the text has one of these letters at the index; false at the end of the text} */
  public boolean isAt(String text, int index) {
    return index < text.length() && has(text.charAt(index));
  }

  /** {@return the end index of the run of these letters that begins at {@code start}} */
  public int end(String text, int start) {
    int end = start;
    while (isAt(text, end)) {
      end++;
    }
    return end;
  }

  /**
   * {@return the end index of the run of these letters, digits and {@code other} that begins at
   * {@code start}}
   */
  public int wordEnd(String text, int start, char other) {
    int end = start;
    while (end < text.length()
        && (has(text.charAt(end)) || isDigit(text.charAt(end)) || text.charAt(end) == other)) {
      end++;
    }
    return end;
  }

  public boolean has(char character) {
    boolean upper = character >= 'A' && character <= 'Z';
    boolean lower = character >= 'a' && character <= 'z';
    return (upper && this != LOWER) || (lower && this != UPPER);
  }

  /** {@return the letter converted to this case} */
  public char convert(char letter) {
    return (char) (this == UPPER ? letter & ~0x20 : letter | 0x20);
  }

  /** {@return the text with its letters converted to this case} */
  public String convert(String text) {
    StringBuilder converted = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (ANY.has(text.charAt(i))) {
        converted.setCharAt(i, convert(text.charAt(i)));
      }
    }
    return converted.toString();
  }

  /** Checks that the letter of a type or style, given without a side, is upper case. */
  public static char checkedName(char letter) {
    if (!UPPER.has(letter)) {
      throw new IllegalArgumentException(
          "Expected an upper-case letter (A-Z), whichever the side, but found "
              + ErrorText.found(String.valueOf(letter), 0));
    }
    return letter;
  }

  /** Checks that a name, given without a side, consists of upper-case letters. */
  public static String checkedName(String name) {
    return checkedName(name, UPPER.end(name, 0), "a name of upper-case letters (A-Z)");
  }

  /** Checks that a name is not empty, and is as expected to its end. */
  public static String checkedName(String name, int end, String expected) {
    if (end == 0 || end < name.length()) {
      throw new IllegalArgumentException("Expected %s, whichever the side, but found %s in %s"
          .formatted(expected, ErrorText.found(name, end), ErrorText.shown(name, end)));
    }
    return name;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
