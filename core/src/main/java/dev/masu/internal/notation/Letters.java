package dev.masu.internal.notation;

import java.util.Locale;

/** The ASCII letters of one case or of both. */
public enum Letters {
  ANY("letter", ""),
  UPPER("upper-case-letter", "A-Z"),
  LOWER("lower-case-letter", "a-z");

  public static final String DIGITS = "0123456789";

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

  /** {@return the end index of the run of these letters and the other characters that begins at {@code start}} */
  public int end(String text, int start, String others) {
    int end = start;
    while (end < text.length()
        && (has(text.charAt(end)) || others.indexOf(text.charAt(end)) >= 0)) {
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

  /** {@return an ASCII text with its letters converted to this case} */
  public String convert(String text) {
    return this == UPPER ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT);
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
    return checkedName(name, UPPER.end(name, 0, ""), "a name of upper-case letters (A-Z)");
  }

  /** Checks that a name is not empty, and is as expected to its end. */
  public static String checkedName(String name, int end, String expected) {
    if (end == 0 || end < name.length()) {
      throw new IllegalArgumentException("Expected %s, whichever the side, but found %s in %s"
          .formatted(expected, ErrorText.found(name, end), ErrorText.shown(name, end)));
    }
    return name;
  }
}
