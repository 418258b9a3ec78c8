package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;
import java.util.Objects;

/**
 * A piece with its style: QPI, Qualified Piece Identifier 1.0.0.
 *
 * <p>Grammar: a {@link Sin}, a colon and a {@link Pin}, both of the same case, for example {@code
 * C:K}, {@code s:+p} or {@code C:K^}.
 *
 * <p>Later texts let the cases differ: {@code C:k} is then a <em>derived</em> piece, one of the second
 * player in the style of the first. Such texts and pairs are invalid unless {@link
 * Sides#INDEPENDENT} is given; the side of a derived piece is that of its {@link Pin}, and it differs
 * from both {@code C:K} and {@code c:k}.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class Qpi extends StyledPiece<Qpi>
    implements Comparable<Qpi>, HasSide<Qpi>, HasState<Qpi> {
  /** Whether the sides of style and piece may differ. */
  public enum Sides {
    /** Style and piece must be of the same side, as in {@code C:K} and {@code c:k}. */
    SAME,

    /** Derived pieces such as {@code C:k} are allowed too. */
    INDEPENDENT
  }

  /** Where the piece begins: after the style's letter and the colon. */
  private static final int PIN_START = 2;

  /** The reason for a piece of another side than its style's. */
  private static final String SIDES = "sides";

  private Qpi(String text) {
    super(text);
  }

  /**
   * {@return the piece that the text stands for; derived pieces are invalid}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a style letter, a colon and a piece, or if style and
   *     piece are not of the same side, as in {@code C:k}
   */
  public static Qpi parse(CharSequence text) {
    return parse(text, Sides.SAME);
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @param sides whether derived pieces such as {@code C:k} are allowed
   * @throws NotationException if the text is not a style letter, a colon and a piece, or if the piece
   *     is derived and that is not allowed
   */
  public static Qpi parse(CharSequence text, Sides sides) {
    String whole = text.toString();
    if (sides == Sides.SAME) {
      checkSides(whole);
    }
    return new Qpi(Notation.QPI.checked(whole, grammar(sides)));
  }

  /**
   * {@return whether {@link #parse(CharSequence)} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return isValid(text, Sides.SAME);
  }

  /**
   * {@return whether {@link #parse(CharSequence, Sides)} would accept the text}
   *
   * @param text the whole text
   * @param sides whether derived pieces such as {@code C:k} are allowed
   */
  public static boolean isValid(CharSequence text, Sides sides) {
    return Cursor.isValid(text, grammar(sides));
  }

  private static Cursor.Grammar grammar(Sides sides) {
    return Objects.requireNonNull(sides, "sides") == Sides.SAME ? Qpi::fits : Qpi::fitsDerived;
  }

  private static boolean fits(Cursor text) {
    return text.letter() && text.one("':'") && fitsPin(text);
  }

  private static boolean fitsDerived(Cursor text) {
    return text.letter() && text.one("':'") && text.anyCase() && fitsPin(text);
  }

  private static boolean fitsPin(Cursor text) {
    return text.sign() && text.letter() && text.optional("'^'") && text.end();
  }

  /** Reports letters of two sides as such, whatever follows them. */
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
   * {@return the piece of a style; derived pieces are invalid}
   *
   * @param sin the style
   * @param pin the piece
   * @throws IllegalArgumentException if style and piece are not of the same side
   */
  public static Qpi of(Sin sin, Pin pin) {
    return of(sin, pin, Sides.SAME);
  }

  /**
   * {@return the piece of a style}
   *
   * @param sin the style
   * @param pin the piece
   * @param sides whether style and piece may be of different sides
   * @throws IllegalArgumentException if they are, and that is not allowed
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
    return Sin.of(text.charAt(0));
  }

  /** {@return whether style and piece are of different sides, as in {@code C:k}} */
  public boolean isDerived() {
    return !sin().sameSide(pin());
  }

  /** {@return the style whichever side it is of: its letter in upper case} */
  public char style() {
    return sin().style();
  }

  /** {@return whether the piece is terminal} */
  public boolean isTerminal() {
    return pin().isTerminal();
  }

  /**
   * {@return this piece of another style}
   *
   * @param sin a style of the piece's side
   * @throws IllegalArgumentException if it is of the other side; {@link #of(Sin, Pin, Sides)} makes
   *     derived pieces
   */
  public Qpi withSin(Sin sin) {
    return of(sin, pin());
  }

  /**
   * {@return this piece of another style, which is of the side that the style is of now}
   *
   * @param style the style's letter, in upper case
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public Qpi withStyle(char style) {
    return with(Sin.of(style, sin().side()), pin());
  }

  /**
   * {@return another piece of this style}
   *
   * @param pin a piece of the style's side
   * @throws IllegalArgumentException if it is of the other side; {@link #of(Sin, Pin, Sides)} makes
   *     derived pieces
   */
  public Qpi withPin(Pin pin) {
    return of(sin(), pin);
  }

  /**
   * {@return the same piece for a side: this itself if it is of that side, else with style and piece
   * both flipped, so that a derived piece stays derived: {@code C:k} becomes {@code c:K}}
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
   * {@return the same piece as a terminal one or not}
   *
   * @param terminal whether it shall be terminal
   */
  public Qpi withTerminal(boolean terminal) {
    return ofSameSide(pin().withTerminal(terminal));
  }

  private static Qpi with(Sin sin, Pin pin) {
    return of(sin, pin, Sides.INDEPENDENT);
  }

  /**
   * {@return whether both are of one style, whichever its sides}
   *
   * @param other any piece
   */
  public boolean sameStyle(Qpi other) {
    return sin().sameStyle(other.sin());
  }

  /**
   * {@return whether both pieces are terminal or neither is}
   *
   * @param other any piece
   */
  public boolean sameTerminal(Qpi other) {
    return pin().sameTerminal(other.pin());
  }

  /**
   * {@return this piece in GAN, given the name of its style} {@link Gan#toQpi(char)} is the way back.
   *
   * @param style the style's name, in upper case: {@code "CHESS"} makes {@code chess:k} of {@code
   *     c:k}
   * @throws IllegalArgumentException if the style is not an upper-case letter, then upper-case letters
   *     and digits
   * @throws NotationException if GAN cannot express this piece, because it is terminal or derived; {@link
   *     #withTerminal} takes the marker off
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
