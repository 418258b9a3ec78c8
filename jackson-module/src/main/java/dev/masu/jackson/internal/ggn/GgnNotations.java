package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;

/** The notations of GGN documents. Values that are cached are shared by the transitions of a document. */
public record GgnNotations(
    NotationDeserializer<Piece> pieces,
    NotationDeserializer<Square> squares,
    NotationDeserializer<Occupation> occupations) {

  /** Creates notations that cache what is read. */
  public GgnNotations() {
    this(Notations.PIECE.caching(), Notations.SQUARE.caching(), Notations.OCCUPATION.caching());
  }
}
