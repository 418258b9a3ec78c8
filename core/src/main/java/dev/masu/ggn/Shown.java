package dev.masu.ggn;

import dev.masu.internal.text.Visible;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Labels and lists as messages show them: in quotes, visible, and never long. */
final class Shown {
  /** The longest part of a text that a message shows, in {@code char}s. */
  private static final int TEXT = 60;

  /** The most items of a list that a message shows. */
  private static final int ITEMS = 8;

  private Shown() {}

  static String square(Square square) {
    return '"' + text(square.label()) + '"';
  }

  static String piece(Piece piece) {
    return text(piece.toString());
  }

  static String occupation(Occupation occupation) {
    return text(occupation.toString());
  }

  static String route(Piece piece, Square from, Square to) {
    return "%s from %s to %s".formatted(piece(piece), square(from), square(to));
  }

  static String squares(Collection<Square> squares) {
    return list(squares, Shown::square);
  }

  static String pieces(Collection<Piece> pieces) {
    return list(pieces, Shown::piece);
  }

  static String conflicts(Collection<GgnMerge.Conflict> conflicts) {
    return list(conflicts, GgnMerge.Conflict::toString);
  }

  static String amount(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  private static <T> String list(Collection<T> items, Function<T, String> shown) {
    if (items.isEmpty()) {
      return "none";
    }
    int left = items.size() - ITEMS;
    return items.stream().limit(ITEMS).map(shown).collect(Collectors.joining(", "))
        + (left > 0 ? " and " + left + " more" : "");
  }

  private static String text(String text) {
    String start = start(text);
    String visible = Visible.escaped(start);
    int left = text.length() - start.length();
    return left == 0 ? visible : visible + "... (" + amount(left, "character") + " left out)";
  }

  /** {@return the text, or the whole characters that it starts with} */
  private static String start(String text) {
    if (text.length() <= TEXT) {
      return text;
    }
    boolean splits = Character.isSurrogatePair(text.charAt(TEXT - 1), text.charAt(TEXT));
    return text.substring(0, splits ? TEXT - 1 : TEXT);
  }
}
