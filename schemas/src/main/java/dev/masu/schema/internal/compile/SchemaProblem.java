package dev.masu.schema.internal.compile;

/**
 * An error, or a likely mistake, in a schema document.
 *
 * @param documentUri the URI of the document
 * @param pointer the JSON Pointer, within that document, of the value or name at fault
 * @param isAtName whether the member's name is at fault rather than its value
 * @param code its stable code
 * @param message what was found and what to do
 */
public record SchemaProblem(
    String documentUri, String pointer, boolean isAtName, String code, String message) {}
