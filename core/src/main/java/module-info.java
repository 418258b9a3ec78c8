/**
 * What the data means: notation values, STN and GGN documents, and the annotation that binds a type
 * to its JSON Schema.
 */
module dev.masu.core {
  requires static org.jspecify;

  exports dev.masu;
  exports dev.masu.notation;
}
