package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Letters;

/**
 * A style by its name: SNN, Style Name Notation, in the form that GAN 1.0.0 embeds.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9]*} or {@code [a-z][a-z0-9]*}, for example {@code CHESS} or {@code
 * chess960}. The name is the style, its case the side.
 *
 * <p>The order is that of the texts in ASCII: upper case before lower case, digits before both.
 */
public final class Snn extends NotationValue<Snn> implements Comparable<Snn>, HasSide<Snn> {
  Snn(String text) {
    super(text);
  }

  /**
   * {@return the style that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a letter, then letters of the same case and digits
   */
  public static Snn parse(CharSequence text) {
    return new Snn(Notation.SNN.checked(text, Snn::fits));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Snn::fits);
  }

  private static boolean fits(Cursor text) {
    return text.word() && text.end();
  }

  /**
   * {@return the style of a name}
   *
   * @param name the name as written, its case being the side
   * @throws IllegalArgumentException if it is not a letter, then letters of the same case and digits
   */
  public static Snn of(String name) {
    return parse(name);
  }

  /**
   * {@return the style of a name, for a side}
   *
   * @param name the name, in upper case
   * @param side whose style it is, and so the case in which its name is written
   * @throws IllegalArgumentException if the name is not an upper-case letter, then upper-case letters
   *     and digits
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

  /** {@return the style's name whichever side it is of: in upper case} */
  public String name() {
    return Letters.UPPER.convert(text);
  }

  /** {@return the side, which is the name's case} */
  @Override
  public Side side() {
    return Side.of(text.charAt(0));
  }

  @Override
  public Snn withSide(Side side) {
    return side == side() ? this : new Snn(Side.letters(side).convert(text));
  }

  /**
   * {@return whether both are one style, whichever sides they are of}
   *
   * @param other any style
   */
  public boolean sameStyle(Snn other) {
    return name().equals(other.name());
  }
}
