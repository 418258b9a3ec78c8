package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.ErrorText;
import java.util.Optional;

/**
 * An actor, which is a piece with the name of its style: GAN, General Actor Notation 1.0.0.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9]*:[-+]?[A-Z]} or {@code [a-z][a-z0-9]*:[-+]?[a-z]}, for example
 * {@code CHESS:K} or {@code shogi:+p}: an {@link Snn}, a colon and a {@link Pin} of the same case.
 * There is no terminal marker in GAN.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class Gan extends StyledPiece<Gan>
    implements Comparable<Gan>, HasSide<Gan>, HasState<Gan> {
  private Gan(String text) {
    super(text);
  }

  /**
   * {@return the actor that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a style name, a colon and a piece without terminal
   *     marker, all in one case
   */
  public static Gan parse(CharSequence text) {
    return new Gan(Notation.GAN.checked(text, Gan::fits));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Gan::fits);
  }

  private static boolean fits(Cursor text) {
    return text.word() && text.one("':'") && text.sign() && text.letter() && text.end();
  }

  /**
   * {@return the piece of a style}
   *
   * @param snn the style
   * @param pin the piece, which is not terminal
   * @throws IllegalArgumentException if style and piece are not of the same side, or if the piece is
   *     terminal, which GAN cannot express
   */
  public static Gan of(Snn snn, Pin pin) {
    if (snn.side() != pin.side()) {
      throw new IllegalArgumentException(
          "Style and piece of a GAN must be of the same side; here they are %s and %s"
              .formatted(ErrorText.start(snn.toString()), pin));
    }
    if (pin.isTerminal()) {
      throw new IllegalArgumentException(
          "GAN has no terminal marker; take the '^' off the piece %s first".formatted(pin));
    }
    return new Gan(snn + ":" + pin);
  }

  /** {@return the style} */
  public Snn snn() {
    return new Snn(text.substring(0, text.indexOf(':')));
  }

  /**
   * {@return this piece of another style}
   *
   * @param snn a style of the same side
   * @throws IllegalArgumentException if it is of the other side
   */
  public Gan withSnn(Snn snn) {
    return of(snn, pin());
  }

  /**
   * {@return this piece of another style, of the same side}
   *
   * @param name the style's name, in upper case
   * @throws IllegalArgumentException if the name is not an upper-case letter, then upper-case letters
   *     and digits
   */
  public Gan withStyle(String name) {
    return of(Snn.of(name, side()), pin());
  }

  /**
   * {@return another piece of this style}
   *
   * @param pin a piece of the same side, which is not terminal
   * @throws IllegalArgumentException if it is of the other side or terminal
   */
  public Gan withPin(Pin pin) {
    return of(snn(), pin);
  }

  @Override
  public Gan withSide(Side side) {
    return side == side() ? this : of(snn().withSide(side), pin().withSide(side));
  }

  @Override
  Gan ofSameSide(Pin pin) {
    return of(snn(), pin);
  }

  /**
   * {@return whether both are of one style, whichever their sides}
   *
   * @param other any actor
   */
  public boolean sameStyle(Gan other) {
    return snn().sameStyle(other.snn());
  }

  /**
   * {@return this piece in QPI, if the style's name is one letter, which then is the style's letter}
   * So {@code C:K} stays {@code C:K}; {@code CHESS:K} needs {@link #toQpi(char)}, since only the caller
   * knows the letter of a style.
   */
  public Optional<Qpi> toQpi() {
    String name = snn().name();
    return name.length() == 1 ? Optional.of(toQpi(name.charAt(0))) : Optional.empty();
  }

  /**
   * {@return this piece in QPI, given the letter of its style} {@link Qpi#toGan(String)} is the way
   * back.
   *
   * @param style the style's letter, in upper case: {@code 'C'} makes {@code c:k} of {@code chess:k}
   * @throws IllegalArgumentException if the style is not an upper-case ASCII letter
   */
  public Qpi toQpi(char style) {
    return Qpi.of(Sin.of(style, side()), pin());
  }
}
