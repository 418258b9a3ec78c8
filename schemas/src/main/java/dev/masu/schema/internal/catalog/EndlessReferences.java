package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.LocatedValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds references through which a schema applies itself to the same value again: to check a value by it would
 * never end.
 */
final class EndlessReferences {
  /** A step from a schema to one that it applies to the same value, by a reference or another keyword. */
  private record Step(@Nullable SchemaReference reference, LocatedValue to) {}

  private record Link(SchemaReference reference, SchemaPart target) {}

  private record Visit(Step step, Iterator<Step> next) {}

  private final IdentityHashMap<LocatedValue, SchemaPart> parts;
  private final IdentityHashMap<LocatedValue, List<Step>> references = new IdentityHashMap<>();
  private final List<Step> starts = new ArrayList<>();
  private final List<Link> dynamic = new ArrayList<>();
  private final Set<String> referredTo = new HashSet<>();
  private final Set<LocatedValue> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<LocatedValue> left = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<SchemaReference> found = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Makes a search.
   *
   * @param parts all schemas that are objects, by what they are read from
   */
  EndlessReferences(IdentityHashMap<LocatedValue, SchemaPart> parts) {
    this.parts = parts;
  }

  /** Adds a reference and what it leads to. */
  void add(SchemaReference reference, SchemaPart target) {
    if (!isWithinOne(reference, target)) {
      referredTo.add(target.schema().id());
    }
    if (reference.isDynamic(target)) {
      dynamic.add(new Link(reference, target));
    } else {
      addStep(reference, target);
    }
  }

  private static boolean isWithinOne(SchemaReference reference, SchemaPart target) {
    return reference.from().schema().id().equals(target.schema().id());
  }

  private void addStep(SchemaReference reference, SchemaPart target) {
    Step step = new Step(reference, target.value());
    starts.add(step);
    references
        .computeIfAbsent(reference.from().value(), from -> new ArrayList<>())
        .add(step);
  }

  /** One reference of each circle. */
  Set<SchemaReference> found() {
    dynamic.stream()
        .filter(this::meansTarget)
        .forEach(link -> addStep(link.reference, link.target));
    // Every circle goes through one, since no schema holds itself.
    starts.forEach(this::search);
    return found;
  }

  /**
   * Whether a dynamic reference means its target whatever is checked: that lies in the outermost schema, and no
   * other one, which might have such an anchor too, refers to that.
   */
  private boolean meansTarget(Link link) {
    SchemaPart target = link.target;
    String outermost = target.schema().id();
    return isWithinOne(link.reference, target)
        && target.base().equals(outermost)
        && !referredTo.contains(outermost);
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
    SchemaPart part = parts.get(step.to);
    if (part == null || left.contains(step.to)) {
      return;
    }
    if (open.add(step.to)) {
      path.push(new Visit(step, steps(part).iterator()));
    } else {
      found.add(lastReference(path, step));
    }
  }

  /** The reference that closes a circle, or the last one before a keyword that does. */
  private static SchemaReference lastReference(Deque<Visit> path, Step closing) {
    SchemaReference last = closing.reference;
    for (Iterator<Visit> back = path.iterator(); last == null; ) {
      last = back.next().step.reference;
    }
    return last;
  }

  private List<Step> steps(SchemaPart part) {
    List<Step> steps = new ArrayList<>(references.getOrDefault(part.value(), List.of()));
    part.members().forEach((keyword, member) -> {
      if (!part.isData(keyword)) {
        applied(part, keyword, member.value()).forEach(to -> steps.add(new Step(null, to)));
      }
    });
    return steps;
  }

  /** What a keyword holds that it applies to the value that the schema around it is applied to. */
  private static List<LocatedValue> applied(SchemaPart part, String keyword, LocatedValue held) {
    return switch (keyword) {
      case "not", "if" -> List.of(held);
      case "then", "else" -> part.members().containsKey("if") ? List.of(held) : List.of();
      case "allOf", "anyOf", "oneOf" -> held.items();
      case "dependencies", "dependentSchemas" ->
        held.members().values().stream().map(LocatedValue.Member::value).toList();
      default -> List.of();
    };
  }
}
