package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.compile.SchemaProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes warnings of likely mistakes. */
final class LocatedWarnings {
  private static final Comparator<SchemaWarning> IN_ORDER =
      Comparator.comparingInt(SchemaWarning::line).thenComparingInt(SchemaWarning::column);

  private LocatedWarnings() {}

  /** The warnings about likely mistakes in schemas, in their order. */
  static List<SchemaWarning> of(Collection<SchemaText> schemas, List<SchemaProblem> mistakes) {
    Map<String, List<SchemaProblem>> byDocument =
        mistakes.stream().collect(Collectors.groupingBy(SchemaProblem::document));
    List<SchemaWarning> warnings = new ArrayList<>();
    for (SchemaText schema : schemas) {
      List<SchemaProblem> own = byDocument.getOrDefault(schema.uri(), List.of());
      Map<SchemaProblem, SourceLocation> locations =
          own.isEmpty() ? Map.of() : ProblemLocations.in(schema, own);
      own.stream()
          .map(mistake -> warning(schema, mistake, locations))
          .sorted(IN_ORDER)
          .forEach(warnings::add);
    }
    return warnings;
  }

  private static SchemaWarning warning(
      SchemaText schema, SchemaProblem mistake, Map<SchemaProblem, SourceLocation> locations) {
    return new SchemaWarning(
        schema.id(),
        mistake.code(),
        mistake.pointer(),
        Optional.ofNullable(locations.get(mistake)),
        mistake.message());
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
