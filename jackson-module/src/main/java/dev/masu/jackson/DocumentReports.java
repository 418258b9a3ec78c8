package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.TokenPlaces;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/** Says, as a report, why a mapper did not read a document. */
final class DocumentReports {
  private DocumentReports() {}

  /** What kept a document from being read, with the places that the mapper told. */
  static CheckReport of(JacksonException problem) {
    if (problem instanceof SchemaViolationException refusal) {
      return refusal.report();
    }
    if (problem instanceof StreamConstraintsException) {
      return of(problem, Phase.LIMIT, "stream-constraint");
    }
    return problem instanceof StreamReadException
        ? of(problem, Phase.SYNTAX, "syntax")
        : of(problem, Phase.BINDING, "binding");
  }

  private static CheckReport of(JacksonException problem, Phase phase, String code) {
    Violation violation = Violation.builder(phase, code, pointer(problem))
        .at(Optional.ofNullable(problem.getLocation())
            .flatMap(TokenPlaces.asJacksonCounts()::locate)
            .orElse(null))
        .parameter("problem", problem.getOriginalMessage())
        .parameter("reason", "parser")
        .build();
    return CheckReport.of(List.of(violation), 1);
  }

  private static String pointer(JacksonException problem) {
    StringBuilder pointer = new StringBuilder();
    for (JacksonException.Reference step : problem.getPath()) {
      String name = step.getPropertyName();
      pointer.append('/');
      pointer.append(name == null ? step.getIndex() : name.replace("~", "~0").replace("/", "~1"));
    }
    return pointer.toString();
  }
}
