package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.compile.Subschema.Applied;
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

  /** The documents that references of others lead to. */
  private final Set<String> referredTo = new HashSet<>();

  /** How high the schemas nest that each applies in place: {@link #OPEN} until all of them were visited. */
  private final Map<Subschema, Integer> heights = new HashMap<>();

  private final Set<Reference> found = new LinkedHashSet<>();
  private boolean isConclusive = true;

  /** Searches loaded schemas. */
  EndlessReferences(ReferenceResolver resources) {
    for (Link link : resources.links()) {
      if (!isWithinOne(link.reference(), link.target())) {
        referredTo.add(link.target().document());
      }
    }
    try {
      // Every circle goes through a reference, since no schema holds itself.
      for (Link link : resources.links()) {
        visit(new Applied(link.target(), link.reference()), null);
      }
      for (Subschema schema : resources.schemas()) {
        visit(schema, null);
      }
    } catch (StackOverflowError e) {
      isConclusive = false;
    }
  }

  private static boolean isWithinOne(Reference reference, Subschema target) {
    return reference.from().document().equals(target.document());
  }

  /**
   * Whether a reference means its target whatever is checked. A dynamic one does so if that lies in the outermost
   * schema, and no other one, which might have such an anchor too, refers to that.
   */
  private boolean meansTarget(Reference reference, Subschema target) {
    return !reference.isDynamic(target)
        || (isWithinOne(reference, target)
            && target.isInRootResource()
            && !referredTo.contains(target.document()));
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
   * Visits a schema that another one applies to the same value, and those that it applies itself.
   *
   * @param last the last reference on the way to the other one
   * @return its height
   */
  private int visit(Applied applied, @Nullable Reference last) {
    Reference reference = applied.reference();
    if (reference == null) {
      return visit(applied.schema(), last);
    }
    if (!meansTarget(reference, applied.schema())) {
      isConclusive = false;
      return 0;
    }
    return reference.isRepetition(applied.schema()) ? 0 : visit(applied.schema(), reference);
  }

  /** Visits a schema; the last reference on the way to it closes a circle if an earlier visit has not ended. */
  private int visit(Subschema schema, @Nullable Reference last) {
    if (schema.appliedInPlace().isEmpty()) {
      return 1;
    }
    Integer known = heights.putIfAbsent(schema, OPEN);
    if (known != null) {
      if (known == OPEN) {
        found.add(Objects.requireNonNull(last, "a circle without a reference"));
      }
      return known;
    }
    int height = 0;
    for (Applied applied : schema.appliedInPlace()) {
      height = Math.max(height, visit(applied, last));
    }
    height++;
    isConclusive &= height <= MAX_HEIGHT;
    heights.put(schema, height);
    return height;
  }
}
