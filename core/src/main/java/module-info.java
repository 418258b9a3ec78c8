/**
 * What the data means: notation values, STN and GGN documents, and the annotation that binds a type
 * to its JSON Schema.
 */
// The Immutables annotations come as an automatic module; they are read while compiling only.
@SuppressWarnings("requires-automatic")
module dev.masu.core {
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports dev.masu;
  exports dev.masu.ggn;
  exports dev.masu.notation;
  exports dev.masu.stn;
}
