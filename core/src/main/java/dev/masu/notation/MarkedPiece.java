package dev.masu.notation;

/**
 * A piece whose text is a letter or a name, with the sign of its state before and {@code ^} after it if it is terminal.
 *
 * @param <T> the piece's own class
 */
abstract sealed class MarkedPiece<T extends MarkedPiece<T>> extends NotationValue<T>
    permits Pin, Pnn {
  /** The mark of a terminal piece. */
  static final String TERMINAL = "^";

  MarkedPiece(String text) {
    super(text);
  }

  /** {@return the text of a piece of these attributes} */
  static String text(String written, State state, boolean terminal) {
    return state.modifier() + written + (terminal ? TERMINAL : "");
  }

  /** {@return the piece of a text, which is valid} */
  abstract T ofText(String text);

  /** {@return the letter or name as written, whose case is the side} */
  String written() {
    return text.substring(
        State.end(text, 0), isTerminal() ? text.length() - TERMINAL.length() : text.length());
  }

  /** {@return the side, which is the case of the letter or name} */
  public Side side() {
    return Side.of(text.charAt(State.end(text, 0)));
  }

  /** {@return the state, which is the sign before the letter or name} */
  public State state() {
    return State.at(text, 0);
  }

  /** {@return whether the piece is terminal, which is the {@code ^} after the letter or name} */
  public boolean isTerminal() {
    return text.endsWith(TERMINAL);
  }

  /**
   * {@return the same piece for a side}
   *
   * @param side whose it shall be
   */
  public T withSide(Side side) {
    return ofText(Side.letters(side).convert(text));
  }

  /**
   * {@return the same piece in a state}
   *
   * @param state the state that it shall have
   */
  public T withState(State state) {
    return ofText(text(written(), state, isTerminal()));
  }

  /**
   * {@return the same piece as a terminal one or not}
   *
   * @param terminal whether it shall be terminal
   */
  public T withTerminal(boolean terminal) {
    return ofText(text(written(), state(), terminal));
  }

  /**
   * {@return whether both pieces are terminal or neither is}
   *
   * @param other any piece
   */
  public boolean sameTerminal(T other) {
    return isTerminal() == other.isTerminal();
  }
}
