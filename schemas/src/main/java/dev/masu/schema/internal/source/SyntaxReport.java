package dev.masu.schema.internal.source;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/** The report of a text that is not one JSON value: it lists nothing else. */
public final class SyntaxReport {
  private SyntaxReport() {}

  /** The report of a problem, and the JSON Pointer of where it is. */
  public static CheckReport of(DocumentText document, SyntaxProblem problem, String pointer) {
    Violation violation = problem.violation(pointer, document.locate(problem.offset()));
    return CheckReport.of(List.of(violation), 1);
  }

  /** The report of a problem, with the pointer of where the parser meets it. */
  public static CheckReport of(DocumentText document, SyntaxProblem problem) {
    return of(document, problem, document.encodingProblem() == null ? pointer(document) : "");
  }

  /** The pointer at which a parser finds the error; the empty one if that is outside the value, or too deep. */
  private static String pointer(DocumentText document) {
    int deepest = CheckLimits.defaults().maxDepth();
    try (JsonParser parser = JsonTexts.parser(document)) {
      try {
        while (parser.nextToken() != null
            && parser.streamReadContext().getNestingDepth() <= deepest) {
          if (parser.streamReadContext().inRoot()) {
            // The error comes after the value, even if it looks like the start of another
            // one.
            return "";
          }
        }
      } catch (StreamConstraintsException e) {
        return "";
      } catch (StreamReadException e) {
        return parser.streamReadContext().pathAsPointer().toString();
      }
    }
    return "";
  }

  /** The report of a parser that has no value any more. */
  public static CheckReport noValue() {
    Violation violation = Violation.builder(Phase.SYNTAX, "empty-document", "")
        .parameter("reason", "input")
        .build();
    return CheckReport.of(List.of(violation), 1);
  }
}
