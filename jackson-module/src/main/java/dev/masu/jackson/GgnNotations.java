package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;

/** The notations of GGN documents, which remember what they have read: documents share what is the same object. */
record GgnNotations(
    NotationType<Piece> pieces,
    NotationType<Square> squares,
    NotationType<Occupation> occupations) {
  GgnNotations() {
    this(
        NotationType.PIECE.remembering(),
        NotationType.SQUARE.remembering(),
        NotationType.OCCUPATION.remembering());
  }
}
