package dev.masu.schema.internal.document;

/**
 * Why a text is not one JSON value.
 *
 * @param code the stable code of the violation
 * @param offset the offset of the first char at fault
 * @param message what was expected, what was found and what to do
 */
public record SyntaxProblem(String code, int offset, String message) {}
