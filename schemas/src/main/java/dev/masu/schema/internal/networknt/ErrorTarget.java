package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.LocatedValue;
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
  private ValuePath path;
  private LocatedValue value;
  private final LocatedValue.@Nullable Member named;

  /**
   * Finds the part of a document.
   *
   * @param error the error
   * @param base the JSON Pointer of the value that was evaluated
   * @param root the value that was evaluated
   */
  ErrorTarget(Error error, String base, LocatedValue root) {
    this.error = error;
    this.path = ValuePath.of(base);
    this.value = root;
    Deque<Object> steps = new ArrayDeque<>();
    for (NodePath at = error.getInstanceLocation(); at.getParent() != null; at = at.getParent()) {
      steps.push(at.getElement(-1));
    }
    steps.forEach(this::enter);
    if (itemIndex() instanceof Integer index && value.node().isArray()) {
      enter(index);
    }
    this.named = OF_NAMES.contains(error.getKeyword()) && error.getProperty() != null
        ? value.members().get(error.getProperty())
        : null;
  }

  private void enter(Object step) {
    if (step instanceof Integer index && value.node().isArray()) {
      path = path.item(index);
      value = value.items().get(index);
    } else {
      path = path.member(step.toString());
      value = value.member(step.toString()).value();
    }
  }

  /** The index of the item that an error about an array is about, if it is not about all of it. */
  private @Nullable Object itemIndex() {
    return error.getKeyword().equals("unevaluatedItems")
        ? error.getArguments()[0]
        : error.getIndex();
  }

  /** The event index of the value or name. */
  int order() {
    return named == null ? value.order() : named.nameOrder();
  }

  /**
   * The error as a violation.
   *
   * @param locator converts Jackson's locations
   */
  Violation violation(TokenLocator locator) {
    NetworkntParameters parameters = new NetworkntParameters(error, value.node());
    Phase phase = parameters.isOfNotation() ? Phase.NOTATION : Phase.SCHEMA;
    String pointer = (named == null ? path : path.member(named.name())).toString();
    Violation.Builder violation = Violation.builder(phase, error.getKeyword(), pointer)
        .at(locator.locate(named == null ? value.start() : named.nameStart()).orElse(null))
        .keyword(error.getKeyword(), schemaLocation());
    parameters.addTo(violation);
    return violation.build();
  }

  /** The schema {@code false} has no keyword; networknt appends one of that name. */
  private String schemaLocation() {
    String location = error.getSchemaLocation().toString();
    return error.getKeyword().equals("false") && location.endsWith("/false")
        ? location.substring(0, location.length() - "/false".length())
        : location;
  }
}
