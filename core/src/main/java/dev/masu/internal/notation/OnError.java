package dev.masu.internal.notation;

/**
 * What checking a text does at the first character that breaks the grammar. Each method returns false or throws, so that
 * one check serves {@code isValid} and {@code parse}.
 */
@FunctionalInterface
public interface OnError {
  /** Returns false. */
  OnError ANSWER = (text, index, expected) -> false;

  /** Something else has to be at the index, as {@code NotationException.expected} takes it. */
  boolean expected(String text, int index, String... expected);

  /** The text breaks a rule that the grammar does not express; the values fill the placeholders of the reason. */
  default boolean invalid(String text, int index, String reason, Object... values) {
    return false;
  }
}
