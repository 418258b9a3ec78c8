package dev.masu.cli;

import dev.masu.schema.SourceLocation;
import java.util.List;
import java.util.Optional;

/** A message with its place, as compilers print them. */
final class PlacedMessage {
  private static final String INDENT = "    ";

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
    String name = Printable.text(file);
    if (place.isEmpty()) {
      return List.of(name + ": " + Printable.text(message));
    }
    SourceLocation at = place.get();
    String head = name + ":" + at.line() + ":" + at.column() + ": " + Printable.text(message);
    Excerpt excerpt = Excerpt.around((int) at.offset(), text);
    return excerpt.line().isBlank()
        ? List.of(head)
        : List.of(head, INDENT + excerpt.line(), INDENT + excerpt.caret());
  }
}
