package dev.masu.notation;

/**
 * One of the two players that Sashité's notations tell apart by the case of their letters.
 *
 * <p>Source: the "Player Limitation" and "Side" parts of PIN, SIN, SNN, GAN and PNN 1.0.0.
 */
public enum Side {
  /** The first player, written in upper case: White in chess, Sente in shogi, Red in xiangqi. */
  FIRST,

  /** The second player, written in lower case: Black in chess and xiangqi, Gote in shogi. */
  SECOND;

  /** {@return the other side} */
  public Side flip() {
    return this == FIRST ? SECOND : FIRST;
  }
}
