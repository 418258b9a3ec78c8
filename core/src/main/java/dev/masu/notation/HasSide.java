package dev.masu.notation;

/**
 * What belongs to one of the two players.
 *
 * @param <T> the notation's own type
 */
public sealed interface HasSide<T extends HasSide<T>>
    permits Sin, Snn, Pin, Qpi, Gan, Pnn, LegacyGan {
  /** {@return the side that this belongs to} */
  Side side();

  /**
   * {@return the same for a side: this itself if it is of that side, else {@link #flip()}}
   *
   * @param side whose it shall be
   */
  T withSide(Side side);

  /** {@return the same for the other side, as {@code CHESS:K} and {@code chess:k}} */
  default T flip() {
    return withSide(side().flip());
  }

  /** {@return whether this belongs to the first player, so is written in upper case} */
  default boolean isFirstPlayer() {
    return side() == Side.FIRST;
  }

  /** {@return whether this belongs to the second player, so is written in lower case} */
  default boolean isSecondPlayer() {
    return side() == Side.SECOND;
  }

  /**
   * {@return whether both belong to one player}
   *
   * @param other anything that belongs to a player, in whichever notation
   */
  default boolean sameSide(HasSide<?> other) {
    return side() == other.side();
  }
}
