package dev.masu.schema;

import dev.masu.schema.internal.text.Shown;
import java.util.Optional;

/**
 * A likely mistake in a schema that can be used, but may not mean what its author expects.
 *
 * <p>The codes are:
 *
 * <table>
 *   <caption>Codes</caption>
 *   <tr><th>code<th>the likely mistake
 *   <tr><td>{@code misspelt-keyword}<td>an unknown keyword, which asserts nothing, resembles a known one that may have
 *       its value
 *   <tr><td>{@code misspelt-format}<td>an unknown format, which asserts nothing, resembles a known one
 *   <tr><td>{@code no-keyword}<td>a document without any keyword that asserts something, but with other names: properties
 *       that belong into {@code properties}, or a document that is no schema
 *   <tr><td>{@code other-draft}<td>a keyword of other drafts only, which asserts nothing here
 *   <tr><td>{@code other-vocabulary}<td>a keyword that the meta-schema leaves out, which asserts nothing
 *   <tr><td>{@code ignored-beside-ref}<td>a keyword beside {@code $ref}, which draft-07 and older ignore
 *   <tr><td>{@code forbidden-required}<td>a required property that {@code additionalProperties} forbids, in one schema or
 *       through {@code allOf} and {@code $ref}, without {@code patternProperties}
 *   <tr><td>{@code empty-range}<td>a minimum above the maximum, so that no number, string, array or object is valid
 *   <tr><td>{@code excluded-value}<td>a value of {@code enum} or {@code const} that {@code type} excludes, or an {@code
 *       enum} without values
 *   <tr><td>{@code repeated-value}<td>a value that {@code enum} or {@code required} lists twice
 *   <tr><td>{@code missing-if}<td>a {@code then} or {@code else} without {@code if}, which asserts nothing
 *   <tr><td>{@code foreign-keyword}<td>{@code "nullable": true} of OpenAPI 3.0 beside a {@code type} that excludes null
 *   <tr><td>{@code foreign-pattern}<td>a pattern with syntax of other languages, such as {@code (?i)}, {@code \A},
 *       {@code /^…$/} or {@code [a-z&&[^b]]}
 *   <tr><td>{@code unsafe-pattern}<td>a pattern that may exceed its step limit on ordinary strings
 *   <tr><td>{@code invalid-id}<td>an {@code $id} that is not a URI reference, which is ignored
 *   <tr><td>{@code duplicate-id}, {@code duplicate-anchor}<td>an id, or an anchor, of two different parts; an error if
 *       a reference names it
 *   <tr><td>{@code unknown-schema}<td>an unknown {@code $schema}, or one of an unsupported draft; the default dialect
 *       applies
 *   <tr><td>{@code repeated-reference}<td>a reference of a schema to itself, which has no effect
 *   <tr><td>{@code annotation}<td>a keyword that asserts nothing, such as {@code title}, with a value of the wrong type
 *   <tr><td>{@code missing-file}<td>a schema in a {@code catalog.json} for which there is no file, or more than one
 * </table>
 *
 * @param schemaId the id of the schema
 * @param code the stable code
 * @param pointer the JSON Pointer of the keyword in the schema's document
 * @param location the location in the schema's text; empty if it has none
 * @param message what was found and what to do, in English
 * @see dev.masu.schema.catalog.SchemaCatalog#warnings()
 */
public record SchemaWarning(
    String schemaId,
    String code,
    String pointer,
    Optional<SourceLocation> location,
    String message) {

  /** {@return the line in the schema's text, from 1; 0 if it has none} */
  public int line() {
    return location.map(SourceLocation::line).orElse(0);
  }

  /** {@return the column in that line, from 1, as {@link SourceLocation#columnUnit()} says; 0 if it has none} */
  public int column() {
    return location.map(SourceLocation::column).orElse(0);
  }

  /** {@return the warning on one line: {@code schema …, line 1, column 2 (/requierd): unknown keyword …}} */
  @Override
  public String toString() {
    return Shown.onOneLine("schema " + schemaId + ", ") + asViolation();
  }

  /** {@return the warning as a violation, which is what {@code strict(true)} reports} */
  public Violation asViolation() {
    return Violation.builder(Violation.Phase.SCHEMA, code, pointer)
        .at(location.orElse(null))
        .message(message)
        .build();
  }
}
