package dev.masu.schema.internal.source;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.text.Excerpt;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Why a text is not one JSON value. The report of such a text lists nothing else.
 *
 * @param code the stable code of the violation
 * @param offset the offset of the first char at fault
 * @param parameters the parameters of the message
 */
public record SyntaxProblem(String code, int offset, Map<String, Object> parameters) {
  /** A problem in the parser's own words. */
  public static SyntaxProblem ofParser(int offset, String problem) {
    return new SyntaxProblem("syntax", offset, Map.of("problem", problem, "reason", "parser"));
  }

  /** The report of a problem that lies outside the value, or at its start. */
  public CheckReport report(DocumentText document) {
    return report("", document.locate(offset));
  }

  public CheckReport report(String pointer, @Nullable SourceLocation location) {
    Violation.Builder violation = Violation.builder(Phase.SYNTAX, code, pointer).at(location);
    new TreeMap<>(parameters).forEach(violation::parameter);
    return CheckReport.of(violation.build());
  }

  /** Ends the search for problems at the first one. */
  static final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    final transient SyntaxProblem problem;

    SyntaxException(String code, int offset) {
      // It is caught at once, so a stack trace would be wasted.
      super(code, null, false, false);
      this.problem = new SyntaxProblem(code, offset, new HashMap<>());
    }

    /** Adds a parameter of the message. */
    SyntaxException with(String name, Object value) {
      problem.parameters.put(name, value);
      return this;
    }

    SyntaxException found(String text) {
      Excerpt.of(text).addTo(problem.parameters);
      return this;
    }
  }
}
