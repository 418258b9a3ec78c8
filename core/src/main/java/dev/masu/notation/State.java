package dev.masu.notation;

/**
 * The state of a piece, written as a modifier before its letter or name: {@code K}, {@code +K},
 * {@code -K}.
 *
 * <p>The rules of the game determine what a state means; promoted shogi pieces, for example, are
 * enhanced. Source: "State Modifiers" of PIN, GAN and PNN 1.0.0.
 */
public enum State {
  /** The normal state, written without a modifier. */
  NORMAL(""),

  /** Enhanced capabilities, written {@code +}. */
  ENHANCED("+"),

  /** Reduced capabilities, written {@code -}. */
  DIMINISHED("-");

  private final String modifier;

  State(String modifier) {
    this.modifier = modifier;
  }

  /** {@return the modifier before the letter or name: {@code ""}, {@code "+"} or {@code "-"}} */
  public String modifier() {
    return modifier;
  }

  /** {@return the state given by the character at the index, NORMAL if it is not a modifier} */
  static State at(String text, int index) {
    char found = index < text.length() ? text.charAt(index) : 0;
    return found == '+' ? ENHANCED : found == '-' ? DIMINISHED : NORMAL;
  }

  /** {@return the index after the modifier at {@code start}, or {@code start} if there is none} */
  static int end(String text, int start) {
    return at(text, start) == NORMAL ? start : start + 1;
  }
}
