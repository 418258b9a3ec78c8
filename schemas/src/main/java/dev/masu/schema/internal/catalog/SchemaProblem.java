package dev.masu.schema.internal.catalog;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.Placed;

/**
 * Something that is wrong with a schema though its meta-schema may accept it.
 *
 * @param schema the schema that holds it
 * @param code its stable code
 * @param pointer the JSON Pointer of the value or name at fault
 * @param about the JSON Pointer of the keyword: the meta-schema need not complain of that too
 * @param offset where the value or name starts, in chars
 * @param message what was found and what to do
 */
record SchemaProblem(
    SchemaText schema, String code, String pointer, String about, int offset, String message) {

  Placed placed() {
    return new Placed(
        offset,
        () -> Violation.builder(Phase.SCHEMA, code, pointer)
            .at(schema.document().locate(offset))
            .message(message)
            .build());
  }

  /** Whether a violation of the meta-schema says the same. */
  boolean covers(Violation violation) {
    return violation.pointer().equals(about) || violation.pointer().equals(pointer);
  }
}
