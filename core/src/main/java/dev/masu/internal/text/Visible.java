package dev.masu.internal.text;

import java.util.function.IntPredicate;

/** Determines which characters are shown unchanged in messages, and escapes the others. */
public final class Visible {
  private Visible() {}

  /**
   * {@return the text in a form for use within double quotes: on one line, with invisible
   * characters, quotes and backslashes escaped}
   */
  public static String escaped(String text) {
    return escaped(text, Visible::isVisible, "\"\\");
  }

  /**
   * {@return the text on one line: a backslash precedes the given characters, and JSON escape
   * sequences replace those that are not visible}
   */
  public static String escaped(String text, IntPredicate isVisible, String backslashed) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints().forEach(character -> {
      if (isVisible.test(character)) {
        escaped.append(backslashed.indexOf(character) < 0 ? "" : "\\").appendCodePoint(character);
      } else {
        escape(escaped, character);
      }
    });
    return escaped.toString();
  }

  private static void escape(StringBuilder target, int character) {
    switch (character) {
      case '\n' -> target.append("\\n");
      case '\r' -> target.append("\\r");
      case '\t' -> target.append("\\t");
      default -> {
        for (char unit : Character.toChars(character)) {
          target.append("\\u%04X".formatted((int) unit));
        }
      }
    }
  }

  /**
   * {@return whether the character is visible on its own, that is, not a combining mark; true for
   * the space}
   */
  public static boolean isVisible(int character) {
    return isSeen(character) && !isMark(character);
  }

  /** {@return whether the character is visible, possibly only as a combining mark; true for the space} */
  public static boolean isSeen(int character) {
    return character == ' ' || (isOfSeenType(character) && !isBlank(character));
  }

  private static boolean isMark(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
        true;
      default -> false;
    };
  }

  private static boolean isOfSeenType(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR -> false;
      default -> true;
    };
  }

  /**
   * Letters and symbols with an empty glyph: the Hangul fillers, the blank Braille pattern and the
   * null notehead.
   */
  private static boolean isBlank(int character) {
    return switch (character) {
      case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159 -> true;
      default -> false;
    };
  }
}
