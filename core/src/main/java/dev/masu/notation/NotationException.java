package dev.masu.notation;

import java.io.Serial;
import java.util.List;
import java.util.Locale;

/**
 * A text is not in the notation that it was read as. Whoever wrote the text has to change it.
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
   * @param reason what is wrong, without the place, such as {@code expected ':' but found ';'}; the
   *     same in every language
   */
  public NotationException(String notation, CharSequence text, int index, String reason) {
    this(notation, text.toString(), index, Reason.inOwnWords(reason), "");
  }

  NotationException(String notation, String text, int index, Reason reason, String example) {
    this.text = text;
    this.problem = new NotationProblem(notation, text, index, reason, example);
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
   *     text) and {@code piece} (of GGN); one or more of these
   */
  public static NotationException expected(
      String notation, String example, CharSequence text, int index, String... expected) {
    String whole = text.toString();
    Reason reason = Reason.expected(whole, index, List.of(expected));
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
   * {@return what is wrong, without the place and in English, such as {@code expected ':' but found ';'}}
   */
  public String reason() {
    return problem.reason(Locale.ENGLISH);
  }

  /** {@return what is wrong, to be told in any language} */
  public NotationProblem problem() {
    return problem;
  }

  /** {@return the message in English, whatever the JVM's locale} */
  @Override
  public String getMessage() {
    return problem.message(Locale.ENGLISH);
  }
}
