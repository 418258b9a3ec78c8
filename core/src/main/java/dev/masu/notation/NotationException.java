package dev.masu.notation;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Reason;
import java.io.Serial;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Thrown when a text is not valid in the expected notation. It indicates a problem in the input,
 * not in the program.
 *
 * <p>The message names the notation, what was expected, what was found and where, for example
 * {@code "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)}. The
 * message shortens a long text to the part around the mistake and escapes invisible characters;
 * {@link #text()} returns the original.
 */
public final class NotationException extends IllegalArgumentException {
  @Serial
  private static final long serialVersionUID = 1L;

  /** The whole text. */
  private final String text;

  /** The problem, for messages in any language. */
  private final NotationProblem problem;

  /**
   * Creates an exception with a custom reason.
   *
   * @param notation the name of the notation, such as {@code QPI}
   * @param text the whole text
   * @param index the 0-based index, in {@code char}s, of the first invalid character, or the text's
   *     length if it ends too early
   * @param reason what is wrong, without the index, such as {@code expected ':' but found ';'}; it
   *     is not translated
   * @throws IllegalArgumentException if the index is negative or greater than the text's length
   */
  public NotationException(String notation, CharSequence text, int index, String reason) {
    this(
        notation,
        text.toString(),
        index,
        Reason.inOwnWords(Objects.requireNonNull(reason, "reason")),
        "");
  }

  NotationException(String notation, String text, int index, Reason reason, String example) {
    this(
        text,
        new NotationProblem(
            notation, ErrorText.around(text, checked(index, text)), index, reason, example));
  }

  private NotationException(String text, NotationProblem problem) {
    this.text = text;
    this.problem = problem;
  }

  /**
   * {@return an exception for a text that is longer than a limit}
   *
   * @param notation the name of the notation, such as {@code QPI}
   * @param beginning the known beginning of the text; the whole text is longer than the limit
   * @param limit the maximum length of the text, in {@code char}s, which is also the index of the
   *     mistake
   * @throws IllegalArgumentException if the limit is negative or greater than the length of the
   *     beginning
   */
  public static NotationException tooLong(String notation, CharSequence beginning, int limit) {
    String text = beginning.toString();
    Reason reason = Reason.of("text-length", checked(limit, text));
    return new NotationException(
        text, new NotationProblem(notation, ErrorText.beyond(limit, text), limit, reason, ""));
  }

  private static int checked(int index, String text) {
    if (index < 0 || index > text.length()) {
      throw new IllegalArgumentException("index: expected 0 to %s, the text's length, but found %s"
          .formatted(text.length(), index));
    }
    return index;
  }

  /**
   * {@return an exception whose reason is {@code expected … but found …}; the part after
   * {@code found} is taken from the text}
   *
   * @param notation the name of the notation, such as {@code QPI}
   * @param example a valid text, shown at the end of the message
   * @param text the whole text
   * @param index the 0-based index, in {@code char}s, of the first invalid character, or the text's
   *     length if it ends too early
   * @param expected one or more descriptions of what is allowed there: literal text such as
   *     {@code ':'}, which is not translated, or one of {@code letter}, {@code upper-case-letter},
   *     {@code lower-case-letter}, {@code digit}, {@code first-digit} (1-9), {@code end} (of the
   *     text), {@code piece}, {@code letter-in-hand} and {@code end-in-hand} (the last three for GGN)
   * @throws IllegalArgumentException if the index is negative or greater than the text's length
   */
  public static NotationException expected(
      String notation, String example, CharSequence text, int index, String... expected) {
    String whole = text.toString();
    Reason reason = Reason.expected(whole, checked(index, whole), List.of(expected));
    return new NotationException(notation, whole, index, reason, example);
  }

  /** {@return the name of the expected notation, such as {@code QPI}} */
  public String notation() {
    return problem.notation();
  }

  /** {@return the whole text, unchanged} */
  public String text() {
    return text;
  }

  /**
   * {@return the 0-based index, in {@code char}s, of the first invalid character, or the text's
   * length if it ends too early}
   */
  public int index() {
    return problem.index();
  }

  /** {@return what is wrong, in English and without the index, such as {@code expected ':' but found ';'}} */
  public String reason() {
    return problem.reason(Locale.ENGLISH);
  }

  /** {@return the problem, which can be reported in other languages} */
  public NotationProblem problem() {
    return problem;
  }

  /** {@return the message in English, regardless of the JVM's locale} */
  @Override
  public String getMessage() {
    return problem.message(Locale.ENGLISH);
  }
}
