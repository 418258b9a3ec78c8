package dev.masu.ggn;

import dev.masu.internal.notation.Letters;
import dev.masu.internal.notation.OnError;
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

  private PieceGrammar() {}

  static boolean check(String text, OnError onError) {
    int start = pieceStart(text, onError);
    if (start < 0) {
      return false;
    }
    Letters letters = Letters.like(text.charAt(0));
    int letter = hasModifier(text, start) ? start + 1 : start;
    if (!letters.isAt(text, letter)) {
      return letter == start
          ? onError.expected(text, letter, "'+'", "'-'", letters.one)
          : onError.expected(text, letter, letters.one);
    }
    int suffix = letter + 1;
    if (suffix == text.length()) {
      return true;
    }
    if (text.charAt(suffix) != '\'') {
      return onError.expected(text, suffix, "\"'\"", "end");
    }
    return suffix + 1 == text.length() || onError.expected(text, suffix + 1, "end");
  }

  /** Checks a piece in hand, which has neither modifier nor suffix. */
  static boolean checkInHand(String text, OnError onError) {
    int letter = pieceStart(text, onError);
    if (letter < 0) {
      return false;
    }
    Letters letters = Letters.like(text.charAt(0));
    if (!letters.isAt(text, letter)) {
      return onError.expected(
          text, letter, hasModifier(text, letter) ? "letter-in-hand" : letters.one);
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

  private static boolean hasModifier(String text, int index) {
    return text.startsWith("+", index) || text.startsWith("-", index);
  }
}
