/**
 * The data model: notation values, STN and GGN documents, and the annotation that binds a type to
 * its JSON Schema.
 */
// "module": the modules named in qualified exports are built after this one.
// The Immutables annotations are an automatic module and are needed only at compile time.
@SuppressWarnings({"module", "requires-automatic"})
module dev.masu.core {
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports dev.masu;
  exports dev.masu.ggn;
  exports dev.masu.notation;
  exports dev.masu.stn;
  exports dev.masu.internal.map to
      dev.masu.jackson;
  exports dev.masu.internal.notation to
      dev.masu.schema;
  exports dev.masu.internal.text to
      dev.masu.schema;
}
