package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** Turns networknt's errors about one value into violations with places. */
final class ErrorTranslation {
  /** Keywords whose error names a property that stands in the document: they point at its name. */
  private static final Set<String> AT_NAME =
      Set.of("additionalProperties", "unevaluatedProperties");

  /** How many errors of the alternative that was meant are told. */
  private static final int MAX_TOLD = 3;

  private final LocatedValue root;
  private final String base;
  private final TokenPlaces places;
  private final SchemaDocuments documents;
  private @Nullable NodePath lastParent;
  private LocatedValue lastValue;

  ErrorTranslation(LocatedValue root, String base, TokenPlaces places, SchemaDocuments documents) {
    this.documents = documents;
    this.root = root;
    this.lastValue = root;
    this.base = base;
    this.places = places;
  }

  List<Placed> translate(List<Error> errors) {
    List<Placed> violations = new ArrayList<>();
    for (Error error : Echoes.removed(errors)) {
      violations.add(new Placed(target(error).order(), () -> violation(error)));
    }
    return violations;
  }

  static boolean isOfName(Error error) {
    return error.getDetails() != null && error.getDetails().containsKey(PropertyNamesKeyword.NAME);
  }

  /** What an error is about: a value, or the name of a member. */
  private record Target(LocatedValue value, LocatedValue.@Nullable Member named) {
    int order() {
      return named == null ? value.order() : named.nameOrder();
    }

    TokenStreamLocation start() {
      return named == null ? value.start() : named.nameStart();
    }
  }

  private Target target(Error error) {
    LocatedValue value = value(error.getInstanceLocation());
    if (name(error) != null) {
      return new Target(value, value.member(String.valueOf(name(error))));
    }
    return new Target(item(error).map(value.items()::get).orElse(value), null);
  }

  /** The name that an error points at, if it is about a name. */
  private static @Nullable String name(Error error) {
    return isOfName(error) || AT_NAME.contains(error.getKeyword()) ? error.getProperty() : null;
  }

  /** The item that an error about an array points at, if it is about one of them. */
  private static Optional<Integer> item(Error error) {
    if (error.getKeyword().equals("unevaluatedItems")) {
      return Optional.of((Integer) error.getArguments()[0]);
    }
    return Optional.ofNullable(error.getIndex());
  }

  /** Finds a value; errors about one object or array mostly follow one another. */
  private LocatedValue value(NodePath path) {
    NodePath parent = path.getParent();
    if (parent == null) {
      return root;
    }
    if (!parent.equals(lastParent)) {
      LocatedValue value = value(parent);
      lastParent = parent;
      lastValue = value;
    }
    return path.getElement(-1) instanceof Integer index && lastValue.node().isArray()
        ? lastValue.items().get(index)
        : lastValue.member(path.getName(-1)).value();
  }

  private Violation violation(Error error) {
    return violation(error, places.locate(target(error).start()).orElse(null));
  }

  private Violation violation(Error error, @Nullable SourceLocation place) {
    Phase phase = ErrorWords.notation(error).isPresent() ? Phase.NOTATION : Phase.SCHEMA;
    FailedKeyword failed = FailedKeyword.of(error, documents);
    Violation.Builder violation = Violation.builder(phase, failed.name(), pointer(error))
        .at(place)
        .keyword(failed.name(), failed.location());
    return new ErrorWords(error, target(error).value().node(), documents)
        .describe(violation, closest(error));
  }

  /** What is wrong by the alternative that was meant, told with the place where that is another. */
  private List<String> closest(Error error) {
    List<Error> errors = Alternatives.closest(error);
    String here = pointer(error);
    List<String> told = new ArrayList<>();
    for (Error inner : errors.subList(0, Math.min(errors.size(), MAX_TOLD))) {
      String pointer = pointer(inner);
      String place = pointer.isEmpty() ? "at the root, " : "at " + pointer + ", ";
      told.add((pointer.equals(here) ? "" : place) + violation(inner, null).message());
    }
    if (errors.size() > MAX_TOLD) {
      told.add("and " + (errors.size() - MAX_TOLD) + " more");
    }
    return told;
  }

  private String pointer(Error error) {
    ValuePath path = path(error.getInstanceLocation());
    String name = name(error);
    if (name != null) {
      return path.member(name).toString();
    }
    return item(error).map(path::item).orElse(path).toString();
  }

  private ValuePath path(NodePath location) {
    NodePath parent = location.getParent();
    if (parent == null) {
      return ValuePath.of(base);
    }
    return location.getElement(-1) instanceof Integer index
        ? path(parent).item(index)
        : path(parent).member(location.getName(-1));
  }
}
