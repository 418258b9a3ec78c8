package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.ErrorText;
import java.util.Optional;

/**
 * An actor, that is, a piece with the name of its style: GAN, General Actor Notation 1.0.0.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9]*:[-+]?[A-Z]} or {@code [a-z][a-z0-9]*:[-+]?[a-z]}, for example
 * {@code CHESS:K} or {@code shogi:+p}: an {@link Snn}, a colon and a {@link Pin} of the same case.
 * GAN has no terminal marker.
 *
 * <p>The natural order is the ASCII order of the texts.
 */
public final class Gan extends StyledPiece<Gan> implements Comparable<Gan> {
  private Gan(String text) {
    super(text);
  }

  /**
   * {@return the actor represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a style name, a colon and a piece without a
   *     terminal marker, all in the same case
   */
  public static Gan parse(CharSequence text) {
    return new Gan(Notation.GAN.checked(text, Gan::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Gan::fits);
  }

  private static boolean fits(Cursor text) {
    return text.word() && text.one("':'") && text.sign() && text.letter() && text.end();
  }

  /**
   * {@return the actor with this style and piece}
   *
   * @param snn the style
   * @param pin the piece, which must not be terminal
   * @throws IllegalArgumentException if the style and the piece belong to different sides, or if
   *     the piece is terminal, which GAN cannot express
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
   * {@return this actor with another style}
   *
   * @param snn a style of the same side
   * @throws IllegalArgumentException if the style belongs to the other side
   */
  public Gan withSnn(Snn snn) {
    return of(snn, pin());
  }

  /**
   * {@return this actor with another style of the same side}
   *
   * @param name the style name, in upper case
   * @throws IllegalArgumentException if the name is not an upper-case letter followed by zero or
   *     more upper-case letters or digits
   */
  public Gan withStyle(String name) {
    return of(Snn.of(name, side()), pin());
  }

  /**
   * {@return an actor with this style and another piece}
   *
   * @param pin a piece of the same side, which must not be terminal
   * @throws IllegalArgumentException if the piece belongs to the other side or is terminal
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
   * {@return whether both actors have the same style, regardless of side}
   *
   * @param other any actor
   */
  public boolean sameStyle(Gan other) {
    return snn().sameStyle(other.snn());
  }

  /**
   * {@return this actor in QPI, or empty if its style name is longer than one letter} {@code C:K}
   * stays {@code C:K}; {@code CHESS:K} needs {@link #toQpi(char)}, because only the caller knows
   * the style's letter.
   */
  public Optional<Qpi> toQpi() {
    String name = snn().name();
    return name.length() == 1 ? Optional.of(toQpi(name.charAt(0))) : Optional.empty();
  }

  /**
   * {@return this actor in QPI, with the given style letter} {@link Qpi#toGan(String)} converts it
   * back.
   *
   * @param style the style's letter, in upper case: {@code 'C'} turns {@code chess:k} into
   *     {@code c:k}
   * @throws IllegalArgumentException if the style is not an upper-case ASCII letter
   */
  public Qpi toQpi(char style) {
    return Qpi.of(Sin.of(style, side()), pin());
  }
}
