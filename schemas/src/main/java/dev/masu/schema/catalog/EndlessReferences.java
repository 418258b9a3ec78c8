package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.compile.Subschema.Applied;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds references through which a schema applies itself to the same value again, so that checking the value would
 * never end.
 */
final class EndlessReferences {
  /** Schemas up to this height are known not to nest too deeply; higher ones have to be compiled to find out. */
  private static final int MAX_HEIGHT = 200;

  private static final int OPEN = -1;

  /**
   * How deeply the schemas nest that each schema applies in place; {@link #OPEN} until all of them have been visited.
   */
  private final Map<Subschema, Integer> heights = new HashMap<>();

  /** The same for the schemas of each dynamic anchor. */
  private final Map<String, Integer> heightsOfAnchors = new HashMap<>();

  /** At least one problem for each cycle. */
  final List<SchemaProblem> problems = new ArrayList<>();

  private final ReferenceResolver resources;
  private boolean isConclusive = true;
  private boolean hasDynamic;

  /** Whether dynamic references are followed too, to all schemas that they lead to in some dynamic scope. */
  private boolean followsDynamic;

  /** Searches loaded schemas. */
  EndlessReferences(ReferenceResolver resources) {
    this.resources = resources;
    try {
      visitAll();
      if (hasDynamic) {
        heights.clear();
        followsDynamic = true;
        visitAll();
      }
    } catch (StackOverflowError e) {
      isConclusive = false;
    }
  }

  private void visitAll() {
    for (Subschema schema : resources.schemas()) {
      visit(schema, null);
    }
  }

  /**
   * Whether the search could decide if a check ends. With cycles through dynamic references, and deep nesting, only
   * compilation can.
   */
  boolean isConclusive() {
    return isConclusive;
  }

  private static SchemaProblem problem(Reference reference) {
    String message = "refers to " + reference.shown()
        + ", which applies this schema to the same value again,"
        + " without end; let it go into a property or an item first";
    return reference.problem("reference", message);
  }

  /**
   * Visits a schema and those that it applies to the same value.
   *
   * @param last the last reference on the path to it, which closes a cycle if an earlier visit has not ended
   * @return its height
   */
  private int visit(Subschema schema, @Nullable Reference last) {
    Integer visited = heights.putIfAbsent(schema, OPEN);
    if (visited != null) {
      if (visited == OPEN && followsDynamic) {
        isConclusive = false;
      } else if (visited == OPEN) {
        problems.add(problem(Objects.requireNonNull(last, "a cycle without a reference")));
      }
      return visited;
    }
    int height = 0;
    for (Applied applied : schema.appliedInPlace()) {
      Reference reference = applied.reference();
      if (reference == null) {
        height = Math.max(height, visit(applied.schema(), last));
      } else if (reference.isDynamic(applied.schema())) {
        height = Math.max(height, visitDynamic(reference));
      } else if (!reference.isRepetition(applied.schema())) {
        height = Math.max(height, visit(applied.schema(), reference));
      }
    }
    heights.put(schema, ++height);
    isConclusive &= height <= MAX_HEIGHT;
    return height;
  }

  /** Visits all schemas that a dynamic reference may lead to; {@return the greatest height} */
  private int visitDynamic(Reference reference) {
    hasDynamic = true;
    if (!followsDynamic) {
      return 0;
    }
    Integer visited = heightsOfAnchors.putIfAbsent(reference.anchor(), OPEN);
    if (visited != null) {
      isConclusive &= visited != OPEN;
      return visited;
    }
    int height = 0;
    for (Subschema target : resources.dynamicTargets(reference)) {
      height = Math.max(height, visit(target, reference));
    }
    heightsOfAnchors.put(reference.anchor(), height);
    return height;
  }
}
