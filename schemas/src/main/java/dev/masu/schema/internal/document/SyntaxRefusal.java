package dev.masu.schema.internal.document;

/** Leaves the search for a syntax problem at the first one. */
final class SyntaxRefusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient SyntaxProblem problem;

  private SyntaxRefusal(SyntaxProblem problem) {
    // It is caught at once: a stack trace would tell nobody anything.
    super(problem.message(), null, false, false);
    this.problem = problem;
  }

  static SyntaxRefusal of(String code, int offset, String message) {
    return new SyntaxRefusal(new SyntaxProblem(code, offset, message));
  }

  SyntaxProblem problem() {
    return problem;
  }
}
