package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A piece identified by a letter: PIN, Piece Identifier Notation 1.0.0.
 *
 * <p>Grammar: {@code [-+]?[A-Za-z]\^?}, for example {@code K}, {@code +r} or {@code k^}. The letter
 * gives the type and its case the side; {@code +} and {@code -} give the {@link State}; {@code ^}
 * marks a terminal piece, one whose presence or condition determines whether the match continues.
 *
 * <p>The natural order is the ASCII order of the texts: {@code +K}, {@code -K}, {@code K},
 * {@code K^}, {@code k}.
 */
public final class Pin extends MarkedPiece<Pin> implements Comparable<Pin> {
  Pin(String text) {
    super(text);
  }

  /**
   * {@return the piece represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a letter, optionally preceded by {@code +} or
   *     {@code -} and optionally followed by {@code ^}
   */
  public static Pin parse(CharSequence text) {
    return new Pin(Notation.PIN.checked(text, Pin::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Pin::fits);
  }

  /** Whether the rest of a text is a piece. */
  static boolean fits(Cursor text) {
    return text.sign() && text.letter() && text.optional("'^'") && text.end();
  }

  @Override
  Pin ofText(String text) {
    return text.equals(this.text) ? this : new Pin(text);
  }

  /**
   * {@return the piece with this letter, in the normal state and not terminal}
   *
   * @param letter the letter as written; its case gives the side
   * @throws IllegalArgumentException if it is not an ASCII letter
   */
  public static Pin of(char letter) {
    return parse(String.valueOf(letter));
  }

  /**
   * {@return the piece with these attributes}
   *
   * @param type the type, an upper-case letter
   * @param side the piece's side, which determines the case of the letter
   * @param state the state
   * @param terminal whether the piece is terminal
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

  /** {@return the type: the piece's letter, always in upper case} */
  public char type() {
    return Letters.UPPER.convert(letter());
  }

  /**
   * {@return the same piece with another type}
   *
   * @param type the type, an upper-case letter
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public Pin withType(char type) {
    return of(type, side(), state(), isTerminal());
  }

  /**
   * {@return whether both pieces have the same type, regardless of side and state}
   *
   * @param other any piece
   */
  public boolean sameType(Pin other) {
    return type() == other.type();
  }
}
