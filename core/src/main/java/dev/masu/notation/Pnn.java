package dev.masu.notation;

import dev.masu.internal.notation.Letters;
import dev.masu.internal.notation.OnError;

/**
 * A piece by its name: PNN, Piece Name Notation 1.0.0.
 *
 * <p>Grammar: {@code [+-]?([A-Z]+|[a-z]+)\^?}, for example {@code KING}, {@code +rook} or {@code
 * king^}. The case is the side, {@code +} and {@code -} are the {@link State}, and {@code ^} marks a
 * terminal piece. A {@link PnnPinMapping} turns names into letters and back.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class Pnn extends NotationValue<Pnn>
    implements Comparable<Pnn>, HasSide<Pnn>, HasState<Pnn> {

  private Pnn(String text) {
    super(text);
  }

  /**
   * {@return the piece that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a name in one case with at most {@code +} or {@code
   *     -} before and {@code ^} after it
   */
  public static Pnn parse(CharSequence text) {
    String whole = text.toString();
    check(whole, Notation.PNN);
    return new Pnn(whole);
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
    int start = State.end(text, 0);
    if (!Letters.ANY.isAt(text, start)) {
      return start == 0
          ? onError.expected(text, start, "'+'", "'-'", Letters.ANY.one)
          : onError.expected(text, start, Letters.ANY.one);
    }
    Letters letters = Letters.like(text.charAt(start));
    int nameEnd = letters.end(text, start);
    boolean marked = text.startsWith("^", nameEnd);
    int end = marked ? nameEnd + 1 : nameEnd;
    if (end < text.length()) {
      return marked
          ? onError.expected(text, end, "end")
          : onError.expected(text, end, letters.range, "'^'", "end");
    }
    return true;
  }

  /**
   * {@return the piece of a name, in normal state and not terminal}
   *
   * @param name the name, in upper case
   * @param side whose it is, and so the case in which its name is written
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side) {
    return of(name, side, State.NORMAL, false);
  }

  /**
   * {@return the piece of these attributes}
   *
   * @param name the name, in upper case
   * @param side whose it is, and so the case in which its name is written
   * @param state its condition
   * @param terminal whether it is a terminal piece
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public static Pnn of(String name, Side side, State state, boolean terminal) {
    String written = Side.letters(side).convert(Letters.checkedName(name));
    return new Pnn(state.modifier() + written + (terminal ? "^" : ""));
  }

  /** {@return the name whichever side the piece is of: in upper case} */
  public String name() {
    String written =
        text.substring(State.end(text, 0), isTerminal() ? text.length() - 1 : text.length());
    return Letters.UPPER.convert(written);
  }

  /** {@return the side, which is the name's case} */
  @Override
  public Side side() {
    return Side.of(text.charAt(State.end(text, 0)));
  }

  /** {@return the state, which is the sign before the name} */
  @Override
  public State state() {
    return State.at(text, 0);
  }

  /** {@return whether the piece is terminal, which is the {@code ^} after the name} */
  public boolean isTerminal() {
    return text.endsWith("^");
  }

  /**
   * {@return the piece of another name, all else the same}
   *
   * @param name the name, in upper case
   * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters
   */
  public Pnn withName(String name) {
    return of(name, side(), state(), isTerminal());
  }

  @Override
  public Pnn withSide(Side side) {
    return side == side() ? this : of(name(), side, state(), isTerminal());
  }

  @Override
  public Pnn withState(State state) {
    return of(name(), side(), state, isTerminal());
  }

  /**
   * {@return the same piece as a terminal one or not}
   *
   * @param terminal whether it shall be terminal
   */
  public Pnn withTerminal(boolean terminal) {
    return of(name(), side(), state(), terminal);
  }

  /**
   * {@return whether both pieces have one name, whichever their sides and states}
   *
   * @param other any piece
   */
  public boolean sameName(Pnn other) {
    return name().equals(other.name());
  }

  /**
   * {@return whether both pieces are terminal or neither is}
   *
   * @param other any piece
   */
  public boolean sameTerminal(Pnn other) {
    return isTerminal() == other.isTerminal();
  }
}
