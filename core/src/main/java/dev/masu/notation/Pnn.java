package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A piece by its name: PNN, Piece Name Notation 1.0.0.
 *
 * <p>Grammar: {@code [+-]?([A-Z]+|[a-z]+)\^?}, for example {@code KING}, {@code +rook} or {@code
 * king^}. The case is the side, {@code +} and {@code -} are the {@link State}, and {@code ^} marks a
 * terminal piece. A {@link PnnPinMapping} turns names into letters and back.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class Pnn extends MarkedPiece<Pnn>
    implements Comparable<Pnn>, HasSide<Pnn>, HasState<Pnn> {
  private Pnn(String text) {
    super(text);
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a name in one case with at most {@code +} or {@code
   *     -} before and {@code ^} after it
   */
  public static Pnn parse(CharSequence text) {
    return new Pnn(Notation.PNN.checked(text, Pnn::fits));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Pnn::fits);
  }

  private static boolean fits(Cursor text) {
    return text.sign() && text.name() && text.optional("'^'") && text.end();
  }

  @Override
  Pnn ofText(String text) {
    return text.equals(this.text) ? this : new Pnn(text);
  }

  /**
   * {@return the piece of a name, in normal state and not terminal}
   *
   * @param name the name, in upper case
   * @param side whose it is, and so the case in which its name is written
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side) {
    return of(name, side, State.NORMAL, false);
  }

  /**
   * {@return the piece of these attributes}
   *
   * @param name the name, in upper case
   * @param side whose it is, and so the case in which its name is written
   * @param state its condition
   * @param terminal whether it is a terminal piece
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side, State state, boolean terminal) {
    String written = Side.letters(side).convert(Letters.checkedName(name));
    return new Pnn(text(written, state, terminal));
  }

  /** {@return the name whichever side the piece is of: in upper case} */
  public String name() {
    return Letters.UPPER.convert(written());
  }

  /**
   * {@return the piece of another name, all else the same}
   *
   * @param name the name, in upper case
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public Pnn withName(String name) {
    return of(name, side(), state(), isTerminal());
  }

  /**
   * {@return whether both pieces have one name, whichever their sides and states}
   *
   * @param other any piece
   */
  public boolean sameName(Pnn other) {
    return name().equals(other.name());
  }
}
