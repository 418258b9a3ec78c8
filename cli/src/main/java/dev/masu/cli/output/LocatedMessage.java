package dev.masu.cli.output;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.List;
import java.util.Optional;

/**
 * A message about a location in a file, printed as compilers print theirs.
 *
 * @param location the location in the file, if there is one
 * @param message the message
 * @param excerpt the line of the location, which is empty if the text is not known
 */
public record LocatedMessage(
    Optional<SourceLocation> location, String message, LineExcerpt excerpt) {
  /**
   * {@return the messages of the violations of a document} If its text is empty, since it is not known, they start with
   * the JSON Pointer.
   */
  public static List<LocatedMessage> of(CheckReport report, String text) {
    return report.violations().stream()
        .map(v -> of(v.location(), text.isEmpty() ? withPointer(v) : v.message(), text))
        .toList();
  }

  private static String withPointer(Violation violation) {
    String pointer = violation.pointer();
    return pointer.isEmpty() ? violation.message() : pointer + ": " + violation.message();
  }

  /** {@return a message about a location in a text} */
  public static LocatedMessage of(Optional<SourceLocation> location, String message, String text) {
    return of(location, message, text, location.map(SourceLocation::offset).orElse(0L));
  }

  /**
   * {@return a message about a location in a file, of which the text is a part that has the location at an offset, or
   * is empty}
   */
  public static LocatedMessage of(
      Optional<SourceLocation> location, String message, String text, long offset) {
    int at = (int) Math.max(0, Math.min(offset, text.length()));
    return new LocatedMessage(location, message, LineExcerpt.around(at, text));
  }

  /** {@return {@code file:line:column: message}, the line unless it is blank or not known, a caret below} */
  public List<String> lines(String file) {
    return location
        .map(at -> excerpt.below(file + ":" + at.line() + ":" + at.column() + ": " + message))
        .orElseGet(() -> List.of(Printable.text(file + ": " + message)));
  }
}
