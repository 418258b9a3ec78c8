package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Letters;

/**
 * A style identified by a name: SNN, Style Name Notation, in the form embedded in GAN 1.0.0.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9]*} or {@code [a-z][a-z0-9]*}, for example {@code CHESS} or
 * {@code chess960}. The name gives the style and its case the side.
 *
 * <p>The natural order is the ASCII order of the texts: digits come before upper case, and upper
 * case before lower case.
 */
public final class Snn extends NotationValue<Snn> implements Comparable<Snn>, HasSide<Snn> {
  Snn(String text) {
    super(text);
  }

  /**
   * {@return the style represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a letter followed by zero or more letters of the
   *     same case or digits
   */
  public static Snn parse(CharSequence text) {
    return new Snn(Notation.SNN.checked(text, Snn::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Snn::fits);
  }

  private static boolean fits(Cursor text) {
    return text.word() && text.end();
  }

  /**
   * {@return the style with this name, for the given side}
   *
   * @param name the name, in upper case
   * @param side the style's side, which determines the case of the name
   * @throws IllegalArgumentException if the name is not an upper-case letter followed by zero or
   *     more upper-case letters or digits
   */
  public static Snn of(String name, Side side) {
    Snn first = parse(name);
    if (first.side() != Side.FIRST) {
      throw new IllegalArgumentException(
          "Expected a style name in upper case, whichever the side, but found "
              + ErrorText.start(name));
    }
    return first.withSide(side);
  }

  /** {@return the style's name, always in upper case} */
  public String name() {
    return Letters.UPPER.convert(text);
  }

  /** {@return the side, given by the name's case} */
  @Override
  public Side side() {
    return Side.of(text.charAt(0));
  }

  @Override
  public Snn withSide(Side side) {
    return side == side() ? this : new Snn(Side.letters(side).convert(text));
  }

  /**
   * {@return whether both are the same style, regardless of side}
   *
   * @param other any style
   */
  public boolean sameStyle(Snn other) {
    return name().equals(other.name());
  }
}
