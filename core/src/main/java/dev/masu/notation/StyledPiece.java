package dev.masu.notation;

/**
 * A piece with its style, written before it.
 *
 * @param <T> the piece's own class
 */
abstract sealed class StyledPiece<T extends StyledPiece<T>> extends NotationValue<T>
    permits Gan, Qpi {
  StyledPiece(String text) {
    super(text);
  }

  /** {@return another piece of this style, of the side that this piece is of} */
  abstract T ofSameSide(Pin pin);

  /** {@return the piece without its style} */
  public Pin pin() {
    return new Pin(text.substring(text.indexOf(':') + 1));
  }

  /** {@return the side of the piece, also where its style is of the other side} */
  public Side side() {
    return pin().side();
  }

  /** {@return the type whichever side the piece is of: its letter in upper case} */
  public char type() {
    return pin().type();
  }

  /** {@return the state of the piece} */
  public State state() {
    return pin().state();
  }

  /**
   * {@return the piece of another type, all else the same}
   *
   * @param type the upper-case letter of the type
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public T withType(char type) {
    return ofSameSide(pin().withType(type));
  }

  /**
   * {@return the same piece in a state}
   *
   * @param state the state that it shall have
   */
  public T withState(State state) {
    return ofSameSide(pin().withState(state));
  }

  /**
   * {@return whether both are of one type, such as two kings, whichever their styles, sides and states}
   *
   * @param other any piece
   */
  public boolean sameType(T other) {
    return pin().sameType(other.pin());
  }
}
