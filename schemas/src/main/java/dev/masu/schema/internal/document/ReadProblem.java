package dev.masu.schema.internal.document;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * What JSON forbids though the parser reads it, or what a limit stopped.
 *
 * @param phase the phase of the violation
 * @param code the stable code
 * @param path the path of the value or name at fault
 * @param place where it starts
 * @param parameters the parameters of the violation; a location as the parser counts it
 */
public record ReadProblem(
    Phase phase,
    String code,
    ValuePath path,
    TokenStreamLocation place,
    Map<String, Object> parameters) {

  /** A limit of the parser, hit before or after a value. */
  public static ReadProblem stopped(
      JsonParser parser, String pointer, StreamConstraintsException e) {
    return new ReadProblem(
        Phase.LIMIT,
        "stream-constraint",
        ValuePath.of(pointer),
        parser.currentTokenLocation(),
        ParserLimit.parameters(e));
  }

  /** The problem as a violation. */
  public Violation violation(TokenPlaces places) {
    Violation.Builder violation =
        Violation.builder(phase, code, path.toString()).at(places.locate(place).orElse(null));
    new TreeMap<>(parameters).forEach((name, value) -> {
      if (value instanceof TokenStreamLocation token) {
        places.locate(token).ifPresent(start -> violation.parameter(name, start));
      } else {
        violation.parameter(name, value);
      }
    });
    return violation.build();
  }
}
