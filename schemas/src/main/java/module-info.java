/**
 * What shape is allowed: the bundled JSON Schemas, the catalogue that finds and compiles schemas, the
 * check and its report.
 */
// "module": masu-jackson-module, which binds what is checked here, is built after this module.
@SuppressWarnings("module")
module dev.masu.schema {
  requires com.networknt.schema;
  requires transitive dev.masu.core;
  requires static org.jspecify;
  requires transitive tools.jackson.core;
  requires transitive tools.jackson.databind;
  // Where these are there, schemas may be written in YAML.
  requires static org.snakeyaml.engine;
  requires static tools.jackson.dataformat.yaml;

  exports dev.masu.schema;
  exports dev.masu.schema.catalog;
  exports dev.masu.schema.internal.check to
      dev.masu.jackson;
  exports dev.masu.schema.internal.location to
      dev.masu.jackson;
  exports dev.masu.schema.internal.report to
      dev.masu.jackson;
  exports dev.masu.schema.internal.source to
      dev.masu.jackson;
  exports dev.masu.schema.internal.tokens to
      dev.masu.jackson;
}
