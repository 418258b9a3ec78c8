package dev.masu.notation;

import dev.masu.internal.notation.Letters;
import dev.masu.internal.notation.OnError;

/**
 * A piece by its letter: PIN, Piece Identifier Notation 1.0.0.
 *
 * <p>Grammar: {@code [-+]?[A-Za-z]\^?}, for example {@code K}, {@code +r} or {@code k^}. The letter
 * is the type and its case the side, {@code +} and {@code -} are the {@link State}, and {@code ^}
 * marks a terminal piece: one whose presence or condition decides whether the match goes on.
 *
 * <p>The order is that of the texts in ASCII: {@code +K}, {@code -K}, {@code K}, {@code K^}, {@code
 * k}.
 */
public final class Pin extends NotationValue<Pin>
    implements Comparable<Pin>, HasSide<Pin>, HasState<Pin> {
  /** Every piece there is, by {@link #ordinal(char, State, boolean)}. */
  private static final Pin[] ALL = new Pin[52 * 3 * 2];

  static {
    for (int i = 0; i < 52; i++) {
      for (State state : State.values()) {
        add(new Pin(Letters.letter(i), state, false));
        add(new Pin(Letters.letter(i), state, true));
      }
    }
  }

  private final char letter;
  private final State state;
  private final boolean terminal;

  private Pin(char letter, State state, boolean terminal) {
    super(state.modifier() + letter + (terminal ? "^" : ""));
    this.letter = letter;
    this.state = state;
    this.terminal = terminal;
  }

  private static void add(Pin pin) {
    ALL[ordinal(pin.letter, pin.state, pin.terminal)] = pin;
  }

  // The table is filled and read by this method alone, so any numbering of the states will do.
  @SuppressWarnings("EnumOrdinal")
  private static int ordinal(char letter, State state, boolean terminal) {
    return (Letters.ordinal(letter) * 3 + state.ordinal()) * 2 + (terminal ? 1 : 0);
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a letter with at most {@code +} or {@code -} before
   *     and {@code ^} after it
   */
  public static Pin parse(CharSequence text) {
    String whole = text.toString();
    check(whole, 0, Letters.ANY, true, Notation.PIN);
    return read(whole, 0);
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return check(text.toString(), 0, Letters.ANY, true, OnError.ANSWER);
  }

  /** Checks that a piece reaches from the start to the end of the text. */
  static boolean check(
      String text, int start, Letters letters, boolean mayBeTerminal, OnError onError) {
    int letter = State.end(text, start);
    if (!letters.isAt(text, letter)) {
      return letter == start
          ? onError.expected(text, letter, "'+'", "'-'", letters.one)
          : onError.expected(text, letter, letters.one);
    }
    boolean marked = mayBeTerminal && text.startsWith("^", letter + 1);
    int end = letter + (marked ? 2 : 1);
    if (end < text.length()) {
      return (mayBeTerminal && !marked)
          ? onError.expected(text, end, "'^'", "end")
          : onError.expected(text, end, "end");
    }
    return true;
  }

  /** {@return the piece that reaches from the start to the end of a text, which was checked} */
  static Pin read(String text, int start) {
    return get(text.charAt(State.end(text, start)), State.at(text, start), text.endsWith("^"));
  }

  private static Pin get(char letter, State state, boolean terminal) {
    return ALL[ordinal(letter, state, terminal)];
  }

  /**
   * {@return the piece of a letter, in normal state and not terminal}
   *
   * @param letter the letter as written, its case being the side
   * @throws IllegalArgumentException if it is not an ASCII letter
   */
  public static Pin of(char letter) {
    return get(Letters.checked(letter), State.NORMAL, false);
  }

  /**
   * {@return the piece of these attributes}
   *
   * @param type the upper-case letter of its type
   * @param side whose it is, and so the case in which its letter is written
   * @param state its condition
   * @param terminal whether it is a terminal piece
   * @throws IllegalArgumentException if the type is not an upper-case ASCII letter
   */
  public static Pin of(char type, Side side, State state, boolean terminal) {
    return get(Side.letters(side).convert(Letters.checkedName(type)), state, terminal);
  }

  /** {@return the letter as written: upper case for the first player, lower case for the second} */
  public char letter() {
    return letter;
  }

  /** {@return the type whichever side the piece is of: the letter in upper case} */
  public char type() {
    return Letters.UPPER.convert(letter);
  }

  /** {@return the side, which is the letter's case} */
  @Override
  public Side side() {
    return Side.of(letter);
  }

  /** {@return the state, which is the sign before the letter} */
  @Override
  public State state() {
    return state;
  }

  /** {@return whether the piece is terminal, which is the {@code ^} after the letter} */
  public boolean isTerminal() {
    return terminal;
  }

  /**
   * {@return the piece of a type, all else the same}
   *
   * @param type the upper-case letter of the type
   * @throws IllegalArgumentException if it is not an upper-case ASCII letter
   */
  public Pin withType(char type) {
    return of(type, side(), state, terminal);
  }

  @Override
  public Pin withSide(Side side) {
    return get(Side.letters(side).convert(letter), state, terminal);
  }

  @Override
  public Pin withState(State state) {
    return get(letter, state, terminal);
  }

  /**
   * {@return the same piece as a terminal one or not}
   *
   * @param terminal whether it shall be terminal
   */
  public Pin withTerminal(boolean terminal) {
    return get(letter, state, terminal);
  }

  /**
   * {@return whether both pieces are of one type, whichever their sides and states}
   *
   * @param other any piece
   */
  public boolean sameType(Pin other) {
    return type() == other.type();
  }

  /**
   * {@return whether both pieces are terminal or neither is}
   *
   * @param other any piece
   */
  public boolean sameTerminal(Pin other) {
    return terminal == other.terminal;
  }
}
