package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.compile.SchemaProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Makes warnings of likely mistakes. */
final class LocatedWarnings {
  private LocatedWarnings() {}

  /** The warnings about likely mistakes in schemas, in their order. */
  static List<SchemaWarning> of(Collection<SchemaText> schemas, List<SchemaProblem> mistakes) {
    List<SchemaWarning> warnings = new ArrayList<>();
    for (SchemaText schema : schemas) {
      List<SchemaProblem> own = mistakes.stream()
          .filter(mistake -> mistake.document().equals(schema.uri()))
          .toList();
      if (!own.isEmpty()) {
        ProblemLocations.of(schema, own)
            .forEach((mistake, location) -> warnings.add(new SchemaWarning(
                schema.id(),
                mistake.code(),
                mistake.pointer(),
                Optional.ofNullable(location),
                mistake.message())));
      }
    }
    return warnings;
  }

  /**
   * Rejects the first schema that has warnings.
   *
   * @throws SchemaException if there are any
   */
  static void requireNone(List<SchemaWarning> warnings) {
    if (warnings.isEmpty()) {
      return;
    }
    String id = warnings.get(0).schemaId();
    List<Violation> own = warnings.stream()
        .filter(warning -> warning.schemaId().equals(id))
        .map(SchemaWarning::asViolation)
        .toList();
    throw new SchemaException(id, CheckReport.of(own, CheckLimits.defaults().maxViolations()));
  }
}
