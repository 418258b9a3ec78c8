package dev.masu.internal.notation;

import dev.masu.internal.text.TextBundle;
import dev.masu.internal.text.Visible;
import java.io.Serializable;
import java.util.Locale;
import java.util.Map;

/**
 * An invalid text as messages show it: short, and safe to print whatever it holds.
 *
 * @param part the part that is shown
 * @param isCutBefore whether the text starts before that
 * @param isCutBehind whether it continues after that
 * @param length the length of the whole text, in {@code char}s
 * @param isLonger whether the text is longer than that, by an unknown amount
 */
public record ErrorText(
    String part, boolean isCutBefore, boolean isCutBehind, int length, boolean isLonger)
    implements Serializable {
  /** The longest part of a text that a message shows, in {@code char}s. */
  private static final int SHOWN = 60;

  /** How much of the shown part of a long text comes before the mistake, in {@code char}s. */
  private static final int SHOWN_BEFORE = 40;

  /** {@return a text, cut down to the part around the index if it is long} */
  public static ErrorText around(String text, int index) {
    if (text.length() <= SHOWN) {
      return new ErrorText(text, false, false, text.length(), false);
    }
    int start = Math.max(0, Math.min(index - SHOWN_BEFORE, text.length() - SHOWN));
    int end = start + SHOWN;
    String part = text.substring(isInPair(text, start) ? start + 1 : start, wholeEnd(text, end));
    return new ErrorText(part, start > 0, end < text.length(), text.length(), false);
  }

  /** {@return a text that is longer than a limit, of which only the beginning is known} */
  public static ErrorText beyond(int limit, String beginning) {
    ErrorText end = around(beginning, beginning.length());
    return new ErrorText(end.part, end.isCutBefore, true, limit, true);
  }

  /** {@return a text that is printable, or the start of it and {@code ...} if it is long} */
  public static String start(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, wholeEnd(text, SHOWN)) + "...";
  }

  /** {@return the end of a part, or the end of its last whole character} */
  private static int wholeEnd(String text, int end) {
    return isInPair(text, end) ? end - 1 : end;
  }

  private static boolean isInPair(String text, int index) {
    return index > 0
        && index < text.length()
        && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
  }

  /** {@return the text in quotes, cut down to the part around the index, and made visible} */
  public static String shown(String text, int index) {
    return around(text, index).shown(NotationTexts.english());
  }

  /** {@return the text in quotes and made visible} */
  public String shown(TextBundle texts) {
    if (!isCutBefore && !isCutBehind) {
      return quoted(part);
    }
    return texts.fill(
        isLonger ? "shortened.beyond" : "shortened",
        Map.of(
            "text", (isCutBefore ? "..." : "") + quoted(part) + (isCutBehind ? "..." : ""),
            "shown", String.valueOf(part.length()),
            "length", String.valueOf(length)));
  }

  /** {@return what is at the index: the end of the text, or its character made visible} */
  public static String found(String text, int index) {
    int found = index < text.length() ? text.codePointAt(index) : -1;
    return found(found, NotationTexts.english());
  }

  /** {@return the character made visible} */
  public static String found(int found) {
    return found(found, NotationTexts.english());
  }

  /** {@return the character made visible, or the end of the text for -1} */
  public static String found(int found, TextBundle texts) {
    if (found < 0) {
      return texts.text("token.end");
    }
    String code = String.format(Locale.ROOT, "U+%04X", found);
    if (!Visible.isVisible(found)) {
      return code;
    }
    String quoted = "'" + Character.toString(found) + "'";
    return found < 0x80 ? quoted : quoted + " (" + code + ")";
  }

  private static String quoted(String text) {
    return '"' + Visible.escaped(text) + '"';
  }
}
