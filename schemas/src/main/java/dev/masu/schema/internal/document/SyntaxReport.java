package dev.masu.schema.internal.document;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.List;

/** The report of a text that is not one JSON value: nothing else is told of it. */
public final class SyntaxReport {
  private SyntaxReport() {}

  /**
   * Reports a problem.
   *
   * @param document the text
   * @param problem why it is not one JSON value
   * @param pointer the JSON Pointer of where that is
   */
  public static CheckReport of(DocumentText document, SyntaxProblem problem, String pointer) {
    Violation violation = problem.violation(pointer, document.locate(problem.offset()));
    return CheckReport.of(List.of(violation), 1);
  }

  /** The report of a parser that has no value any more. */
  public static CheckReport noValue() {
    Violation violation = Violation.builder(Phase.SYNTAX, "empty-document", "")
        .parameter("reason", "input")
        .build();
    return CheckReport.of(List.of(violation), 1);
  }
}
