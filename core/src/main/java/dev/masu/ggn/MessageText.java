package dev.masu.ggn;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.text.Visible;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Formats squares, pieces and lists of them for messages, escaped and of bounded length. */
final class MessageText {
  /** The maximum number of list items in a message. */
  private static final int ITEMS = 8;

  private MessageText() {}

  static String square(Square square) {
    return '"' + text(square.label()) + '"';
  }

  static String piece(Piece piece) {
    return text(piece.toString());
  }

  static String route(Piece piece, Square from, Square to) {
    return "%s from %s to %s".formatted(piece(piece), square(from), square(to));
  }

  static String amount(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  static <T> String list(Collection<T> items, Function<T, String> shown) {
    if (items.isEmpty()) {
      return "none";
    }
    int left = items.size() - ITEMS;
    return items.stream().limit(ITEMS).map(shown).collect(Collectors.joining(", "))
        + (left > 0 ? " and " + left + " more" : "");
  }

  static String text(String text) {
    String start = ErrorText.wholeStart(text);
    String visible = Visible.escaped(start);
    int left = text.length() - start.length();
    return left == 0 ? visible : visible + "... (" + amount(left, "character") + " left out)";
  }
}
