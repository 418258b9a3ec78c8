package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A style by its letter: SIN, Style Identifier Notation 1.0.0.
 *
 * <p>Grammar: {@code [A-Za-z]}, for example {@code C}. The letter names the style, its case the
 * side: {@code C} and {@code c} are one style for the two sides.
 *
 * <p>The order is that of the texts in ASCII: {@code A} … {@code Z}, then {@code a} … {@code z}.
 */
public final class Sin extends NotationValue<Sin> implements Comparable<Sin>, HasSide<Sin> {
  private Sin(char letter) {
    super(String.valueOf(letter));
  }

  /**
   * {@return the style that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not exactly one letter
   */
  public static Sin parse(CharSequence text) {
    return of(Notation.SIN.checked(text, Sin::fits).charAt(0));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Sin::fits);
  }

  private static boolean fits(Cursor text) {
    return text.letter() && text.end();
  }

  /**
   * {@return the style of a letter}
   *
   * @param letter the letter as written, its case being the side
   * @throws IllegalArgumentException if it is not an ASCII letter
   */
  public static Sin of(char letter) {
    return new Sin(Letters.checked(letter));
  }

  /**
   * {@return the style of a letter, for a side}
   *
   * @param style the style's letter, in upper case
   * @param side whose style it is, and so the case in which its letter is written
   * @throws IllegalArgumentException if the style is not an upper-case ASCII letter
   */
  public static Sin of(char style, Side side) {
    return of(Side.letters(side).convert(Letters.checkedName(style)));
  }

  /** {@return the letter as written: upper case for the first player, lower case for the second} */
  public char letter() {
    return text.charAt(0);
  }

  /** {@return the style whichever side it is of: the letter in upper case} */
  public char style() {
    return Letters.UPPER.convert(letter());
  }

  /** {@return the side, which is the letter's case} */
  @Override
  public Side side() {
    return Side.of(letter());
  }

  @Override
  public Sin withSide(Side side) {
    return side == side() ? this : of(Side.letters(side).convert(letter()));
  }

  /**
   * {@return whether both are one style, whichever sides they are of}
   *
   * @param other any style
   */
  public boolean sameStyle(Sin other) {
    return style() == other.style();
  }
}
