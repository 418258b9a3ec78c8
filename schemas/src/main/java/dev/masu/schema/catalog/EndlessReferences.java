package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds references through which a schema applies itself to the same value again: to check a value by it would
 * never end.
 */
final class EndlessReferences {
  /** Schemas that nest less in place need not be compiled to know that they do not nest too deep. */
  private static final int MAX_HEIGHT = 200;

  private static final int OPEN = -1;

  /** A step from a schema to one that it applies to the same value, by a reference or another keyword. */
  private record Step(@Nullable Reference reference, Subschema to) {}

  /** A step that was taken, with those that may follow, and the height of the highest that did. */
  private static final class Visit {
    final Step step;
    final Iterator<Step> next;
    int height;

    Visit(Step step, Iterator<Step> next) {
      this.step = step;
      this.next = next;
    }
  }

  private final Map<Subschema, List<Step>> references = new HashMap<>();
  private final List<Step> starts = new ArrayList<>();
  private final Deque<Visit> path = new ArrayDeque<>();

  /** How high the schemas nest that each applies in place: {@link #OPEN} until all of them were visited. */
  private final Map<Subschema, Integer> heights = new HashMap<>();

  private final Set<Reference> found = new LinkedHashSet<>();
  private boolean isConclusive = true;

  /** Searches loaded schemas. */
  EndlessReferences(ReferenceResolver resources) {
    Set<String> referredTo = new HashSet<>();
    for (Link link : resources.links()) {
      if (!isWithinOne(link)) {
        referredTo.add(link.target().document());
      }
    }
    for (Link link : resources.links()) {
      if (!meansTarget(link, referredTo)) {
        isConclusive = false;
      } else if (!link.reference().isRepetition(link.target())) {
        addStep(link.reference(), link.target());
      }
    }
    // Every circle goes through one, since no schema holds itself.
    starts.forEach(this::search);
    for (Subschema schema : resources.schemas()) {
      if (!schema.appliedInPlace().isEmpty()) {
        search(new Step(null, schema));
      }
    }
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
        || (isWithinOne(link) && target.isOfDocument() && !referredTo.contains(target.document()));
  }

  private void addStep(Reference reference, Subschema target) {
    Step step = new Step(reference, target);
    starts.add(step);
    references.computeIfAbsent(reference.from(), from -> new ArrayList<>()).add(step);
  }

  /** Whether no dynamic reference and no deep nesting leaves it to a compilation whether a check ends. */
  boolean isConclusive() {
    return isConclusive;
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
    enter(start);
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (visit.next.hasNext()) {
        enter(visit.next.next());
      } else {
        leave(path.pop());
      }
    }
  }

  private void enter(Step step) {
    Integer height = heights.putIfAbsent(step.to, OPEN);
    if (height == null) {
      path.push(new Visit(step, steps(step.to)));
    } else if (height == OPEN) {
      found.add(lastReference(step));
    } else {
      raise(height);
    }
  }

  private void leave(Visit visit) {
    int height = visit.height + 1;
    isConclusive &= height <= MAX_HEIGHT;
    heights.put(visit.step.to, height);
    raise(height);
  }

  private void raise(int height) {
    if (!path.isEmpty()) {
      path.element().height = Math.max(path.element().height, height);
    }
  }

  /** The reference that closes a circle, or the last one before a keyword that does. */
  private Reference lastReference(Step closing) {
    Reference last = closing.reference;
    for (Iterator<Visit> back = path.iterator(); last == null; ) {
      last = back.next().step.reference;
    }
    return last;
  }

  private Iterator<Step> steps(Subschema schema) {
    List<Step> steps = new ArrayList<>(references.getOrDefault(schema, List.of()));
    schema.appliedInPlace().forEach(applied -> steps.add(new Step(null, applied)));
    return steps.iterator();
  }
}
