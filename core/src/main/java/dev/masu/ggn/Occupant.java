package dev.masu.ggn;

import dev.masu.notation.Side;

/**
 * What is on a square, as a number, and requirements as a mask and the number that must be left under
 * it: 0 for an empty square, else the number of the piece, a bit that says occupied, and a bit a side.
 */
final class Occupant {
  private static final int EMPTY = 0;

  /** The number of every piece that no rule names. */
  static final int UNNAMED = 0;

  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int OCCUPIED = 4;
  private static final int NUMBER_SHIFT = 3;

  /** The mask of a requirement that looks at everything. */
  static final int WHOLE = -1;

  private Occupant() {}

  static int of(int number, Side side) {
    return number << NUMBER_SHIFT | OCCUPIED | bit(side);
  }

  /** {@return what is left under the mask of a requirement when it is met} */
  static int wanted(Occupation.Named required, Side mover) {
    return required == Occupation.Named.EMPTY ? EMPTY : mask(required, mover);
  }

  private static int bit(Side side) {
    return side == Side.FIRST ? FIRST : SECOND;
  }

  /** {@return the bits that a requirement looks at; all of them where it wants one piece} */
  static int mask(Occupation.Named required, Side mover) {
    return switch (required) {
      case EMPTY -> WHOLE;
      case OCCUPIED -> OCCUPIED;
      case ENEMY -> bit(mover.flip());
      case ALLY -> bit(mover);
    };
  }
}
