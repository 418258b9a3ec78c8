package dev.masu.schema.internal.node;

/** A keyword that applies a subschema to the names of an object's members. */
public interface NamesRule {
  /** {@return the subschema} */
  SchemaNode ofNames();
}
