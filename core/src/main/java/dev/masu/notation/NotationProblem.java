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
 * What is wrong with a text in a notation, for messages in any language.
 *
 * <p>It is a {@link NotationException} without the whole text: of a long one it holds the part around
 * the mistake. Immutable; equal to another problem with the same parts.
 */
public final class NotationProblem implements Serializable {
  @Serial
  private static final long serialVersionUID = 1L;

  /** The name of the notation. */
  private final String notation;

  /** The text, or the part of it around the mistake. */
  private final ErrorText text;

  /** Where the mistake is. */
  private final int index;

  /** What is wrong. */
  private final Reason reason;

  /** A text that is right, or an empty one. */
  private final String example;

  NotationProblem(String notation, ErrorText text, int index, Reason reason, String example) {
    this.notation = notation;
    this.text = text;
    this.index = index;
    this.reason = reason;
    this.example = example;
  }

  /** {@return the name of the notation that the text was read as, such as {@code QPI}} */
  public String notation() {
    return notation;
  }

  /**
   * {@return the 0-based index, in {@code char}s, of the first bad character, or the text's length if
   * it ends too early}
   */
  public int index() {
    return index;
  }

  /**
   * {@return what is wrong, without the index, such as {@code expected ':' but found ';'}}
   *
   * @param locale any locale of the language; there is German, and English for all others
   */
  public String reason(Locale locale) {
    return reason.in(NotationTexts.in(locale));
  }

  /**
   * {@return which text is not of which notation, what is wrong and where}
   *
   * @param locale any locale of the language; there is German, and English for all others
   */
  public String message(Locale locale) {
    TextBundle texts = NotationTexts.in(locale);
    String name = "notation." + notation.replace(' ', '-');
    return texts.fill(
        example.isEmpty() ? "message" : "message.example",
        Map.of(
            "text", text.shown(texts),
            "notation", texts.has(name) ? texts.text(name) : notation,
            "reason", reason.in(texts),
            "index", String.valueOf(index),
            "example", example));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NotationProblem that
        && notation.equals(that.notation)
        && text.equals(that.text)
        && index == that.index
        && reason.equals(that.reason)
        && example.equals(that.example);
  }

  @Override
  public int hashCode() {
    return Objects.hash(notation, text, index, reason, example);
  }

  /** {@return the message in English} */
  @Override
  public String toString() {
    return message(Locale.ENGLISH);
  }
}
