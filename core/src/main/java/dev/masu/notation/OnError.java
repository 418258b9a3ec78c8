package dev.masu.notation;

/**
 * What checking a text does at the first character that breaks the grammar. Both methods answer
 * "not valid" or throw, so that one check serves {@code isValid} and {@code parse}.
 */
interface OnError {
  /** Answers without a word. */
  OnError ANSWER = new OnError() {
    @Override
    public boolean expected(String text, int index, String... expected) {
      return false;
    }

    @Override
    public boolean refused(String text, int index, String reason, Object... values) {
      return false;
    }
  };

  /**
   * Something else has to be at the index.
   *
   * @param expected one or more of what may be there, as {@link NotationException#expected} takes it
   */
  boolean expected(String text, int index, String... expected);

  /**
   * What is at the index fits the grammar, yet not the rest of the text.
   *
   * @param reason the key of why
   * @param values what the reason tells of
   */
  boolean refused(String text, int index, String reason, Object... values);
}
