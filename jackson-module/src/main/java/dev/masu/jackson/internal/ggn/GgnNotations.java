package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;

/** The notations of GGN documents. */
public record GgnNotations(
    NotationDeserializer<Piece> pieces,
    NotationDeserializer<Square> squares,
    NotationDeserializer<Occupation> occupations) {

  /** {@return notations that keep nothing of a document} */
  public static GgnNotations uncached() {
    return new GgnNotations(Notations.PIECE, Notations.SQUARE, Notations.OCCUPATION);
  }

  /** {@return notations whose values documents share} */
  public static GgnNotations cached() {
    return new GgnNotations(
        Notations.PIECE.caching(), Notations.SQUARE.caching(), Notations.OCCUPATION.caching());
  }
}
