/**
 * What the data means: notation values, STN and GGN documents, and the annotation that binds a type
 * to its JSON Schema.
 */
// "module": masu-schemas, which has texts of its own, is built after this module.
// The Immutables annotations come as an automatic module; they are read while compiling only.
@SuppressWarnings({"module", "requires-automatic"})
module dev.masu.core {
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports dev.masu;
  exports dev.masu.ggn;
  exports dev.masu.notation;
  exports dev.masu.stn;
  exports dev.masu.internal.map to
      dev.masu.jackson,
      dev.masu.schema;
  exports dev.masu.internal.text to
      dev.masu.schema;
}
