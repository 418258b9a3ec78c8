package dev.masu.notation;

/**
 * A piece with its style: QPI, Qualified Piece Identifier 1.0.0.
 *
 * <p>Grammar: a {@link Sin}, a colon and a {@link Pin}, both of the same case, for example {@code
 * C:K}, {@code s:+p} or {@code C:K^}.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class Qpi implements Comparable<Qpi> {
  /** Where the piece begins: behind the style's letter and the colon. */
  private static final int PIN_START = 2;

  private final Sin sin;
  private final Pin pin;
  private final String text;

  private Qpi(Sin sin, Pin pin, String text) {
    this.sin = sin;
    this.pin = pin;
    this.text = text;
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a style letter, a colon and a piece, or if style and
   *     piece are not of the same side, as in {@code C:k}
   */
  public static Qpi parse(CharSequence text) {
    String whole = text.toString();
    check(whole, Notation.QPI);
    return new Qpi(Sin.of(whole.charAt(0)), Pin.read(whole, PIN_START), whole);
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return check(text.toString(), OnError.ANSWER);
  }

  private static boolean check(String text, OnError onError) {
    if (!Letters.ANY.isAt(text, 0)) {
      return onError.expected(text, 0, Letters.ANY.one);
    }
    if (!text.startsWith(":", 1)) {
      return onError.expected(text, 1, "':'");
    }
    Side side = Letters.side(text.charAt(0));
    int letter = Pin.letterIndex(text, PIN_START);
    if (Letters.of(side.flip()).isAt(text, letter)) {
      return onError.refused(text, letter, differentSides(text.charAt(0), text.charAt(letter)));
    }
    return Pin.check(text, PIN_START, Letters.of(side), true, onError);
  }

  private static String differentSides(char style, char piece) {
    return "style '%c' and piece '%c' are of different sides".formatted(style, piece);
  }

  /**
   * {@return the piece of a style}
   *
   * @param sin the style
   * @param pin the piece
   * @throws IllegalArgumentException if style and piece are not of the same side
   */
  public static Qpi of(Sin sin, Pin pin) {
    if (sin.side() != pin.side()) {
      throw new IllegalArgumentException(
          "Style and piece of a QPI must be of the same side; here they are %s and %s"
              .formatted(sin, pin));
    }
    return new Qpi(sin, pin, sin + ":" + pin);
  }

  /** {@return the style} */
  public Sin sin() {
    return sin;
  }

  /** {@return the piece without its style} */
  public Pin pin() {
    return pin;
  }

  /** {@return the side of the piece} */
  public Side side() {
    return pin.side();
  }

  /** {@return the style whichever side it is of: its letter in upper case} */
  public char style() {
    return sin.style();
  }

  /** {@return the type whichever side the piece is of: its letter in upper case} */
  public char type() {
    return pin.type();
  }

  /** {@return the state of the piece} */
  public State state() {
    return pin.state();
  }

  /** {@return whether the piece is terminal} */
  public boolean isTerminal() {
    return pin.isTerminal();
  }

  /** {@return the same piece of the other side: {@code C:K} and {@code c:k}} */
  public Qpi flip() {
    return of(sin.flip(), pin.flip());
  }

  @Override
  public int compareTo(Qpi other) {
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Qpi that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** {@return the text in QPI, which {@link #parse} reads back} */
  @Override
  public String toString() {
    return text;
  }
}
