package dev.masu.schema;

import dev.masu.schema.catalog.SchemaCatalog;

/** Schemas of a test's own. */
public final class TestSchemas {
  public static final String ID = "https://example.org/schema";

  private static final String DRAFT_07 = "draft-07 {";

  private TestSchemas() {}

  /** Compiles a schema of 2020-12, or of draft-07 if these letters stand before it. */
  public static CompiledSchema compile(String schema) {
    return compile(schema, CheckLimits.defaults());
  }

  public static CompiledSchema compile(String schema, CheckLimits limits) {
    return SchemaCatalog.builder()
        .limits(limits)
        .register(ID, text(schema))
        .build()
        .schema(ID);
  }

  /** The text of a schema of 2020-12, or of draft-07 if these letters stand before it. */
  public static String text(String schema) {
    return schema.startsWith(DRAFT_07)
        ? "{\"$schema\":\"http://json-schema.org/draft-07/schema#\","
            + schema.substring(DRAFT_07.length())
        : schema;
  }
}
