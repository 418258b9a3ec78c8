package dev.masu.schema.internal.source;

import dev.masu.schema.internal.text.Excerpt;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Ends the search for a syntax problem at the first one. */
final class SyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final int offset;
  private final transient Map<String, Object> parameters = new TreeMap<>();

  /**
   * Makes the exception.
   *
   * @param code the stable code
   * @param offset the offset of the first char at fault
   */
  SyntaxException(String code, int offset) {
    // It is caught at once, so a stack trace would be wasted.
    super(code, null, false, false);
    this.code = code;
    this.offset = offset;
  }

  /** Adds a parameter of the message. */
  SyntaxException with(String name, Object value) {
    parameters.put(name, value);
    return this;
  }

  /** Adds which of the code's problems it is. */
  SyntaxException because(String reason) {
    return with("reason", reason);
  }

  /** Adds what was expected: characters, or names of parts of JSON. */
  SyntaxException expected(List<String> tokens) {
    return with("expected", tokens);
  }

  /** Adds what was found. */
  SyntaxException found(String text) {
    Excerpt.of(text).addTo(parameters);
    return this;
  }

  SyntaxProblem problem() {
    return new SyntaxProblem(code, offset, parameters);
  }
}
