package dev.masu.cli;

import dev.masu.schema.SourceLocation;
import java.util.List;
import java.util.Optional;

/** A message with its place, as compilers print them. */
final class PlacedMessage {
  /** What stands before a line that belongs to the one above. */
  static final String INDENT = "    ";

  private PlacedMessage() {}

  /**
   * {@return {@code file:line:column: message}, the line of the text unless it is blank, a caret below}
   *
   * @param file the file's name
   * @param text the file's text
   * @param place the place in it, with the offset in chars; without one there is only the first line
   * @param message the message
   */
  static List<String> lines(
      String file, String text, Optional<SourceLocation> place, String message) {
    if (place.isEmpty()) {
      return List.of(Printable.text(file + ": " + message));
    }
    SourceLocation at = place.get();
    String head = file + ":" + at.line() + ":" + at.column() + ": " + message;
    return lines(head, text, (int) at.offset());
  }

  /**
   * {@return the message, the line of the text unless it is blank, a caret below}
   *
   * @param message the message, which tells the place
   * @param text the whole text
   * @param offset the place in it, in chars
   */
  static List<String> lines(String message, String text, int offset) {
    String head = Printable.text(message);
    Excerpt excerpt = Excerpt.around(offset, text);
    return excerpt.line().isBlank()
        ? List.of(head)
        : List.of(head, INDENT + excerpt.line(), INDENT + excerpt.caret());
  }
}
