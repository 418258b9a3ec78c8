package dev.masu.ggn;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;
import dev.masu.notation.Gan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.Optional;

/**
 * A piece as identified in GGN, in a notation that is similar but not identical to GAN.
 *
 * <p>Grammar: {@code [A-Z]+:[-+]?[A-Z]'?} or {@code [a-z]+:[-+]?[a-z]'?}, for example
 * {@code CHESS:K}, {@code shogi:+p} or {@code CHESS:R'}: a style name without digits, a colon, a
 * modifier, a letter, and a suffix {@code '} for an intermediate state, all in the case of the
 * piece's side. The modifier and the suffix are optional.
 *
 * <p>GGN's schema has its own pattern, which is checked first; it allows mixed case ({@code
 * CHESS:k}), which is invalid here. A {@link Gan} has no suffix but may have digits in its style:
 * {@link #of(Gan)} and {@link #toGan()} convert between the two where possible.
 *
 * <p>The natural order is the ASCII order of the texts.
 *
 * <p>Source: GGN 1.0.0, "JSON Schema"; GAN 1.0.0 for the parts.
 */
public final class Piece implements Comparable<Piece> {
  private final String text;
  private final int colon;

  private Piece(String text) {
    this.text = text;
    this.colon = text.indexOf(':');
  }

  /**
   * {@return the piece represented by the text}
   *
   * @param text the text to parse, such as {@code CHESS:K}
   * @throws NotationException if the text does not match this class's grammar
   */
  public static Piece parse(CharSequence text) {
    return new Piece(Cursor.checked(
        text,
        Piece::fits,
        (whole, index, expected) ->
            NotationException.expected("GGN piece", "CHESS:K", whole, index, expected)));
  }

  /**
   * {@return the piece in hand represented by the text, which has neither modifier nor suffix}
   *
   * @param text the text to parse, such as {@code CHESS:P}
   * @throws NotationException if the text is not a style name, a colon and a letter, all in the
   *     same case
   */
  public static Piece parseInHand(CharSequence text) {
    return new Piece(Cursor.checked(
        text,
        Piece::fitsInHand,
        (whole, index, expected) ->
            NotationException.expected("GGN piece in hand", "CHESS:P", whole, index, expected)));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, Piece::fits);
  }

  private static boolean fits(Cursor text) {
    return text.letters()
        && text.one("':'")
        && text.sign()
        && text.letter()
        && text.optional("\"'\"")
        && text.end();
  }

  private static boolean fitsInHand(Cursor text) {
    return text.letters()
        && text.one("':'")
        && text.not('+', "letter-in-hand")
        && text.not('-', "letter-in-hand")
        && text.letter()
        && text.not('\'', "end-in-hand")
        && text.end();
  }

  /**
   * {@return the piece with the same text as the actor}
   *
   * @param actor the actor, such as {@code CHESS:K}
   * @throws NotationException if the actor's style contains digits, which GGN does not allow
   */
  public static Piece of(Gan actor) {
    return parse(actor.toString());
  }

  /** {@return the actor with the same text as this piece; empty for an intermediate state} */
  public Optional<Gan> toGan() {
    return isIntermediate() ? Optional.empty() : Optional.of(Gan.parse(text));
  }

  /**
   * {@return the QPI piece with the same text as this piece; empty for an intermediate state or a
   * style name longer than one letter}
   */
  public Optional<Qpi> toQpi() {
    return isIntermediate() || colon > 1 ? Optional.empty() : Optional.of(Qpi.parse(text));
  }

  /** {@return the style name in the case of the piece's side, such as {@code CHESS}} */
  public String style() {
    return text.substring(0, colon);
  }

  /** {@return the letter in the case of the piece's side, such as {@code K}} */
  public char letter() {
    return text.charAt(colon + (state() == State.NORMAL ? 1 : 2));
  }

  /** {@return the side, given by the case} */
  public Side side() {
    return letters() == Letters.UPPER ? Side.FIRST : Side.SECOND;
  }

  /** {@return the state, given by the modifier} */
  public State state() {
    return switch (text.charAt(colon + 1)) {
      case '+' -> State.ENHANCED;
      case '-' -> State.DIMINISHED;
      default -> State.NORMAL;
    };
  }

  /** {@return whether the piece is in an intermediate state, written with the suffix {@code '}} */
  public boolean isIntermediate() {
    return text.endsWith("'");
  }

  /** {@return whether the piece has neither modifier nor suffix, as required of a piece in hand} */
  public boolean isPlain() {
    return text.length() == colon + 2;
  }

  /** {@return the same piece without modifier or suffix: {@code SHOGI:P} for {@code SHOGI:+P}} */
  public Piece plain() {
    return isPlain() ? this : new Piece(style() + ":" + letter());
  }

  /** Throws if the piece cannot be in hand. */
  void requirePlain(String field) {
    if (!isPlain()) {
      throw new IllegalArgumentException(
          "%s: expected a piece without modifier and suffix, found %s; pieces in hand are in their normal state, such as %s"
              .formatted(field, MessageText.piece(this), MessageText.piece(plain())));
    }
  }

  /** {@return the same piece for the other side: {@code chess:k} for {@code CHESS:K}, and vice versa} */
  public Piece flip() {
    Letters others = letters() == Letters.UPPER ? Letters.LOWER : Letters.UPPER;
    return new Piece(others.convert(text));
  }

  private Letters letters() {
    return Letters.like(text.charAt(0));
  }

  @Override
  public int compareTo(Piece other) {
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Piece piece && text.equals(piece.text));
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** {@return the text, which {@link #parse} converts back to an equal piece} */
  @Override
  public String toString() {
    return text;
  }
}
