package dev.masu.notation;

/**
 * A value that belongs to one of the two players.
 *
 * @param <T> the notation's own type
 */
public sealed interface HasSide<T extends HasSide<T>>
    permits Sin, Snn, MarkedPiece, StyledPiece, LegacyGan {
  /** {@return the side to which this value belongs} */
  Side side();

  /**
   * {@return this value for the given side: this instance if it already belongs to that side, else
   * {@link #flip()}}
   *
   * @param side the new side
   */
  T withSide(Side side);

  /** {@return this value for the other side: {@code chess:k} for {@code CHESS:K}, and vice versa} */
  default T flip() {
    return withSide(side().flip());
  }

  /** {@return whether this value belongs to the first player and is therefore written in upper case} */
  default boolean isFirstPlayer() {
    return side() == Side.FIRST;
  }

  /** {@return whether this value belongs to the second player and is therefore written in lower case} */
  default boolean isSecondPlayer() {
    return side() == Side.SECOND;
  }

  /**
   * {@return whether both values belong to the same player}
   *
   * @param other a value in any notation
   */
  default boolean sameSide(HasSide<?> other) {
    return side() == other.side();
  }
}
