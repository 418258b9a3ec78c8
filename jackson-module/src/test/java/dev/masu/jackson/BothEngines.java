package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.catalog.BundledSchemas;
import dev.masu.schema.internal.reference.ReferenceEngine;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A schema as users get it, and in the reference engine.
 *
 * @param schema the schema of a catalogue
 * @param reference the same one of the reference engine
 */
record BothEngines(CompiledSchema schema, CompiledSchema reference) {
  static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** A bundled schema. */
  static BothEngines bundled(String id) {
    return of(SchemaCatalog.bundled(), id, Map.of());
  }

  /**
   * A schema of its own.
   *
   * @throws dev.masu.schema.SchemaException if it is none
   */
  static BothEngines user(String id, String schema) {
    SchemaCatalog catalog = SchemaCatalog.builder().register(id, schema).build();
    return of(catalog, id, Map.of(id, EXACT.readTree(schema)));
  }

  private static BothEngines of(SchemaCatalog catalog, String id, Map<String, JsonNode> own) {
    Map<String, JsonNode> schemas = new HashMap<>(BundledSchemas.byId(Sides.SAME));
    schemas.putAll(own);
    ReferenceEngine engine = new ReferenceEngine(schemas, Map.of(), CheckLimits.defaults(), true);
    return new BothEngines(catalog.schema(id), engine.compile(id));
  }

  /** Checks a document in both engines. What a limit stops, each stops at a place of its own. */
  CheckReport check(byte[] json) {
    CheckReport report = schema.check(json);
    CheckReport other = reference.check(json);
    if (!isLimited(report) && !isLimited(other)) {
      assertThat(report).isEqualTo(other);
    }
    return report;
  }

  static boolean isLimited(CheckReport report) {
    return report.violations().stream()
        .anyMatch(v -> v.phase() == Phase.LIMIT || v.code().equals("exponent-too-large"));
  }
}
