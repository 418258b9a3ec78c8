package dev.masu.schema.internal.compile;

/**
 * What is wrong, or likely a mistake, in a schema document.
 *
 * @param document the URI of the document
 * @param pointer the JSON Pointer in that document of the value or name at fault
 * @param isAtName whether the name of the member is at fault rather than its value
 * @param code its stable code
 * @param message what was found and what to do
 */
public record SchemaProblem(
    String document, String pointer, boolean isAtName, String code, String message) {}
