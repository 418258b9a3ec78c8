package dev.masu.notation;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Reason;
import java.io.Serial;
import java.util.List;
import java.util.Locale;

/**
 * A text is not valid in the notation that it was read as. The text has to change, not the program.
 *
 * <p>The message names the notation, what was expected, what was found and where, for example
 * {@code "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)}. In it a
 * long text is cut down to the part around the mistake, and characters that cannot be seen are
 * escaped; {@link #text()} has the text as it was.
 */
public final class NotationException extends IllegalArgumentException {
  @Serial
  private static final long serialVersionUID = 1L;

  /** The whole text. */
  private final String text;

  /** What is wrong with it. */
  private final NotationProblem problem;

  /**
   * Says why a text is not in a notation.
   *
   * @param notation the name of the notation, such as {@code QPI}
   * @param text the whole text
   * @param index where the mistake is: the 0-based index, in {@code char}s, of the first bad
   *     character, or the text's length if it ends too early
   * @param reason what is wrong, without the index, such as {@code expected ':' but found ';'}; the
   *     same in every language
   * @throws IllegalArgumentException if the index is below 0 or beyond the text's length
   */
  public NotationException(String notation, CharSequence text, int index, String reason) {
    this(notation, text.toString(), index, Reason.inOwnWords(reason), "");
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
   * @param beginning the known part of the text, which is longer than the limit
   * @param limit how long the text may be, in {@code char}s, which is where the mistake is
   * @throws IllegalArgumentException if the limit is below 0 or beyond the length of the beginning
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
   * {@return an exception whose reason is {@code expected … but found …}, with what is found described
   * from the text}
   *
   * @param notation the name of the notation, such as {@code QPI}
   * @param example a text that is right, for the end of the message
   * @param text the whole text
   * @param index where the mistake is: the 0-based index, in {@code char}s, of the first bad
   *     character, or the text's length if it ends too early
   * @param expected what is allowed there: a text such as {@code ':'}, the same in every language, or
   *     one of {@code letter}, {@code upper-case-letter}, {@code lower-case-letter}, {@code end} (of the
   *     text), {@code piece}, {@code letter-in-hand} and {@code end-in-hand} (of GGN); one or more of
   *     these
   * @throws IllegalArgumentException if the index is below 0 or beyond the text's length
   */
  public static NotationException expected(
      String notation, String example, CharSequence text, int index, String... expected) {
    String whole = text.toString();
    Reason reason = Reason.expected(whole, checked(index, whole), List.of(expected));
    return new NotationException(notation, whole, index, reason, example);
  }

  /** {@return the name of the notation that the text was read as, such as {@code QPI}} */
  public String notation() {
    return problem.notation();
  }

  /** {@return the whole text, as it was given} */
  public String text() {
    return text;
  }

  /**
   * {@return the 0-based index, in {@code char}s, of the first bad character, or the text's length if
   * it ends too early}
   */
  public int index() {
    return problem.index();
  }

  /**
   * {@return what is wrong, without the index and in English, such as {@code expected ':' but found ';'}}
   */
  public String reason() {
    return problem.reason(Locale.ENGLISH);
  }

  /** {@return what is wrong, for messages in any language} */
  public NotationProblem problem() {
    return problem;
  }

  /** {@return the message in English, whatever the JVM's locale} */
  @Override
  public String getMessage() {
    return problem.message(Locale.ENGLISH);
  }
}
