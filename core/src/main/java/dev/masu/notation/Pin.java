package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A piece by its letter: PIN, Piece Identifier Notation 1.0.0.
 *
 * <p>Grammar: {@code [-+]?[A-Za-z]\^?}, for example {@code K}, {@code +r} or {@code k^}. The letter
 * is the type and its case the side, {@code +} and {@code -} are the {@link State}, and {@code ^}
 * marks a terminal piece: one whose presence or condition decides whether the match goes on.
 *
 * <p>The order is that of the texts in ASCII: {@code +K}, {@code -K}, {@code K}, {@code K^}, {@code
 * k}.
 */
public final class Pin extends MarkedPiece<Pin>
    implements Comparable<Pin>, HasSide<Pin>, HasState<Pin> {
  Pin(String text) {
    super(text);
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a letter with at most {@code +} or {@code -} before
   *     and {@code ^} after it
   */
  public static Pin parse(CharSequence text) {
    return new Pin(Notation.PIN.checked(text, Pin::fits));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Pin::fits);
  }

  private static boolean fits(Cursor text) {
    return text.sign() && text.letter() && text.optional("'^'") && text.end();
  }

  @Override
  Pin ofText(String text) {
    return text.equals(this.text) ? this : new Pin(text);
  }

  /**
   * {@return the piece of a letter, in normal state and not terminal}
   *
   * @param letter the letter as written, its case being the side
   * @throws IllegalArgumentException if it is not an ASCII letter
   */
  public static Pin of(char letter) {
    return new Pin(String.valueOf(Letters.checked(letter)));
  }

  /**
   * {@return the piece of these attributes}
   *
   * @param type the upper-case letter of its type
   * @param side whose it is, and so the case in which its letter is written
   * @param state its condition
   * @param terminal whether it is a terminal piece
   * @throws IllegalArgumentException if the type is not an upper-case ASCII letter
   */
  public static Pin of(char type, Side side, State state, boolean terminal) {
    char letter = Side.letters(side).convert(Letters.checkedName(type));
    return new Pin(text(String.valueOf(letter), state, terminal));
  }

  /** {@return the letter as written: upper case for the first player, lower case for the second} */
  public char letter() {
    return text.charAt(State.end(text, 0));
  }

  /** {@return the type whichever side the piece is of: the letter in upper case} */
  public char type() {
    return Letters.UPPER.convert(letter());
  }

  /**
   * {@return the piece of a type, all else the same}
   *
   * @param type the upper-case letter of the type
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public Pin withType(char type) {
    return of(type, side(), state(), isTerminal());
  }

  /**
   * {@return whether both pieces are of one type, whichever their sides and states}
   *
   * @param other any piece
   */
  public boolean sameType(Pin other) {
    return type() == other.type();
  }
}
