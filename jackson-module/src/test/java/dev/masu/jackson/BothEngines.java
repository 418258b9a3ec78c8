package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A schema in both engines.
 *
 * @param schema the schema as users get it
 * @param reference the same schema, checked by networknt
 */
record BothEngines(CompiledSchema schema, CompiledSchema reference) {
  static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** A bundled schema. */
  static BothEngines bundled(String id) {
    return of(SchemaCatalog.builder(), id);
  }

  /**
   * A schema of its own.
   *
   * @throws dev.masu.schema.SchemaException if it is none
   */
  static BothEngines user(String id, String schema) {
    return of(SchemaCatalog.builder().register(id, schema), id);
  }

  private static BothEngines of(SchemaCatalog.Builder builder, String id) {
    CompiledSchema schema = builder.build().schema(id);
    return new BothEngines(schema, builder.engine(CheckEngine.NETWORKNT).build().schema(id));
  }

  /** Checks a document with both engines, which must agree on the verdict. */
  CheckReport check(byte[] json) {
    CheckReport report = schema.check(json);
    CheckReport other = reference.check(json);
    if (!isLimited(report) && !isLimited(other)) {
      assertThat(other.isValid()).isEqualTo(report.isValid());
    }
    return report;
  }

  static boolean isLimited(CheckReport report) {
    return report.violations().stream()
        .anyMatch(v -> v.phase() == Phase.LIMIT || v.code().equals("exponent-too-large"));
  }
}
