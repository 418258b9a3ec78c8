package dev.masu.schema.internal.source;

import dev.masu.schema.internal.text.Excerpt;
import java.util.List;
import java.util.TreeMap;

/** Ends the search for syntax problems at the first one. */
final class SyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient SyntaxProblem problem;

  SyntaxException(String code, int offset) {
    // It is caught at once, so a stack trace would be wasted.
    super(code, null, false, false);
    this.problem = new SyntaxProblem(code, offset, new TreeMap<>());
  }

  /** Adds a parameter of the message. */
  SyntaxException with(String name, Object value) {
    problem.parameters().put(name, value);
    return this;
  }

  /** Adds which of the problems with this code it is. */
  SyntaxException because(String reason) {
    return with("reason", reason);
  }

  /** Adds what was expected: characters, or names of parts of JSON. */
  SyntaxException expected(List<String> tokens) {
    return with("expected", tokens);
  }

  /** Adds what was found. */
  SyntaxException found(String text) {
    Excerpt.of(text).addTo(problem.parameters());
    return this;
  }

  SyntaxProblem problem() {
    return problem;
  }
}
