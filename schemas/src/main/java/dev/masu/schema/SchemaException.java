package dev.masu.schema;

import dev.masu.schema.internal.text.Shown;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A schema cannot be used: it is not JSON or not a JSON Schema, has no id, refers to a schema that is not registered,
 * or is not in the catalogue.
 *
 * <p>The schema or its registration has to be corrected; it is never the document's fault. {@link #report()} lists all
 * problems of a schema's keywords, and so does the message, one on each line:
 *
 * <pre>
 * schema https://example.org/a.json: 2 problems
 *   line 1, column 15 (/maxLength): -1 is less than the minimum 0
 *   line 1, column 27 (/$ref): refers to #/$defs/id, where nothing is
 * </pre>
 */
public final class SchemaException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The id or name of the schema at fault, or null if it has none. */
  private final @Nullable String schemaId;

  private final transient @Nullable SourceLocation location;

  private final transient @Nullable CheckReport report;

  /** The first problem, and what to do. */
  private final String problem;

  /**
   * Makes an exception for one problem.
   *
   * @param schemaId the id or name of the schema at fault, or null if it has none
   * @param location the location in the schema's text, or null if there is none
   * @param problem what is wrong and what to do
   * @param cause what was caught, or null
   */
  public SchemaException(
      @Nullable String schemaId,
      @Nullable SourceLocation location,
      String problem,
      @Nullable Throwable cause) {
    super(Shown.onOneLine(message(schemaId, location, problem)), cause);
    this.schemaId = schemaId;
    this.location = location;
    this.problem = problem;
    this.report = null;
  }

  /**
   * Makes an exception for all problems of a schema's keywords.
   *
   * @param schemaId the id of the schema at fault
   * @param report the problems, at least one
   * @throws IllegalArgumentException if the report is valid
   */
  public SchemaException(String schemaId, CheckReport report) {
    super(message(schemaId, report));
    Violation first = report.violations().get(0);
    this.schemaId = schemaId;
    this.location = first.location().orElse(null);
    this.problem = first.message();
    this.report = report;
  }

  /** {@return the id or name of the schema at fault, if it has one} */
  public Optional<String> schemaId() {
    return Optional.ofNullable(schemaId);
  }

  /**
   * {@return the problems of the schema's keywords, the first 100 in document order; empty for other problems: text
   * that is not JSON, an id that cannot be used, a schema that does not exist; and empty after Java serialization,
   * which does not keep it}
   */
  public Optional<CheckReport> report() {
    return Optional.ofNullable(report);
  }

  /**
   * {@return the location of the first problem in the schema's text, if it has one; empty after Java serialization,
   * which does not keep it}
   */
  public Optional<SourceLocation> location() {
    return Optional.ofNullable(location);
  }

  /** {@return the first problem and what to do, without the schema's id and the location} */
  public String problem() {
    return problem;
  }

  private static String message(String schemaId, CheckReport report) {
    String subject = "schema " + Shown.onOneLine(schemaId);
    int count = report.violations().size();
    if (count == 0) {
      throw new IllegalArgumentException(
          "the report of " + subject + " has no violation; it needs at least one");
    }
    if (count == 1 && !report.isTruncated()) {
      return subject + ", " + report;
    }
    String found = report.isTruncated() ? "more than " + count : "" + count;
    return subject + ": " + found + " problems\n" + report.toString().indent(2).stripTrailing();
  }

  private static String message(
      @Nullable String schemaId, @Nullable SourceLocation location, String problem) {
    String subject = schemaId == null ? "schema" : "schema " + schemaId;
    return location == null ? subject + ": " + problem : subject + ", " + location + ": " + problem;
  }
}
