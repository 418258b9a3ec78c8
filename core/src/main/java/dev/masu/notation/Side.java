package dev.masu.notation;

import dev.masu.internal.notation.Letters;
import java.util.Objects;

/**
 * One of the two players, which Sashité's notations distinguish by letter case.
 *
 * <p>Source: the "Player Limitation" and "Side" sections of PIN, SIN, SNN, GAN and PNN 1.0.0.
 */
public enum Side {
  /** The first player, written in upper case: White in chess, Sente in shogi, Red in xiangqi. */
  FIRST(Letters.UPPER),

  /** The second player, written in lower case: Black in chess and xiangqi, Gote in shogi. */
  SECOND(Letters.LOWER);

  private final Letters letters;

  Side(Letters letters) {
    this.letters = letters;
  }

  /** {@return the other side} */
  public Side flip() {
    return this == FIRST ? SECOND : FIRST;
  }

  /** {@return the side that corresponds to the letter's case} */
  static Side of(char letter) {
    return Letters.like(letter) == Letters.UPPER ? FIRST : SECOND;
  }

  /** {@return the letters in the side's case} */
  static Letters letters(Side side) {
    return Objects.requireNonNull(side, "side").letters;
  }
}
