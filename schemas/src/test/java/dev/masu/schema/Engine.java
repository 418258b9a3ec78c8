package dev.masu.schema;

/** The two engines; a keyword without effect here keeps a schema from being streamed. */
enum Engine {
  STREAMING(""),
  REFERENCE("\"$dynamicAnchor\":\"here\",");

  private final String marker;

  Engine(String marker) {
    this.marker = marker;
  }

  /** The text of a schema that this engine compiles. */
  String text(String schema) {
    return "{" + marker + schema.substring(1);
  }

  CompiledSchema compile(String schema, CheckLimits limits) {
    return TestSchemas.compile(text(schema), limits);
  }

  CompiledSchema compile(String schema) {
    return compile(schema, CheckLimits.defaults());
  }
}
