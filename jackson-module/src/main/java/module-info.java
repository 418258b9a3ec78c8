/** JSON to models and back: the Jackson module that checks every bound type by its schema. */
module dev.masu.jackson {
  requires transitive dev.masu.core;
  requires transitive dev.masu.schema;
  requires static org.jspecify;
  requires transitive tools.jackson.databind;

  exports dev.masu.jackson;
  exports dev.masu.jackson.exc;
  exports dev.masu.jackson.reader;

  provides tools.jackson.databind.JacksonModule with
      dev.masu.jackson.MasuModule;
}
