package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A piece identified by a name: PNN, Piece Name Notation 1.0.0.
 *
 * <p>Grammar: {@code [+-]?([A-Z]+|[a-z]+)\^?}, for example {@code KING}, {@code +rook} or
 * {@code king^}. The case gives the side; {@code +} and {@code -} give the {@link State}; {@code ^}
 * marks a terminal piece. A {@link PnnPinMapping} converts names to letters and back.
 *
 * <p>The natural order is the ASCII order of the texts.
 */
public final class Pnn extends MarkedPiece<Pnn> implements Comparable<Pnn> {
  private Pnn(String text) {
    super(text);
  }

  /**
   * {@return the piece represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a name in a single case, optionally preceded by
   *     {@code +} or {@code -} and optionally followed by {@code ^}
   */
  public static Pnn parse(CharSequence text) {
    return new Pnn(Notation.PNN.checked(text, Pnn::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
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
   * {@return the piece with this name, in the normal state and not terminal}
   *
   * @param name the name, in upper case
   * @param side the piece's side, which determines the case of the name
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side) {
    return of(name, side, State.NORMAL, false);
  }

  /**
   * {@return the piece with these attributes}
   *
   * @param name the name, in upper case
   * @param side the piece's side, which determines the case of the name
   * @param state the state
   * @param terminal whether the piece is terminal
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side, State state, boolean terminal) {
    String written = Side.letters(side).convert(Letters.checkedName(name));
    return new Pnn(text(written, state, terminal));
  }

  /** {@return the name, always in upper case} */
  public String name() {
    return Letters.UPPER.convert(written());
  }

  /**
   * {@return the same piece with another name}
   *
   * @param name the name, in upper case
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public Pnn withName(String name) {
    return of(name, side(), state(), isTerminal());
  }

  /**
   * {@return whether both pieces have the same name, regardless of side and state}
   *
   * @param other any piece
   */
  public boolean sameName(Pnn other) {
    return name().equals(other.name());
  }
}
