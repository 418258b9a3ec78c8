package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  private final Map<Subschema, List<Link>> references = new HashMap<>();

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
    List<Link> starts = new ArrayList<>();
    for (Link link : resources.links()) {
      if (!meansTarget(link, referredTo)) {
        isConclusive = false;
      } else if (!link.reference().isRepetition(link.target())) {
        starts.add(link);
        references
            .computeIfAbsent(link.reference().from(), from -> new ArrayList<>(1))
            .add(link);
      }
    }
    try {
      // Every circle goes through one, since no schema holds itself.
      for (Link start : starts) {
        visit(start.target(), start.reference());
      }
      for (Subschema schema : resources.schemas()) {
        if (!schema.appliedInPlace().isEmpty()) {
          visit(schema, null);
        }
      }
    } catch (StackOverflowError e) {
      isConclusive = false;
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

  /** Whether no dynamic reference and no deep nesting leaves it to a compilation whether a check ends. */
  boolean isConclusive() {
    return isConclusive;
  }

  /** One problem for each circle. */
  List<SchemaProblem> problems() {
    List<SchemaProblem> problems = new ArrayList<>();
    for (Reference reference : found) {
      String words = "refers to " + reference.shown()
          + ", which applies this schema to the same value again,"
          + " without end; let it go into a property or an item first";
      problems.add(reference.from().problem(reference.keyword(), "reference", words));
    }
    return problems;
  }

  /**
   * Visits the schemas that one applies to the same value.
   *
   * @param last the last reference on the way to it, which closes a circle if the visit has not ended
   * @return its height
   */
  private int visit(Subschema schema, @Nullable Reference last) {
    Integer known = heights.putIfAbsent(schema, OPEN);
    if (known != null) {
      if (known == OPEN) {
        found.add(Objects.requireNonNull(last, "a circle without a reference"));
      }
      return known;
    }
    int height = 0;
    for (Link link : references.getOrDefault(schema, List.of())) {
      height = Math.max(height, visit(link.target(), link.reference()));
    }
    for (Subschema applied : schema.appliedInPlace()) {
      height = Math.max(height, visit(applied, last));
    }
    height++;
    isConclusive &= height <= MAX_HEIGHT;
    heights.put(schema, height);
    return height;
  }
}
