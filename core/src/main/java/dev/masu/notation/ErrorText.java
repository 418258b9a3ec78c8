package dev.masu.notation;

/** The words of a {@link NotationException}: short, and safe to print whatever the text holds. */
final class ErrorText {
  /** The longest part of a text that a message shows, in {@code char}s. */
  private static final int SHOWN = 60;

  /** How much of the shown part of a long text comes before the mistake, in {@code char}s. */
  private static final int SHOWN_BEFORE = 40;

  private ErrorText() {}

  static String message(String notation, String text, int index, String reason, String example) {
    String end = example.isEmpty() ? "" : " (example: " + example + ")";
    return "%s is not a valid %s: %s at index %s%s"
        .formatted(shown(text, index), notation, reason, index, end);
  }

  /** {@return what is at the index: the end of the text, or its character made visible} */
  static String found(String text, int index) {
    if (index >= text.length()) {
      return "the end of the text";
    }
    return found(text.codePointAt(index));
  }

  /** {@return the character made visible} */
  static String found(int found) {
    String code = "U+%04X".formatted(found);
    if (!isPrintable(found)) {
      return code;
    }
    String quoted = "'" + Character.toString(found) + "'";
    return found < 0x80 ? quoted : quoted + " (" + code + ")";
  }

  /** {@return the text in quotes, cut down to the part around the index, and made visible} */
  static String shown(String text, int index) {
    if (text.length() <= SHOWN) {
      return quoted(text);
    }
    int start = Math.max(0, Math.min(index - SHOWN_BEFORE, text.length() - SHOWN));
    int end = start + SHOWN;
    return "%s%s%s (%s of %s characters)"
        .formatted(
            start > 0 ? "..." : "",
            quoted(text.substring(start, end)),
            end < text.length() ? "..." : "",
            SHOWN,
            text.length());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(character -> appendVisibly(quoted, character));
    return quoted.append('"').toString();
  }

  private static void appendVisibly(StringBuilder target, int character) {
    switch (character) {
      case '"', '\\' -> target.append('\\').append((char) character);
      case '\n' -> target.append("\\n");
      case '\r' -> target.append("\\r");
      case '\t' -> target.append("\\t");
      default -> {
        if (isPrintable(character)) {
          target.appendCodePoint(character);
        } else {
          for (char unit : Character.toChars(character)) {
            target.append("\\u%04X".formatted((int) unit));
          }
        }
      }
    }
  }

  /** Marks count as invisible, since they would change the quote before them. */
  private static boolean isPrintable(int character) {
    return character == ' '
        || switch (Character.getType(character)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR,
              Character.SPACE_SEPARATOR,
              Character.NON_SPACING_MARK,
              Character.ENCLOSING_MARK,
              Character.COMBINING_SPACING_MARK -> false;
          default -> true;
        };
  }
}
