package dev.masu.schema.internal.source;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Why a text is not one JSON value.
 *
 * @param code the stable code of the violation
 * @param offset the offset of the first char at fault
 * @param parameters what the message is made of, in the order of their names
 */
public record SyntaxProblem(String code, int offset, Map<String, Object> parameters) {
  /** What the parser says, in its own words. */
  public static SyntaxProblem ofParser(int offset, String problem) {
    return new SyntaxProblem(
        "syntax", offset, new TreeMap<>(Map.of("problem", problem, "reason", "parser")));
  }

  /** The problem as a violation at a JSON Pointer and location. */
  public Violation violation(String pointer, @Nullable SourceLocation place) {
    Violation.Builder violation = Violation.builder(Phase.SYNTAX, code, pointer).at(place);
    parameters.forEach(violation::parameter);
    return violation.build();
  }

  /** What was expected, what was found and what to do, in English. */
  public String message() {
    return violation("", null).message();
  }
}
