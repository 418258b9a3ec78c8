package dev.masu.jackson.exc;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.databind.DatabindException;

/**
 * A document is JSON, but invalid against the schema of its type, or valid and cannot be bound. The document has to be
 * changed.
 *
 * <p>{@link #report()} lists all violations of the schema in document order, up to the limits of the catalogue; or,
 * for a valid document, what Jackson could not bind, with that exception as the cause. The message contains the same:
 *
 * <pre>
 * dev.masu.stn.Stn: 2 violations of https://sashite.dev/schemas/stn/1.0.0/schema.json
 *   line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
 *   line 1, column 22 (/toggle): expected true or false but found the number 1
 * </pre>
 *
 * <p>{@link #getLocation()} is the location of the first violation. If the catalogue {@linkplain
 * dev.masu.schema.catalog.SchemaCatalog.Builder#redactValues redacts} reports, report and message contain no values
 * of the document, and there is neither a cause nor a {@linkplain #getPath() path}, which may contain some.
 */
public final class SchemaViolationException extends DatabindException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable CheckReport report;

  /** Heading and report, rendered when first asked for: readers of records use the report alone. */
  private @Nullable String message;

  /** The id of the schema that the document was checked by. */
  private final String schemaId;

  /** Whether reports are redacted. */
  private final boolean hidesValues;

  /**
   * Creates an exception.
   *
   * @param parser the parser that has read the document
   * @param message the heading of the message: the type, and what is wrong in a few words
   * @param schemaId the id of the schema that the document was checked by
   * @param report what is wrong; at least one violation
   * @param cause what was thrown while the value was bound, or null; left out if values are hidden
   * @param hidesValues whether reports are redacted, so that neither cause nor path are kept
   */
  public SchemaViolationException(
      JsonParser parser,
      String message,
      String schemaId,
      CheckReport report,
      @Nullable Throwable cause,
      boolean hidesValues) {
    super(parser, message, location(report), hidesValues ? null : cause);
    this.report = report;
    this.schemaId = schemaId;
    this.hidesValues = hidesValues;
  }

  /**
   * {@return what is wrong; at least one violation}
   *
   * @throws IllegalStateException if the exception was serialized: only its message is kept
   */
  public CheckReport report() {
    if (report == null) {
      throw new IllegalStateException(
          "expected the report but found an exception that was serialized, which keeps its message alone; read"
              + " getMessage()");
    }
    return report;
  }

  /**
   * {@return the schema that the document was checked by, as the annotation of the type names it: the id there, or the
   * URI of the class-path resource}
   */
  public String schemaId() {
    return schemaId;
  }

  /** {@return the type, the schema and every violation with its location, each on a line} */
  @Override
  public String getMessage() {
    String cached = message;
    if (cached == null) {
      cached = super.getOriginalMessage()
          + report().toString().lines().collect(Collectors.joining("\n  ", "\n  ", ""));
      message = cached;
    }
    return cached;
  }

  /** {@return the same as {@link #getMessage()}} */
  @Override
  public String getOriginalMessage() {
    return getMessage();
  }

  /** {@return the same as {@link #getMessage()}} */
  @Override
  public String getLocalizedMessage() {
    return getMessage();
  }

  /**
   * Adds a step to {@link #getPath()}; not if reports are redacted, since a key of a map is a value of the document.
   *
   * @param from the enclosing object, with the name or index in it
   * @return this exception
   */
  @Override
  public JacksonException prependPath(Reference from) {
    return hidesValues ? this : super.prependPath(from);
  }

  /**
   * Writes the message. The report is not written.
   *
   * @param out the stream
   * @throws IOException if it cannot be written
   */
  private void writeObject(ObjectOutputStream out) throws IOException {
    message = getMessage();
    out.defaultWriteObject();
  }

  private static TokenStreamLocation location(CheckReport report) {
    Optional<SourceLocation> first =
        report.violations().stream().findFirst().flatMap(Violation::location);
    return first.map(SchemaViolationException::location).orElse(TokenStreamLocation.NA);
  }

  private static TokenStreamLocation location(SourceLocation location) {
    boolean bytes = location.offsetUnit() == Unit.BYTE;
    return new TokenStreamLocation(
        ContentReference.unknown(),
        bytes ? location.offset() : -1,
        bytes ? -1 : location.offset(),
        location.line(),
        location.column());
  }
}
