package dev.masu.notation;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.NotationTexts;
import dev.masu.internal.notation.Reason;
import dev.masu.internal.text.TextBundle;
import java.io.Serial;
import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A problem with a text in a notation, which can be reported in several languages.
 *
 * <p>Unlike a {@link NotationException}, it does not hold the whole text: if the text is long, it
 * keeps only the part around the mistake. Immutable; two problems are equal if all their parts are
 * equal.
 */
public final class NotationProblem implements Serializable {
  @Serial
  private static final long serialVersionUID = 1L;

  private record Parts(String notation, ErrorText text, int index, Reason reason, String example)
      implements Serializable {}

  /** The text is only the part around the mistake; the example may be empty. */
  private final Parts parts;

  NotationProblem(String notation, ErrorText text, int index, Reason reason, String example) {
    this.parts =
        new Parts(Objects.requireNonNull(notation, "notation"), text, index, reason, example);
  }

  /** {@return the name of the expected notation, such as {@code QPI}} */
  public String notation() {
    return parts.notation;
  }

  /**
   * {@return the 0-based index, in {@code char}s, of the first invalid character, or the text's
   * length if it ends too early}
   */
  public int index() {
    return parts.index;
  }

  /**
   * {@return what is wrong, without the index, such as {@code expected ':' but found ';'}}
   *
   * @param locale the locale: German for any German locale, English for all others
   */
  public String reason(Locale locale) {
    return parts.reason.in(NotationTexts.in(locale));
  }

  /**
   * {@return the full message: the text, the notation, what is wrong and where}
   *
   * @param locale the locale: German for any German locale, English for all others
   */
  public String message(Locale locale) {
    TextBundle texts = NotationTexts.in(locale);
    return texts.fill(
        parts.example.isEmpty() ? "message" : "message.example",
        Map.of(
            "text", parts.text.shown(texts),
            "notation", NotationTexts.name(parts.notation, locale),
            "reason", parts.reason.in(texts),
            "index", String.valueOf(parts.index),
            "example", parts.example));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NotationProblem that && parts.equals(that.parts);
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }

  /** {@return the message in English} */
  @Override
  public String toString() {
    return message(Locale.ENGLISH);
  }
}
