package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Checks schemas against their meta-schemas: whole ones, the parts that references alone lead to, and
 * embedded ones of another dialect, which the meta-schema around them knows nothing of.
 */
final class MetaCheck {
  private final Vocabularies vocabularies;
  private final Map<String, List<SchemaPart>> parts = new HashMap<>();
  private final Map<String, List<SchemaPart>> ofOtherDialects = new HashMap<>();
  private final Set<LocatedValue> added = Collections.newSetFromMap(new IdentityHashMap<>());

  MetaCheck(Vocabularies vocabularies) {
    this.vocabularies = vocabularies;
  }

  /** Adds a part that is not checked with the schema around it. */
  void add(SchemaPart part) {
    if (added.add(part.value())) {
      parts.computeIfAbsent(part.schema().id(), id -> new ArrayList<>()).add(part);
    }
  }

  /** Adds a schema of another dialect than that around it. */
  void addOfOtherDialect(SchemaPart part) {
    ofOtherDialects.computeIfAbsent(part.schema().id(), id -> new ArrayList<>()).add(part);
    add(part);
  }

  /**
   * The reports of the meta-schemas.
   *
   * @param metaSchemas the check against the meta-schema of an id
   * @throws SchemaException if there is no such meta-schema, or the schema is too deep for it
   */
  List<CheckReport> reports(SchemaText schema, Function<String, MetaSchemaCheck> metaSchemas) {
    List<SchemaPart> own = parts.getOrDefault(schema.id(), List.of());
    PartTexts texts =
        new PartTexts(schema.document(), own, ofOtherDialects.getOrDefault(schema.id(), List.of()));
    List<CheckReport> reports = new ArrayList<>();
    for (SchemaPart part : own) {
      CheckReport report = texts.check(part, metaSchema(part, metaSchemas));
      if (report.violations().stream().anyMatch(MetaCheck::isTooDeep)) {
        throw schema.depthProblem();
      }
      reports.add(report);
    }
    return reports;
  }

  private static boolean isTooDeep(Violation violation) {
    return violation.phase() == Phase.LIMIT && violation.code().equals("nesting-too-deep");
  }

  private MetaSchemaCheck metaSchema(
      SchemaPart part, Function<String, MetaSchemaCheck> metaSchemas) {
    String id = part.vocabulary().metaSchema();
    if (vocabularies.isCircular(id)) {
      throw part.schema()
          .dialectProblem(" is written in itself; write that in one of " + SchemaDialect.ids());
    }
    Optional<String> unknown = vocabularies.unknownRequired(id);
    if (unknown.isPresent()) {
      throw part.schema()
          .dialectProblem(" requires the vocabulary " + Shown.onOneLine(unknown.get())
              + ", which is not known; remove that from its $vocabulary, or set it to false there");
    }
    if (vocabularies.of(id).isEmpty()) {
      throw part.schema().dialectProblem(" is not known; known are " + SchemaDialect.ids());
    }
    return metaSchemas.apply(id);
  }
}
