package dev.masu.notation;

/**
 * A piece preceded by its style: a {@link Qpi} or a {@link Gan}.
 *
 * @param <T> the piece's own class
 */
public abstract sealed class StyledPiece<T extends StyledPiece<T>> extends NotationValue<T>
    implements HasSide<T>, HasState<T> permits Gan, Qpi {
  StyledPiece(String text) {
    super(text);
  }

  /** {@return another piece with this style; the piece must belong to the same side as this one} */
  abstract T ofSameSide(Pin pin);

  /** {@return the piece without its style} */
  public Pin pin() {
    return new Pin(text.substring(text.indexOf(':') + 1));
  }

  /** {@return the side of the piece, even if its style belongs to the other side} */
  @Override
  public Side side() {
    return pin().side();
  }

  /** {@return the type: the piece's letter, always in upper case} */
  public char type() {
    return pin().type();
  }

  /** {@return the state of the piece} */
  @Override
  public State state() {
    return pin().state();
  }

  /**
   * {@return the same piece with another type}
   *
   * @param type the type, an upper-case letter
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public T withType(char type) {
    return ofSameSide(pin().withType(type));
  }

  @Override
  public T withState(State state) {
    return ofSameSide(pin().withState(state));
  }

  /**
   * {@return whether both pieces have the same type, such as two kings, regardless of style, side
   * and state}
   *
   * @param other any piece
   */
  public boolean sameType(T other) {
    return pin().sameType(other.pin());
  }
}
