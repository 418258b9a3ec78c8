package dev.masu.notation;

/**
 * A piece that is in one of three states.
 *
 * @param <T> the notation's own type
 */
public sealed interface HasState<T extends HasState<T>> permits MarkedPiece, StyledPiece {
  /** {@return the state of the piece} */
  State state();

  /**
   * {@return the same piece in the given state}
   *
   * @param state the new state
   */
  T withState(State state);

  /** {@return the same piece in the enhanced state, whatever its current state: {@code +P} for {@code P}} */
  default T enhance() {
    return withState(State.ENHANCED);
  }

  /** {@return the same piece in the diminished state, whatever its current state: {@code -P} for {@code P}} */
  default T diminish() {
    return withState(State.DIMINISHED);
  }

  /** {@return the same piece in the normal state, whatever its current state: {@code P} for {@code +P}} */
  default T normalize() {
    return withState(State.NORMAL);
  }

  /** {@return whether the piece is in the normal state, written without a modifier} */
  default boolean isNormal() {
    return state() == State.NORMAL;
  }

  /** {@return whether the piece is in the enhanced state, written {@code +}} */
  default boolean isEnhanced() {
    return state() == State.ENHANCED;
  }

  /** {@return whether the piece is in the diminished state, written {@code -}} */
  default boolean isDiminished() {
    return state() == State.DIMINISHED;
  }

  /**
   * {@return whether both pieces are in the same state}
   *
   * @param other a piece in any notation
   */
  default boolean sameState(HasState<?> other) {
    return state() == other.state();
  }
}
