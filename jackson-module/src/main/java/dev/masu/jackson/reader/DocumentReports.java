package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.ParserLimit;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
    if (problem instanceof StreamConstraintsException limit) {
      return of(limit, Phase.LIMIT, "stream-constraint", ParserLimit.parameters(limit));
    }
    Map<String, Object> words = Map.of("problem", problem.getOriginalMessage(), "reason", "parser");
    return problem instanceof StreamReadException
        ? of(problem, Phase.SYNTAX, "syntax", words)
        : of(problem, Phase.BINDING, "binding", words);
  }

  private static CheckReport of(
      JacksonException problem, Phase phase, String code, Map<String, Object> parameters) {
    Violation.Builder violation = Violation.builder(phase, code, pointer(problem))
        .at(Optional.ofNullable(problem.getLocation())
            .flatMap(TokenLocator.asJacksonCounts()::locate)
            .orElse(null));
    new TreeMap<>(parameters).forEach(violation::parameter);
    return CheckReport.of(List.of(violation.build()), 1);
  }

  private static String pointer(JacksonException problem) {
    String pointer = "";
    for (JacksonException.Reference step : problem.getPath()) {
      String name = step.getPropertyName();
      pointer = Pointers.member(pointer, name == null ? String.valueOf(step.getIndex()) : name);
    }
    return pointer;
  }
}
