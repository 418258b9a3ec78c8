package dev.masu.cli.output;

import java.util.regex.Pattern;

/** Makes text safe to print: no terminal obeys or hides what a file holds. */
public final class Printable {
  /** Control and format characters, half a surrogate pair, and separators of lines and paragraphs. */
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}&&[^\t]]");

  private Printable() {}

  /** {@return the text with U+FFFD for each control or invisible character but the tab} */
  public static String text(String text) {
    return UNPRINTABLE.matcher(text).replaceAll("\uFFFD");
  }
}
