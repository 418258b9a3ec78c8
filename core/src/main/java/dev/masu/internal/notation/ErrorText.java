package dev.masu.internal.notation;

import dev.masu.internal.text.TextBundle;
import dev.masu.internal.text.Visible;
import java.io.Serializable;
import java.util.Locale;
import java.util.Map;

/**
 * An invalid text formatted for messages: shortened, and safe to print whatever it contains.
 *
 * @param quoted the part that is shown, in quotes, with {@code ...} in place of the rest
 * @param shown the length of that part, in {@code char}s
 * @param length the length of the whole text, in {@code char}s
 * @param isLonger whether the text is longer than {@code length}, by an unknown amount
 */
public record ErrorText(String quoted, int shown, int length, boolean isLonger)
    implements Serializable {
  private static final String REST = "...";

  /** The maximum length of the part shown in a message, in {@code char}s. */
  private static final int MAX_SHOWN = 60;

  /** The length of the shown part before the mistake, if the text is long, in {@code char}s. */
  private static final int SHOWN_BEFORE = 40;

  /** {@return the text, shortened to the part around the index if it is long} */
  public static ErrorText around(String text, int index) {
    int length = text.length();
    int start = Math.max(0, Math.min(index - SHOWN_BEFORE, length - MAX_SHOWN));
    int end = Math.min(length, start + MAX_SHOWN);
    String part = text.substring(isInPair(text, start) ? start + 1 : start, wholeEnd(text, end));
    String quoted =
        (start > 0 ? REST : "") + '"' + Visible.escaped(part) + '"' + (end < length ? REST : "");
    return new ErrorText(quoted, part.length(), length, false);
  }

  /** {@return a text that is longer than a limit and of which only the beginning is known} */
  public static ErrorText beyond(int limit, String beginning) {
    ErrorText end = around(beginning, beginning.length());
    return new ErrorText(end.quoted + REST, end.shown, limit, true);
  }

  /** {@return the text, which must be printable, shortened to its start and {@code ...} if it is long} */
  public static String start(String text) {
    return text.length() <= MAX_SHOWN ? text : wholeStart(text) + REST;
  }

  /** {@return the start of the text, as long as a message shows, without splitting a surrogate pair} */
  public static String wholeStart(String text) {
    return text.substring(0, wholeEnd(text, Math.min(MAX_SHOWN, text.length())));
  }

  /** {@return the end of a part, moved back by one if it would split a surrogate pair} */
  private static int wholeEnd(String text, int end) {
    return isInPair(text, end) ? end - 1 : end;
  }

  private static boolean isInPair(String text, int index) {
    return index > 0
        && index < text.length()
        && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
  }

  /** {@return the text in quotes, escaped and shortened to the part around the index} */
  public static String shown(String text, int index) {
    return around(text, index).shown(NotationTexts.in(Locale.ENGLISH));
  }

  /** {@return the text in quotes, escaped and, if it is shortened, with its length} */
  public String shown(TextBundle texts) {
    if (shown == length && !isLonger) {
      return quoted;
    }
    return texts.fill(
        isLonger ? "shortened.beyond" : "shortened",
        Map.of(
            "text", quoted,
            "shown", String.valueOf(shown),
            "length", String.valueOf(length)));
  }

  /** {@return the character at the index in visible form, or the words for the end of the text} */
  public static String found(String text, int index) {
    return found(codePoint(text, index), NotationTexts.in(Locale.ENGLISH));
  }

  /** {@return the character at the index, -1 at the end of the text} */
  static int codePoint(String text, int index) {
    return index < text.length() ? text.codePointAt(index) : -1;
  }

  /** {@return the character in visible form, or the words for the end of the text if it is -1} */
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
}
