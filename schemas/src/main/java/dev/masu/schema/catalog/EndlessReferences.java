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
 * Finds references through which a schema applies itself to the same value again, so that checking the value would
 * never end.
 */
final class EndlessReferences {
  /** Schemas up to this height are known not to nest too deeply; higher ones have to be compiled to find out. */
  private static final int MAX_HEIGHT = 200;

  private static final int OPEN = -1;

  /** The documents that other documents refer to. */
  private final Set<String> referredTo = new HashSet<>();

  /**
   * How deeply the schemas nest that each schema applies in place; {@link #OPEN} until all of them have been visited.
   */
  private final Map<Subschema, Integer> heights = new HashMap<>();

  private final Set<Reference> found = new LinkedHashSet<>();
  private boolean isConclusive = true;

  /** Searches loaded schemas. */
  EndlessReferences(ReferenceResolver resources) {
    for (Link link : resources.links()) {
      if (!isInOneDocument(link.reference(), link.target())) {
        referredTo.add(link.target().document());
      }
    }
    try {
      // Every cycle goes through a reference, since no schema contains itself.
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

  private static boolean isInOneDocument(Reference reference, Subschema target) {
    return reference.from().document().equals(target.document());
  }

  /**
   * Whether a reference always resolves to its static target. A dynamic one does if its target is in the root
   * resource of the same document, and no other document, which might have the same anchor, refers to that document.
   */
  private boolean isStatic(Reference reference, Subschema target) {
    return !reference.isDynamic(target)
        || (isInOneDocument(reference, target)
            && target.isInRootResource()
            && !referredTo.contains(target.document()));
  }

  /**
   * Whether the search could decide if a check ends. With some dynamic references, and deep nesting, only compilation
   * can.
   */
  boolean isConclusive() {
    return isConclusive;
  }

  /** One problem for each cycle. */
  List<SchemaProblem> problems() {
    List<SchemaProblem> problems = new ArrayList<>();
    for (Reference reference : found) {
      String message = "refers to " + reference.shown()
          + ", which applies this schema to the same value again,"
          + " without end; let it go into a property or an item first";
      problems.add(reference.from().problem(reference.keyword(), "reference", message));
    }
    return problems;
  }

  /**
   * Visits a schema that another one applies to the same value, and those that it applies in turn.
   *
   * @param last the last reference on the path to the other one
   * @return its height
   */
  private int visit(Applied applied, @Nullable Reference last) {
    Reference reference = applied.reference();
    if (reference == null) {
      return visit(applied.schema(), last);
    }
    if (!isStatic(reference, applied.schema())) {
      isConclusive = false;
      return 0;
    }
    return reference.isRepetition(applied.schema()) ? 0 : visit(applied.schema(), reference);
  }

  /** Visits a schema. The last reference on the path to it closes a cycle if an earlier visit has not ended. */
  private int visit(Subschema schema, @Nullable Reference last) {
    if (schema.appliedInPlace().isEmpty()) {
      return 1;
    }
    Integer visitedHeight = heights.putIfAbsent(schema, OPEN);
    if (visitedHeight != null) {
      if (visitedHeight == OPEN) {
        found.add(Objects.requireNonNull(last, "a circle without a reference"));
      }
      return visitedHeight;
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
