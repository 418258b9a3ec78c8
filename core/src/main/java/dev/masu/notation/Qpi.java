package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;
import java.util.Objects;

/**
 * A piece with its style: QPI, Qualified Piece Identifier 1.0.0.
 *
 * <p>Grammar: a {@link Sin}, a colon and a {@link Pin}, both of the same case, for example
 * {@code C:K}, {@code s:+p} or {@code C:K^}.
 *
 * <p>Later versions of the specification allow the cases to differ: {@code C:k} is then a
 * <em>derived</em> piece, which belongs to the second player but has the first player's style.
 * Derived pieces are invalid unless {@link Sides#INDEPENDENT} is given. The side of a derived piece
 * is that of its {@link Pin}; the piece equals neither {@code C:K} nor {@code c:k}.
 *
 * <p>The natural order is the ASCII order of the texts.
 */
public final class Qpi extends StyledPiece<Qpi> implements Comparable<Qpi> {
  /** Whether the style and the piece may belong to different sides. */
  public enum Sides {
    /** The style and the piece must belong to the same side, as in {@code C:K} and {@code c:k}. */
    SAME,

    /** Derived pieces such as {@code C:k} are also allowed. */
    INDEPENDENT
  }

  /** The index of the piece, after the style's letter and the colon. */
  private static final int PIN_START = 2;

  /** The key of the reason for a piece whose side differs from its style's. */
  private static final String SIDES = "sides";

  private Qpi(String text) {
    super(text);
  }

  /**
   * {@return the piece represented by the text; derived pieces are invalid}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a style letter, a colon and a piece, or if the
   *     style and the piece belong to different sides, as in {@code C:k}
   */
  public static Qpi parse(CharSequence text) {
    return parse(text, Sides.SAME);
  }

  /**
   * {@return the piece represented by the text}
   *
   * @param text the text to parse
   * @param sides whether derived pieces such as {@code C:k} are allowed
   * @throws NotationException if the text is not a style letter, a colon and a piece, or if the
   *     piece is derived and derived pieces are not allowed
   */
  public static Qpi parse(CharSequence text, Sides sides) {
    String whole = text.toString();
    if (sides == Sides.SAME) {
      checkSides(whole);
    }
    return new Qpi(Notation.QPI.checked(whole, grammar(sides)));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse(CharSequence)} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return isValid(text, Sides.SAME);
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse(CharSequence, Sides)} does not
   * throw}
   *
   * @param text the text to check
   * @param sides whether derived pieces such as {@code C:k} are allowed
   */
  public static boolean isValid(CharSequence text, Sides sides) {
    return Cursor.isValid(text, grammar(sides));
  }

  private static Cursor.Grammar grammar(Sides sides) {
    return Objects.requireNonNull(sides, "sides") == Sides.SAME ? Qpi::fits : Qpi::fitsDerived;
  }

  private static boolean fits(Cursor text) {
    return text.letter() && text.one("':'") && Pin.fits(text);
  }

  private static boolean fitsDerived(Cursor text) {
    return text.letter() && text.one("':'") && text.anyCase() && Pin.fits(text);
  }

  /** Throws if the two letters belong to different sides, whatever follows them. */
  private static void checkSides(String text) {
    int letter = State.end(text, PIN_START);
    if (Letters.ANY.isAt(text, 0)
        && text.startsWith(":", 1)
        && Letters.ANY.isAt(text, letter)
        && Side.of(text.charAt(0)) != Side.of(text.charAt(letter))) {
      throw Notation.QPI.invalid(text, letter, SIDES, text.charAt(0), text.charAt(letter));
    }
  }

  /**
   * {@return the piece with this style; derived pieces are invalid}
   *
   * @param sin the style
   * @param pin the piece
   * @throws IllegalArgumentException if the style and the piece belong to different sides
   */
  public static Qpi of(Sin sin, Pin pin) {
    return of(sin, pin, Sides.SAME);
  }

  /**
   * {@return the piece with this style}
   *
   * @param sin the style
   * @param pin the piece
   * @param sides whether the style and the piece may belong to different sides
   * @throws IllegalArgumentException if they belong to different sides and that is not allowed
   */
  public static Qpi of(Sin sin, Pin pin, Sides sides) {
    if (Objects.requireNonNull(sides, "sides") == Sides.SAME && !sin.sameSide(pin)) {
      throw new IllegalArgumentException(
          "Style and piece of a QPI must be of the same side, unless derived pieces are allowed;"
              + " here they are %s and %s".formatted(sin, pin));
    }
    return new Qpi(sin + ":" + pin);
  }

  /** {@return the style} */
  public Sin sin() {
    return new Sin(text.substring(0, 1));
  }

  /** {@return whether the style and the piece belong to different sides, as in {@code C:k}} */
  public boolean isDerived() {
    return !sin().sameSide(pin());
  }

  /** {@return the style's letter, always in upper case} */
  public char style() {
    return sin().style();
  }

  /** {@return whether the piece is terminal} */
  public boolean isTerminal() {
    return pin().isTerminal();
  }

  /**
   * {@return this piece with another style}
   *
   * @param sin a style of the piece's side
   * @throws IllegalArgumentException if the style belongs to the other side; use
   *     {@link #of(Sin, Pin, Sides)} to create derived pieces
   */
  public Qpi withSin(Sin sin) {
    return of(sin, pin());
  }

  /**
   * {@return this piece with another style; the style's side does not change}
   *
   * @param style the style's letter, in upper case
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public Qpi withStyle(char style) {
    return with(Sin.of(style, sin().side()), pin());
  }

  /**
   * {@return another piece with this style}
   *
   * @param pin a piece of the style's side
   * @throws IllegalArgumentException if the piece belongs to the other side; use
   *     {@link #of(Sin, Pin, Sides)} to create derived pieces
   */
  public Qpi withPin(Pin pin) {
    return of(sin(), pin);
  }

  /**
   * {@return the same piece for the given side} Returns this instance if the piece already belongs
   * to that side. Otherwise, both the style and the piece are flipped, so a derived piece stays
   * derived: {@code C:k} becomes {@code c:K}.
   */
  @Override
  public Qpi withSide(Side side) {
    return Objects.requireNonNull(side, "side") == side()
        ? this
        : with(sin().flip(), pin().flip());
  }

  @Override
  Qpi ofSameSide(Pin pin) {
    return with(sin(), pin);
  }

  /**
   * {@return the same piece with or without the terminal marker}
   *
   * @param terminal whether the result is terminal
   */
  public Qpi withTerminal(boolean terminal) {
    return ofSameSide(pin().withTerminal(terminal));
  }

  private static Qpi with(Sin sin, Pin pin) {
    return of(sin, pin, Sides.INDEPENDENT);
  }

  /**
   * {@return whether both pieces have the same style, regardless of side}
   *
   * @param other any piece
   */
  public boolean sameStyle(Qpi other) {
    return sin().sameStyle(other.sin());
  }

  /**
   * {@return whether both pieces are terminal or both are not}
   *
   * @param other any piece
   */
  public boolean sameTerminal(Qpi other) {
    return pin().sameTerminal(other.pin());
  }

  /**
   * {@return this piece in GAN, with the given style name} {@link Gan#toQpi(char)} converts it
   * back.
   *
   * @param style the style name, in upper case: {@code "CHESS"} turns {@code c:k} into
   *     {@code chess:k}
   * @throws IllegalArgumentException if the style is not an upper-case letter followed by zero or
   *     more upper-case letters or digits
   * @throws NotationException if GAN cannot express this piece because it is terminal or derived;
   *     use {@link #withTerminal} to remove the marker
   */
  public Gan toGan(String style) {
    if (isDerived()) {
      int letter = State.end(text, PIN_START);
      throw Notation.GAN.invalid(text, letter, SIDES, text.charAt(0), text.charAt(letter));
    }
    if (isTerminal()) {
      throw Notation.GAN.invalid(text, text.length() - 1, "terminal");
    }
    return Gan.of(Snn.of(style, side()), pin());
  }
}
