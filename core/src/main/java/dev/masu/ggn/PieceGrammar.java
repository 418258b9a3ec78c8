package dev.masu.ggn;

import dev.masu.internal.notation.Letters;
import dev.masu.internal.notation.OnError;
import dev.masu.internal.notation.PieceCheck;
import dev.masu.notation.NotationException;

/** The grammar of {@link Piece}, and the stricter one of pieces in hand. */
final class PieceGrammar {
  /** Throws for a text that is not a piece. */
  static final OnError PIECE = (text, index, expected) -> {
    throw NotationException.expected("GGN piece", "CHESS:K", text, index, expected);
  };

  /** Throws for a text that is not a piece in hand. */
  static final OnError PIECE_IN_HAND = (text, index, expected) -> {
    throw NotationException.expected("GGN piece in hand", "CHESS:P", text, index, expected);
  };

  /** The suffix of an intermediate state, as a message shows it. */
  private static final String SUFFIX = "\"'\"";

  private PieceGrammar() {}

  static boolean check(String text, OnError onError) {
    int start = pieceStart(text, onError);
    if (start < 0) {
      return false;
    }
    return new PieceCheck(Letters.like(text.charAt(0)), false, SUFFIX).check(text, start, onError);
  }

  /** Checks a piece in hand, which has neither modifier nor suffix. */
  static boolean checkInHand(String text, OnError onError) {
    int letter = pieceStart(text, onError);
    if (letter < 0) {
      return false;
    }
    Letters letters = Letters.like(text.charAt(0));
    if (!letters.isAt(text, letter)) {
      boolean hasModifier = text.startsWith("+", letter) || text.startsWith("-", letter);
      return onError.expected(text, letter, hasModifier ? "letter-in-hand" : letters.one);
    }
    int end = letter + 1;
    return end == text.length()
        || onError.expected(text, end, text.charAt(end) == '\'' ? "end-in-hand" : "end");
  }

  /** {@return the index after the style and the colon, -1 if they are missing and nothing is thrown} */
  private static int pieceStart(String text, OnError onError) {
    if (!Letters.ANY.isAt(text, 0)) {
      onError.expected(text, 0, Letters.ANY.one);
      return -1;
    }
    Letters letters = Letters.like(text.charAt(0));
    int colon = letters.end(text, 0);
    if (!text.startsWith(":", colon)) {
      onError.expected(text, colon, letters.one, "':'");
      return -1;
    }
    return colon + 1;
  }
}
