package dev.masu.cli.output;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import java.util.List;
import java.util.Optional;

/**
 * A message about a location in a file, printed as compilers print theirs.
 *
 * @param location the location in the file, if there is one
 * @param message the message
 * @param context the text around the location, or empty if the text is not known
 * @param offset the location's offset in the context, in chars
 */
public record LocatedMessage(
    Optional<SourceLocation> location, String message, String context, int offset) {
  /** What stands before a line that belongs to the one above. */
  public static final String INDENT = "    ";

  /** How many chars before and after a location an excerpt may show, and a few more. */
  private static final int MARGIN = 4 * LineExcerpt.WIDTH;

  /** {@return the messages of the violations of a document, whose text is empty if it is not known} */
  public static List<LocatedMessage> of(CheckReport report, String text) {
    return report.violations().stream()
        .map(v -> of(v.location(), v.message(), text))
        .toList();
  }

  /** {@return a message about a location in a text} */
  public static LocatedMessage of(Optional<SourceLocation> location, String message, String text) {
    return of(location, message, text, location.map(SourceLocation::offset).orElse(0L));
  }

  /** {@return a message about a location in a file, of which the text is a part that has the location at an offset} */
  public static LocatedMessage of(
      Optional<SourceLocation> location, String message, String text, long offset) {
    int at = (int) Math.min(offset, text.length());
    int start = Math.max(0, at - MARGIN);
    String context = text.substring(start, Math.min(text.length(), at + MARGIN));
    return new LocatedMessage(location, message, context, at - start);
  }

  /** {@return {@code file:line:column: message}, the line unless it is blank or not known, a caret below} */
  public List<String> lines(String file) {
    return location
        .map(at ->
            lines(file + ":" + at.line() + ":" + at.column() + ": " + message, context, offset))
        .orElseGet(() -> List.of(Printable.text(file + ": " + message)));
  }

  /** {@return the message, the line of the text at an offset in chars unless it is blank, a caret below} */
  public static List<String> lines(String message, String text, int offset) {
    String head = Printable.text(message);
    LineExcerpt excerpt = LineExcerpt.around(offset, text);
    return excerpt.line().isBlank()
        ? List.of(head)
        : List.of(head, INDENT + excerpt.line(), INDENT + excerpt.caret());
  }
}
