package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.TokenPlaces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** Turns networknt's errors about one value into violations with places. */
final class ErrorTranslation {
  /** Keywords whose error names a property that stands in the document: they point at its name. */
  private static final Set<String> AT_NAME =
      Set.of("additionalProperties", "unevaluatedProperties");

  /** Keywords whose error names an item: they point at it. */
  private static final Set<String> AT_ITEM = Set.of("items", "additionalItems", "unevaluatedItems");

  private final LocatedValue root;
  private final String base;
  private final TokenPlaces places;
  private final SchemaDocuments documents;

  ErrorTranslation(LocatedValue root, String base, TokenPlaces places, SchemaDocuments documents) {
    this.documents = documents;
    this.root = root;
    this.base = base;
    this.places = places;
  }

  List<Placed> translate(List<Error> errors) {
    List<Placed> violations = new ArrayList<>();
    for (Error error : Alternatives.fold(withoutEchoes(errors))) {
      violations.add(violation(error));
    }
    return violations;
  }

  /**
   * Leaves out the notation's refusal of a text that the schema's own keywords refuse already: the
   * schema decides first.
   */
  private static List<Error> withoutEchoes(List<Error> errors) {
    Map<String, Boolean> refusedBySchema = new HashMap<>();
    for (Error error : errors) {
      if (ErrorWords.notation(error).isEmpty()) {
        refusedBySchema.put(place(error), true);
      }
    }
    return errors.stream()
        .filter(e -> ErrorWords.notation(e).isEmpty() || !refusedBySchema.containsKey(place(e)))
        .toList();
  }

  private static String place(Error error) {
    return isOfName(error)
        ? error.getInstanceLocation() + "\n" + error.getProperty()
        : error.getInstanceLocation().toString();
  }

  static boolean isOfName(Error error) {
    return error.getDetails() != null && error.getDetails().containsKey(PropertyNamesKeyword.NAME);
  }

  private Placed violation(Error error) {
    String pointer = base;
    LocatedValue value = root;
    TokenStreamLocation place = root.start();
    int order = root.order();
    NodePath path = error.getInstanceLocation();
    for (int i = 0; i < path.getNameCount(); i++) {
      if (path.getElement(i) instanceof Integer index && value.node().isArray()) {
        value = value.items().get(index);
        pointer = Pointers.item(pointer, index);
      } else {
        String name = path.getName(i);
        value = value.member(name).value();
        pointer = Pointers.member(pointer, name);
      }
      place = value.start();
      order = value.order();
    }
    String property = error.getProperty();
    if (property != null && (isOfName(error) || AT_NAME.contains(error.getKeyword()))) {
      LocatedValue.Member member = value.member(property);
      pointer = Pointers.member(pointer, property);
      place = member.nameStart();
      order = member.nameOrder();
    } else if (error.getIndex() != null && AT_ITEM.contains(error.getKeyword())) {
      pointer = Pointers.item(pointer, error.getIndex());
      place = value.items().get(error.getIndex()).start();
      order = value.items().get(error.getIndex()).order();
    }
    return new Placed(
        order, violation(error, value, pointer, places.locate(place).orElse(null)));
  }

  private Violation violation(
      Error error, LocatedValue value, String pointer, @Nullable SourceLocation location) {
    Phase phase = ErrorWords.notation(error).isPresent() ? Phase.NOTATION : Phase.SCHEMA;
    Violation.Builder violation = Violation.builder(phase, error.getKeyword(), pointer)
        .at(location)
        .keyword(error.getKeyword(), schemaLocation(error));
    return ErrorWords.describe(error, value.node(), documents, violation);
  }

  /** The schema {@code false} has no keyword: networknt makes up one of that name. */
  private static String schemaLocation(Error error) {
    String location = error.getSchemaLocation().toString();
    return error.getKeyword().equals("false")
        ? location.substring(0, location.lastIndexOf("/false"))
        : location;
  }
}
