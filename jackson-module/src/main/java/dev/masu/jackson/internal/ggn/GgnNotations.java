package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.internal.notation.NotationType;

/** The notations of GGN documents, which remember what they have read: documents share what is the same object. */
public record GgnNotations(
    NotationType<Piece> pieces,
    NotationType<Square> squares,
    NotationType<Occupation> occupations) {
  public GgnNotations() {
    this(
        NotationType.PIECE.remembering(),
        NotationType.SQUARE.remembering(),
        NotationType.OCCUPATION.remembering());
  }
}
