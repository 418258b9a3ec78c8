package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import java.io.Closeable;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.databind.DatabindException;

/**
 * A document is JSON but not what the schema of its type allows. Nothing was bound.
 *
 * <p>Who wrote the document has to change it; {@link #report()} says all that is wrong, in document
 * order, up to the limits of the catalogue. The message holds the same, a violation a line:
 *
 * <pre>
 * dev.masu.stn.Stn: 2 violations of https://sashite.dev/schemas/stn/1.0.0/schema.json
 *   line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
 *   line 1, column 22 (/toggle): expected true or false but found the number 1
 * </pre>
 *
 * <p>{@link #getLocation()} is the place of the first one.
 */
public final class SchemaViolationException extends DatabindException {
  private static final long serialVersionUID = 1L;

  private final transient CheckReport report;
  private final String schemaId;

  SchemaViolationException(
      @Nullable Closeable processor, String type, String schemaId, CheckReport report) {
    super(processor, message(type, schemaId, report), location(report));
    this.report = report;
    this.schemaId = schemaId;
  }

  /** {@return what the check found; at least one violation} Not kept by serialization. */
  public CheckReport report() {
    return report;
  }

  /** {@return the id of the schema that the document was checked by} */
  public String schemaId() {
    return schemaId;
  }

  /** {@return the type, the schema and every violation with its place, each on a line} */
  @Override
  public String getMessage() {
    return getOriginalMessage();
  }

  private static String message(String type, String schemaId, CheckReport report) {
    int count = report.violations().size();
    String counted = count == 1 ? "1 violation" : count + " violations";
    return report
        .toString()
        .lines()
        .collect(
            Collectors.joining("\n  ", type + ": " + counted + " of " + schemaId + "\n  ", ""));
  }

  private static TokenStreamLocation location(CheckReport report) {
    Optional<SourceLocation> first =
        report.violations().stream().findFirst().flatMap(Violation::location);
    return first.map(SchemaViolationException::location).orElse(TokenStreamLocation.NA);
  }

  private static TokenStreamLocation location(SourceLocation place) {
    boolean bytes = place.offsetUnit() == Unit.BYTE;
    return new TokenStreamLocation(
        ContentReference.unknown(),
        bytes ? place.offset() : -1,
        bytes ? -1 : place.offset(),
        place.line(),
        place.column());
  }
}
