package dev.masu.ggn;

import dev.masu.notation.NotationException;
import dev.masu.notation.Side;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What must be on a square for a transition to be possible.
 *
 * <p>Grammar: {@code empty}, {@code occupied}, {@code enemy}, {@code ally}, or a {@link Piece} such
 * as {@code CHESS:K}. {@link #toString} returns that text.
 *
 * <p>Enemy and ally are relative to the side of the moving piece, that is, the piece under which
 * the entry is listed. GGN 1.0.0 does not specify this, but nothing else in an entry has a side.
 *
 * <p>Source: GGN 1.0.0, "Occupation States".
 */
public sealed interface Occupation permits Occupation.Named, Occupation.Exactly {
  /** The square is empty. */
  Occupation EMPTY = Named.EMPTY;

  /** A piece of either side is on the square. */
  Occupation OCCUPIED = Named.OCCUPIED;

  /** A piece of the mover's opponent is on the square. */
  Occupation ENEMY = Named.ENEMY;

  /** A piece of the mover's side is on the square. */
  Occupation ALLY = Named.ALLY;

  /**
   * {@return the requirement that exactly this piece, in this state, is on the square}
   *
   * @param piece the piece
   */
  static Occupation exactly(Piece piece) {
    return new Exactly(piece);
  }

  /**
   * {@return the occupation represented by the text}
   *
   * @param text the text to parse, such as {@code enemy} or {@code CHESS:K}
   * @throws NotationException if the text is neither one of the four words nor a piece
   */
  static Occupation parse(CharSequence text) {
    String whole = text.toString();
    Occupation named = Named.of(whole);
    if (named != null) {
      return named;
    }
    if (!whole.contains(":")) {
      throw Named.invalid(whole);
    }
    return exactly(Piece.parse(whole));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  static boolean isValid(CharSequence text) {
    String whole = text.toString();
    return Named.of(whole) != null || Piece.isValid(whole);
  }

  /**
   * {@return whether a square satisfies this requirement}
   *
   * @param found the piece on the square, empty if there is none
   * @param mover the side of the moving piece, which distinguishes enemy from ally
   */
  boolean isMet(Optional<Piece> found, Side mover);

  /** {@return the text in GGN, which {@link #parse} converts back to an equal occupation} */
  @Override
  String toString();

  /** The occupations that have a name and do not require a particular piece. */
  enum Named implements Occupation {
    /** See {@link Occupation#EMPTY}. */
    EMPTY("empty"),

    /** See {@link Occupation#OCCUPIED}. */
    OCCUPIED("occupied"),

    /** See {@link Occupation#ENEMY}. */
    ENEMY("enemy"),

    /** See {@link Occupation#ALLY}. */
    ALLY("ally");

    private final String text;

    Named(String text) {
      this.text = text;
    }

    private static @Nullable Named of(String text) {
      for (Named named : values()) {
        if (named.text.equals(text)) {
          return named;
        }
      }
      return null;
    }

    /**
     * {@return the exception for an invalid text, which either continues after a name or does not
     * start with one}
     */
    private static NotationException invalid(String whole) {
      for (Named named : values()) {
        if (whole.startsWith(named.text)) {
          return NotationException.expected(
              "GGN occupation", "enemy", whole, named.text.length(), "end");
        }
      }
      return NotationException.expected(
          "GGN occupation", "enemy", whole, 0, "empty", "occupied", "enemy", "ally", "piece");
    }

    @Override
    public boolean isMet(Optional<Piece> found, Side mover) {
      Objects.requireNonNull(mover, "mover");
      return switch (this) {
        case EMPTY -> found.isEmpty();
        case OCCUPIED -> found.isPresent();
        case ENEMY -> found.isPresent() && found.get().side() != mover;
        case ALLY -> found.isPresent() && found.get().side() == mover;
      };
    }

    /** {@return the text in GGN} */
    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * Exactly this piece, in exactly this state, is on the square.
   *
   * @param piece the piece
   */
  record Exactly(Piece piece) implements Occupation {
    /**
     * Creates an occupation by a piece, which must not be null.
     *
     * @param piece the piece
     */
    public Exactly {
      Objects.requireNonNull(piece, "piece");
    }

    @Override
    public boolean isMet(Optional<Piece> found, Side mover) {
      return found.isPresent() && found.get().equals(piece);
    }

    /** {@return the piece's text in GGN} */
    @Override
    public String toString() {
      return piece.toString();
    }
  }
}
