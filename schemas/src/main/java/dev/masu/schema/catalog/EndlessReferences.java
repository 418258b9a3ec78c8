package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.SchemaResources;
import dev.masu.schema.internal.compile.SchemaResources.Link;
import dev.masu.schema.internal.compile.Subschema;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Finds references through which a schema applies itself to the same value again: to check a value by it would
 * never end.
 */
final class EndlessReferences {
  /** A step from a schema to one that it applies to the same value, by a reference or another keyword. */
  private record Step(@Nullable Reference reference, JsonNode to) {}

  private record Visit(Step step, Iterator<Step> next) {}

  /** The keywords that apply schemas to the value itself. */
  private static final List<String> IN_PLACE = List.of(
      "allOf", "anyOf", "dependencies", "dependentSchemas", "else", "if", "not", "oneOf", "then");

  private final SchemaResources resources;
  private final IdentityHashMap<JsonNode, List<Step>> references = new IdentityHashMap<>();
  private final List<Step> starts = new ArrayList<>();
  private final Set<JsonNode> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<JsonNode> left = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Reference> found = new LinkedHashSet<>();

  /** Searches loaded schemas. */
  EndlessReferences(SchemaResources resources) {
    this.resources = resources;
    Set<String> referredTo = new HashSet<>();
    for (Link link : resources.links()) {
      if (!isWithinOne(link)) {
        referredTo.add(link.target().document());
      }
    }
    for (Link link : resources.links()) {
      if (meansTarget(link, referredTo) && !link.reference().isRepetition(link.target())) {
        addStep(link.reference(), link.target());
      }
    }
    // Every circle goes through one, since no schema holds itself.
    starts.forEach(this::search);
  }

  private static boolean isWithinOne(Link link) {
    return link.reference().from().document().equals(link.target().document());
  }

  /**
   * Whether a reference means its target whatever is checked. A dynamic one does so if that lies in the outermost
   * schema, and no other one, which might have such an anchor too, refers to that.
   */
  private static boolean meansTarget(Link link, Set<String> referredTo) {
    Subschema target = link.target();
    return !link.reference().isDynamic(target)
        || (isWithinOne(link)
            && target.resourceLength() == 0
            && !referredTo.contains(target.document()));
  }

  private void addStep(Reference reference, Subschema target) {
    Step step = new Step(reference, target.json());
    starts.add(step);
    references
        .computeIfAbsent(reference.from().json(), from -> new ArrayList<>())
        .add(step);
  }

  /** One problem for each circle. */
  List<SchemaProblem> problems() {
    return found.stream()
        .map(reference -> reference
            .from()
            .problem(
                reference.keyword(),
                "reference",
                "refers to " + reference.shown()
                    + ", which applies this schema to the same value again,"
                    + " without end; let it go into a property or an item first"))
        .toList();
  }

  private void search(Step start) {
    Deque<Visit> path = new ArrayDeque<>();
    enter(path, start);
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (visit.next.hasNext()) {
        enter(path, visit.next.next());
      } else {
        path.pop();
        open.remove(visit.step.to);
        left.add(visit.step.to);
      }
    }
  }

  private void enter(Deque<Visit> path, Step step) {
    Subschema schema = resources.schema(step.to);
    if (schema == null || left.contains(step.to)) {
      return;
    }
    if (open.add(step.to)) {
      path.push(new Visit(step, steps(schema).iterator()));
    } else {
      found.add(lastReference(path, step));
    }
  }

  /** The reference that closes a circle, or the last one before a keyword that does. */
  private static Reference lastReference(Deque<Visit> path, Step closing) {
    Reference last = closing.reference;
    for (Iterator<Visit> back = path.iterator(); last == null; ) {
      last = back.next().step.reference;
    }
    return last;
  }

  private List<Step> steps(Subschema schema) {
    List<Step> steps = new ArrayList<>(references.getOrDefault(schema.json(), List.of()));
    for (String keyword : IN_PLACE) {
      JsonNode held = schema.json().path(keyword);
      if (held.isContainer() && !schema.ignores(keyword)) {
        applied(schema, keyword, held).forEach(to -> steps.add(new Step(null, to)));
      }
    }
    return steps;
  }

  /** What a keyword holds that it applies to the value that the schema around it is applied to. */
  private static Iterable<JsonNode> applied(Subschema schema, String keyword, JsonNode held) {
    return switch (keyword) {
      case "not", "if" -> List.of(held);
      case "then", "else" -> schema.json().has("if") ? List.of(held) : List.of();
      default -> held;
    };
  }
}
