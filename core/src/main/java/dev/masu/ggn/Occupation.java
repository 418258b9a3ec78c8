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
 * as {@code CHESS:K}. {@link #toString} is that text.
 *
 * <p>Enemy and ally are seen from the side of the piece that moves, which is the source piece of the
 * entry. GGN 1.0.0 leaves open whose view it is; nothing else in an entry has a side.
 *
 * <p>Source: GGN 1.0.0, "Occupation States".
 */
public sealed interface Occupation permits Occupation.Named, Occupation.Exactly {
  /** The square is empty. */
  Occupation EMPTY = Named.EMPTY;

  /** Some piece is on the square, of whichever side. */
  Occupation OCCUPIED = Named.OCCUPIED;

  /** A piece of the other side is on the square. */
  Occupation ENEMY = Named.ENEMY;

  /** A piece of the mover's side is on the square. */
  Occupation ALLY = Named.ALLY;

  /**
   * {@return the occupation by exactly this piece, in this state}
   *
   * @param piece the piece
   */
  static Occupation exactly(Piece piece) {
    return new Exactly(piece);
  }

  /**
   * {@return the occupation that the text stands for}
   *
   * @param text such as {@code enemy} or {@code CHESS:K}
   * @throws NotationException if the text is none of the four words and no piece
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
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text any text
   */
  static boolean isValid(CharSequence text) {
    String whole = text.toString();
    return Named.of(whole) != null || Piece.isValid(whole);
  }

  /**
   * {@return whether what is on a square is what must be there}
   *
   * @param found the piece on the square, empty if there is none
   * @param mover the side of the piece that moves, which distinguishes enemy from ally
   */
  boolean isMet(Optional<Piece> found, Side mover);

  /** {@return the text in GGN, which {@link #parse} reads back} */
  @Override
  String toString();

  /** The occupations that have a name and need no particular piece. */
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

    /** {@return the error of a text that is none of these: it continues after one, or starts differently} */
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
   * Exactly one piece is on the square, in exactly this state.
   *
   * @param piece the piece
   */
  record Exactly(Piece piece) implements Occupation {
    /**
     * Requires a piece.
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

    /** {@return the text in GGN, which is that of the piece} */
    @Override
    public String toString() {
      return piece.toString();
    }
  }
}
