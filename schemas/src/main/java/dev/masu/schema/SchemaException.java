package dev.masu.schema;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A schema cannot be used: it is not JSON, not a JSON Schema, has no id, refers to a schema that is
 * not registered, or is not in the catalogue at all.
 *
 * <p>Whoever wrote or registered the schema has to act; no document is to blame.
 */
public final class SchemaException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The id or name of the schema at fault, or null if it has none. */
  private final @Nullable String schemaId;

  private final transient @Nullable SourceLocation location;

  /** What is wrong and what to do. */
  private final String problem;

  /**
   * Makes an exception.
   *
   * @param schemaId the id or name of the schema at fault, or null if it has none
   * @param location the place in the schema's text, or null if there is none
   * @param problem what is wrong and what to do
   * @param cause what was caught, or null
   */
  public SchemaException(
      @Nullable String schemaId,
      @Nullable SourceLocation location,
      String problem,
      @Nullable Throwable cause) {
    super(message(schemaId, location, problem), cause);
    this.schemaId = schemaId;
    this.location = location;
    this.problem = problem;
  }

  /** {@return the id or name of the schema at fault, if it has one} */
  public Optional<String> schemaId() {
    return Optional.ofNullable(schemaId);
  }

  /** {@return the place in the schema's own text, if there is one} */
  public Optional<SourceLocation> location() {
    return Optional.ofNullable(location);
  }

  /** {@return what is wrong and what to do, without the schema and the place} */
  public String problem() {
    return problem;
  }

  private static String message(
      @Nullable String schemaId, @Nullable SourceLocation location, String problem) {
    String subject = schemaId == null ? "schema" : "schema " + schemaId;
    return location == null ? subject + ": " + problem : subject + ", " + location + ": " + problem;
  }
}
