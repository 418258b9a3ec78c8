package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One of networknt's errors and the part of the document that it is about: a value, or the name of a member. */
final class ErrorTarget {
  /** Keywords that make the name of a member invalid, rather than a value. */
  private static final Set<String> OF_NAMES =
      Set.of("additionalProperties", "propertyNames", "unevaluatedProperties");

  private final Error error;
  private final Deque<Object> steps = new ArrayDeque<>();
  private final LocatedValue value;
  private final LocatedValue.@Nullable Member named;

  /**
   * Finds the part of a document.
   *
   * @param error the error
   * @param root the value that was evaluated
   */
  ErrorTarget(Error error, LocatedValue root) {
    this.error = error;
    for (NodePath path = error.getInstanceLocation();
        path.getParent() != null;
        path = path.getParent()) {
      steps.push(path.getElement(-1));
    }
    LocatedValue found = root;
    for (Object step : steps) {
      found = part(found, step);
    }
    Integer item = item(error);
    if (item != null && found.node().isArray()) {
      steps.add(item);
      found = part(found, item);
    }
    this.value = found;
    this.named = OF_NAMES.contains(error.getKeyword()) && error.getProperty() != null
        ? found.members().get(error.getProperty())
        : null;
  }

  private static LocatedValue part(LocatedValue value, Object step) {
    return step instanceof Integer index && value.node().isArray()
        ? value.items().get(index)
        : value.member(step.toString()).value();
  }

  /** The index of the item that an error about an array is about, or null if it is about all of it. */
  private static @Nullable Integer item(Error error) {
    return error.getKeyword().equals("unevaluatedItems")
            && error.getArguments()[0] instanceof Integer index
        ? index
        : error.getIndex();
  }

  /** The event index of the value or name. */
  int order() {
    return named == null ? value.order() : named.nameOrder();
  }

  /**
   * The error as a violation.
   *
   * @param base the JSON Pointer of the value that was evaluated
   * @param places converts Jackson's locations
   */
  Violation violation(String base, TokenPlaces places) {
    ErrorParameters parameters = new ErrorParameters(error, value.node());
    Phase phase = parameters.isOfNotation() ? Phase.NOTATION : Phase.SCHEMA;
    Violation.Builder violation = Violation.builder(phase, error.getKeyword(), pointer(base))
        .at(places.locate(named == null ? value.start() : named.nameStart()).orElse(null))
        .keyword(error.getKeyword(), schemaLocation());
    parameters.addTo(violation);
    return violation.build();
  }

  private String pointer(String base) {
    ValuePath path = ValuePath.of(base);
    for (Object step : steps) {
      path = step instanceof Integer index ? path.item(index) : path.member(step.toString());
    }
    return (named == null ? path : path.member(named.name())).toString();
  }

  /** The schema {@code false} has no keyword; networknt appends one of that name. */
  private String schemaLocation() {
    String location = error.getSchemaLocation().toString();
    return error.getKeyword().equals("false") && location.endsWith("/false")
        ? location.substring(0, location.length() - "/false".length())
        : location;
  }
}
