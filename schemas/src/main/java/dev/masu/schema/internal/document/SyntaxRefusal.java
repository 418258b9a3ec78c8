package dev.masu.schema.internal.document;

import dev.masu.schema.internal.text.Excerpt;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Leaves the search for a syntax problem at the first one. */
final class SyntaxRefusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final int offset;
  private final transient Map<String, Object> parameters = new TreeMap<>();

  /**
   * Refuses a text.
   *
   * @param code the stable code
   * @param offset the offset of the first char at fault
   */
  SyntaxRefusal(String code, int offset) {
    // It is caught at once: a stack trace would tell nobody anything.
    super(code, null, false, false);
    this.code = code;
    this.offset = offset;
  }

  /** Adds a parameter of the message. */
  SyntaxRefusal with(String name, Object value) {
    parameters.put(name, value);
    return this;
  }

  /** Tells which of its code's problems it is. */
  SyntaxRefusal because(String reason) {
    return with("reason", reason);
  }

  /** Adds what was expected: characters, or names of parts of JSON. */
  SyntaxRefusal expected(List<String> tokens) {
    return with("expected", tokens);
  }

  /** Adds what stands in the text. */
  SyntaxRefusal found(String text) {
    Excerpt.of(text).addTo(parameters);
    return this;
  }

  SyntaxProblem problem() {
    return new SyntaxProblem(code, offset, parameters);
  }
}
