package dev.masu.notation;

/**
 * The condition of a piece, written before its letter or name: {@code K}, {@code +K}, {@code -K}.
 *
 * <p>What a state changes is up to the rules of the game; promoted shogi pieces, for example, are
 * enhanced. Source: "State Modifiers" of PIN, GAN and PNN 1.0.0.
 */
public enum State {
  /** The baseline, written without a modifier. */
  NORMAL(""),

  /** With improved capabilities, written {@code +}. */
  ENHANCED("+"),

  /** With reduced capabilities, written {@code -}. */
  DIMINISHED("-");

  private final String modifier;

  State(String modifier) {
    this.modifier = modifier;
  }

  /** {@return the text before the letter or name: empty, {@code "+"} or {@code "-"}} */
  public String modifier() {
    return modifier;
  }

  /** {@return the state that the character at the index stands for, NORMAL if it is no modifier} */
  static State at(String text, int index) {
    char found = index < text.length() ? text.charAt(index) : 0;
    return found == '+' ? ENHANCED : found == '-' ? DIMINISHED : NORMAL;
  }

  /** {@return the index after the modifier at the start, the start itself if there is none} */
  static int end(String text, int start) {
    return at(text, start) == NORMAL ? start : start + 1;
  }
}
