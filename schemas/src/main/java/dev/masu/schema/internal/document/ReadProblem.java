package dev.masu.schema.internal.document;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * What a reader of a document could not accept though the parser did.
 *
 * @param phase the step that refused it
 * @param code the stable code
 * @param path the way to the value or name at fault
 * @param place where it starts
 * @param order how many keys and values of the document start before it
 * @param parameters what the message is made of; a place as the parser tells it
 */
public record ReadProblem(
    Phase phase,
    String code,
    ValuePath path,
    TokenStreamLocation place,
    int order,
    Map<String, Object> parameters) {

  /** What a parser refused to read at all, before a value or behind it. */
  public static ReadProblem stopped(
      JsonParser parser, String pointer, StreamConstraintsException e) {
    return new ReadProblem(
        Phase.LIMIT,
        "stream-constraint",
        ValuePath.of(pointer),
        parser.currentTokenLocation(),
        0,
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
