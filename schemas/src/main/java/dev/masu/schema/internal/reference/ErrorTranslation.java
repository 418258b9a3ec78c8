package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import dev.masu.schema.internal.report.Finding;
import dev.masu.schema.internal.report.FindingParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/** Turns networknt's errors about one value into violations with places. */
final class ErrorTranslation {
  /** Keywords whose error names a property that stands in the document: they point at its name. */
  private static final Set<String> AT_NAME =
      Set.of("additionalProperties", "unevaluatedProperties");

  /** Keywords that may refuse a value for what it holds and is right, as when all else in it is. */
  private static final Set<String> NEED_ALL_READ = Set.of(
      "contains",
      "maxContains",
      "minContains",
      "not",
      "unevaluatedItems",
      "unevaluatedProperties",
      "uniqueItems");

  private final NavigableSet<Integer> unread;
  private final String base;
  private final TokenPlaces places;
  private final SchemaDocuments documents;
  private final ConstantTypes constantTypes = new ConstantTypes();
  private final PathValues values;

  /**
   * Makes a translation.
   *
   * @param root the value that was checked
   * @param unread the orders of scalars that only stand in for what could not be read
   * @param base the JSON Pointer of the value
   * @param places turns places of tokens into ours
   * @param documents the schemas
   */
  ErrorTranslation(
      LocatedValue root,
      NavigableSet<Integer> unread,
      String base,
      TokenPlaces places,
      SchemaDocuments documents) {
    this.documents = documents;
    this.unread = unread;
    this.values = new PathValues(root);
    this.base = base;
    this.places = places;
  }

  List<Placed> translate(List<Error> errors) {
    List<Placed> violations = new ArrayList<>();
    for (Error error : Echoes.removed(errors)) {
      if (isSure(error)) {
        violations.add(new Placed(order(error), () -> violation(error)));
      }
    }
    return violations;
  }

  /** Whether what could not be read makes no difference to an error. */
  private boolean isSure(Error error) {
    if (unread.isEmpty()) {
      return true;
    }
    boolean restsOnAll = needsAllRead(error) && holdsUnread(error.getInstanceLocation());
    return !restsOnAll && !unread.contains(order(error));
  }

  private boolean needsAllRead(Error error) {
    String keyword = error.getKeyword();
    if (isOfName(error)) {
      return false;
    }
    boolean isConstant = keyword.equals("const") || keyword.equals("enum");
    return isConstant ? !constantTypes.haveNot(error) : NEED_ALL_READ.contains(keyword);
  }

  /** Whether a value is, or holds, what could not be read. */
  boolean holdsUnread(NodePath location) {
    if (unread.isEmpty()) {
      return false;
    }
    LocatedValue value = values.value(location);
    Integer first = unread.ceiling(value.order());
    return first != null && first < value.order() + value.size();
  }

  /** Where in the document an error is. */
  int order(Error error) {
    return target(error).order();
  }

  /** Where in the document a value is. */
  int order(NodePath location) {
    return values.value(location).order();
  }

  /** How many arrays and objects a value lies in. */
  int depth(NodePath location) {
    return values.depth(location);
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
    LocatedValue value = values.value(error.getInstanceLocation());
    if (name(error) != null) {
      return new Target(value, value.member(String.valueOf(name(error))));
    }
    return new Target(item(error).map(value.items()::get).orElse(value), null);
  }

  /** The name that an error points at, if it is about a name. */
  static @Nullable String name(Error error) {
    return isOfName(error) || AT_NAME.contains(error.getKeyword()) ? error.getProperty() : null;
  }

  /** The item that an error about an array points at, if it is about one of them. */
  static Optional<Integer> item(Error error) {
    if (error.getKeyword().equals("unevaluatedItems")) {
      return Optional.of((Integer) error.getArguments()[0]);
    }
    return Optional.ofNullable(error.getIndex());
  }

  private Violation violation(Error error) {
    Phase phase = ErrorWords.notation(error).isPresent() ? Phase.NOTATION : Phase.SCHEMA;
    Violation.Builder violation = Violation.builder(phase, error.getKeyword(), pointer(error))
        .at(places.locate(target(error).start()).orElse(null))
        .keyword(error.getKeyword(), schemaLocation(error));
    return FindingParameters.complete(violation, finding(error));
  }

  /** The schema {@code false} has no keyword: networknt makes up one of that name. */
  private static String schemaLocation(Error error) {
    String location = error.getSchemaLocation().toString();
    return error.getKeyword().equals("false")
        ? location.substring(0, location.lastIndexOf("/false"))
        : location;
  }

  private Finding finding(Error error) {
    JsonNode instance = target(error).value().node();
    return ErrorWords.finding(error, instance, pointer(error), documents, this::finding);
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
