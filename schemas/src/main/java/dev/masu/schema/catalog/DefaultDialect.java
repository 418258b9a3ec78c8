package dev.masu.schema.catalog;

import dev.masu.schema.Violation;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.text.Shown;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reports that the default dialect applies to a schema, which may not be what its author means. */
final class DefaultDialect {
  /** Keywords that other drafts have in other forms. */
  private static final Set<String> CHANGED =
      Set.of("$id", "exclusiveMaximum", "exclusiveMinimum", "items");

  private DefaultDialect() {}

  /**
   * What may have caused violations of the default dialect's meta-schema: that a schema's {@code $schema} is unknown,
   * or that it has none although it is valid in another draft.
   */
  static Optional<SchemaProblem> cause(Subschema schema, List<Violation> violations) {
    return schema.isDocument() && !schema.json().has("$schema")
        ? missing(schema, violations)
        : unknown(schema);
  }

  /** The problem that a schema's {@code $schema} is unknown. */
  static Optional<SchemaProblem> unknown(Subschema schema) {
    JsonNode named = schema.json().path("$schema");
    if (!named.isString() || schema.dialect().dialects().knows(named.stringValue())) {
      return Optional.empty();
    }
    // To register the meta-schema of another draft does not help: it does not say what keywords
    // mean.
    boolean isDraft = named.stringValue().matches("https?://json-schema\\.org/.*");
    String message = "its $schema " + Shown.inEnglish(named.stringValue())
        + (isDraft ? " is not supported" : " is not known")
        + ", so that the default dialect applies, " + schema.dialect().id()
        + (isDraft ? "; name one of " : "; register it, or name one of ") + Draft.schemaValues();
    return Optional.of(schema.problem("$schema", "unknown-schema", message));
  }

  private static Optional<SchemaProblem> missing(Subschema schema, List<Violation> violations) {
    Draft read = schema.dialect().draft();
    if (!violations.stream().allMatch(DefaultDialect::isChanged) || isValid(schema.json(), read)) {
      return Optional.empty();
    }
    return Draft.newestFirst()
        .filter(draft -> isValid(schema.json(), draft))
        .findFirst()
        .map(draft -> {
          String message = "has no $schema and is read as "
              + read.label()
              + ", but would be valid as " + draft.label() + "; if it is that, add \"$schema\": \""
              + draft.schemaValue() + '"';
          return new SchemaProblem(schema.documentUri(), "", false, "missing-schema", message);
        });
  }

  private static boolean isValid(JsonNode schema, Draft draft) {
    return CompiledMetaSchemas.of(draft.metaSchema())
        .orElseThrow()
        .check(schema)
        .isValid();
  }

  private static boolean isChanged(Violation violation) {
    String pointer = violation.pointer();
    return CHANGED.contains(pointer.substring(pointer.lastIndexOf('/') + 1));
  }
}
