package dev.masu.cli.output;

/** Makes text safe to print: no terminal obeys or hides what a file holds. */
public final class Printable {
  private static final int REPLACEMENT = 0xFFFD;

  private Printable() {}

  /** {@return the text with U+FFFD for each control or invisible character but the tab} */
  public static String text(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().forEach(c -> printable.appendCodePoint(isPrintable(c) ? c : REPLACEMENT));
    return printable.toString();
  }

  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL -> codePoint == '\t';
      case Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      default -> true;
    };
  }
}
