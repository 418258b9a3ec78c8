package dev.masu.notation;

/**
 * A piece, which is in one of three states.
 *
 * @param <T> the notation's own type
 */
public sealed interface HasState<T extends HasState<T>> permits Pin, Qpi, Gan, Pnn {
  /** {@return the state of the piece} */
  State state();

  /**
   * {@return the same piece in a state}
   *
   * @param state the state that it shall have
   */
  T withState(State state);

  /** {@return the same piece in enhanced state, whatever its state is now: {@code +P} of {@code P}} */
  default T enhance() {
    return withState(State.ENHANCED);
  }

  /** {@return the same piece in diminished state, whatever its state is now: {@code -P} of {@code P}} */
  default T diminish() {
    return withState(State.DIMINISHED);
  }

  /** {@return the same piece in normal state, whatever its state is now: {@code P} of {@code +P}} */
  default T normalize() {
    return withState(State.NORMAL);
  }

  /** {@return whether the piece is in normal state, so has no modifier} */
  default boolean isNormal() {
    return state() == State.NORMAL;
  }

  /** {@return whether the piece is in enhanced state, so has a {@code +}} */
  default boolean isEnhanced() {
    return state() == State.ENHANCED;
  }

  /** {@return whether the piece is in diminished state, so has a {@code -}} */
  default boolean isDiminished() {
    return state() == State.DIMINISHED;
  }

  /**
   * {@return whether both pieces are in one state}
   *
   * @param other any piece, in whichever notation
   */
  default boolean sameState(HasState<?> other) {
    return state() == other.state();
  }
}
