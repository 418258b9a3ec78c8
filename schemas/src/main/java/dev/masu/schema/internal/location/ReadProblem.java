package dev.masu.schema.internal.location;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * A value or name that the parser reads but JSON does not allow, or that exceeds a limit.
 *
 * @param phase the phase of the violation
 * @param code the stable code
 * @param spot the location of the value or name at fault
 * @param parameters the parameters of the violation, with locations as the parser counts them
 */
public record ReadProblem(
    Phase phase, String code, InstanceLocation spot, Map<String, Object> parameters) {
  /** The code of a document that is larger than allowed. */
  public static final String DOCUMENT_TOO_LARGE = "document-too-large";

  private static final String NOT_JSON = "not-json";
  private static final Set<String> ENDS_READING =
      Set.of("nesting-too-deep", "stream-constraint", DOCUMENT_TOO_LARGE);

  /** An exceeded limit, or a scalar that has no exact JSON value. */
  public static ReadProblem of(String code, InstanceLocation spot, Map<String, Object> parameters) {
    Phase phase = code.equals(NOT_JSON) ? Phase.SYNTAX : Phase.LIMIT;
    return new ReadProblem(phase, code, spot, parameters);
  }

  /** A name that the object already has. */
  public static ReadProblem duplicate(
      InstanceLocation spot, String name, TokenStreamLocation first) {
    return new ReadProblem(
        Phase.SYNTAX, "duplicate-name", spot, Map.of("property", name, "first", first));
  }

  /** An exceeded limit of the parser. */
  public static ReadProblem stopped(InstanceLocation spot, StreamConstraintsException e) {
    return of("stream-constraint", spot, ParserLimit.parameters(e));
  }

  /** An exceeded limit of the parser, before or after a value. */
  public static ReadProblem stopped(
      JsonParser parser, String pointer, StreamConstraintsException e) {
    return stopped(
        new InstanceLocation(ValuePath.of(pointer), parser.currentTokenLocation(), 0), e);
  }

  /** Whether reading stopped there. */
  public boolean endsReading() {
    return ENDS_READING.contains(code);
  }

  /** All locations in the violation. */
  public List<TokenStreamLocation> locations() {
    List<TokenStreamLocation> locations = new ArrayList<>();
    locations.add(spot.location());
    parameters.values().stream()
        .filter(TokenStreamLocation.class::isInstance)
        .map(TokenStreamLocation.class::cast)
        .forEach(locations::add);
    return locations;
  }

  public Violation violation(TokenLocator locator) {
    Violation.Builder violation = Violation.builder(phase, code, spot.path().toString())
        .at(locator.locate(spot.location()).orElse(null));
    new TreeMap<>(parameters).forEach((name, value) -> {
      if (value instanceof TokenStreamLocation token) {
        locator.locate(token).ifPresent(start -> violation.parameter(name, start));
      } else {
        violation.parameter(name, value);
      }
    });
    return violation.build();
  }
}
