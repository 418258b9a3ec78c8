package dev.masu.notation;

/**
 * A piece written as a letter or a name, preceded by its state modifier and, if terminal, followed
 * by {@code ^}: a {@link Pin} or a {@link Pnn}.
 *
 * @param <T> the piece's own class
 */
public abstract sealed class MarkedPiece<T extends MarkedPiece<T>> extends NotationValue<T>
    implements HasSide<T>, HasState<T> permits Pin, Pnn {
  /** The terminal marker. */
  static final String TERMINAL = "^";

  MarkedPiece(String text) {
    super(text);
  }

  static String text(String written, State state, boolean terminal) {
    return state.modifier() + written + (terminal ? TERMINAL : "");
  }

  /** {@return the piece represented by a text that is known to be valid} */
  abstract T ofText(String text);

  /** {@return the letter or name as written, in the case of the side} */
  String written() {
    return text.substring(
        State.end(text, 0), isTerminal() ? text.length() - TERMINAL.length() : text.length());
  }

  /** {@return the side, given by the case of the letter or name} */
  @Override
  public Side side() {
    return Side.of(text.charAt(State.end(text, 0)));
  }

  /** {@return the state, given by the modifier before the letter or name} */
  @Override
  public State state() {
    return State.at(text, 0);
  }

  /** {@return whether the piece is terminal, written as a {@code ^} after the letter or name} */
  public boolean isTerminal() {
    return text.endsWith(TERMINAL);
  }

  @Override
  public T withSide(Side side) {
    return ofText(Side.letters(side).convert(text));
  }

  @Override
  public T withState(State state) {
    return ofText(text(written(), state, isTerminal()));
  }

  /**
   * {@return the same piece with or without the terminal marker}
   *
   * @param terminal whether the result is terminal
   */
  public T withTerminal(boolean terminal) {
    return ofText(text(written(), state(), terminal));
  }

  /**
   * {@return whether both pieces are terminal or both are not}
   *
   * @param other any piece
   */
  public boolean sameTerminal(T other) {
    return isTerminal() == other.isTerminal();
  }
}
