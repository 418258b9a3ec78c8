package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;

/**
 * A style identified by a letter: SIN, Style Identifier Notation 1.0.0.
 *
 * <p>Grammar: {@code [A-Za-z]}, for example {@code C}. The letter gives the style and its case the
 * side: {@code C} and {@code c} are the same style for the two sides.
 *
 * <p>The natural order is the ASCII order of the texts: {@code A} … {@code Z}, then {@code a} …
 * {@code z}.
 */
public final class Sin extends NotationValue<Sin> implements Comparable<Sin>, HasSide<Sin> {
  Sin(String text) {
    super(text);
  }

  /**
   * {@return the style represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not exactly one letter
   */
  public static Sin parse(CharSequence text) {
    return new Sin(Notation.SIN.checked(text, Sin::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Sin::fits);
  }

  private static boolean fits(Cursor text) {
    return text.letter() && text.end();
  }

  /**
   * {@return the style with this letter}
   *
   * @param letter the letter as written; its case gives the side
   * @throws IllegalArgumentException if it is not an ASCII letter
   */
  public static Sin of(char letter) {
    return parse(String.valueOf(letter));
  }

  /**
   * {@return the style with this letter, for the given side}
   *
   * @param style the style's letter, in upper case
   * @param side the style's side, which determines the case of the letter
   * @throws IllegalArgumentException if the style is not an upper-case ASCII letter
   */
  public static Sin of(char style, Side side) {
    return of(Side.letters(side).convert(Letters.checkedName(style)));
  }

  /** {@return the letter as written: upper case for the first player, lower case for the second} */
  public char letter() {
    return text.charAt(0);
  }

  /** {@return the style's letter, always in upper case} */
  public char style() {
    return Letters.UPPER.convert(letter());
  }

  /** {@return the side, given by the letter's case} */
  @Override
  public Side side() {
    return Side.of(letter());
  }

  @Override
  public Sin withSide(Side side) {
    return side == side() ? this : of(Side.letters(side).convert(letter()));
  }

  /**
   * {@return whether both are the same style, regardless of side}
   *
   * @param other any style
   */
  public boolean sameStyle(Sin other) {
    return style() == other.style();
  }
}
