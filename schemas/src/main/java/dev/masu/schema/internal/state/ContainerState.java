package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A state for arrays or for objects. */
public abstract class ContainerState extends ValueState {
  private final StateKeyword[] keywords;
  private final boolean comparesWhole;
  private final boolean comparesItems;

  /** For each slot with a keyword for unevaluated children: the slots that may evaluate children for it. */
  private final long[][] subtrees;

  ContainerState(ValueStateBuilder builder) {
    super(builder);
    List<StateKeyword> all = new ArrayList<>();
    for (int slot = 0; slot < slots(); slot++) {
      for (Keyword keyword : schema(slot).keywords()) {
        all.add(new StateKeyword(slot, keyword));
      }
    }
    keywords = all.toArray(new StateKeyword[0]);
    comparesWhole = all.stream().anyMatch(each -> each.keyword().comparesWhole(type()));
    comparesItems =
        type() == JsonType.ARRAY && all.stream().anyMatch(each -> each.keyword().comparesItems());
    subtrees = new long[slots()][];
    for (Step step : steps()) {
      if (step instanceof StateKeyword ofUnevaluated) {
        subtrees[ofUnevaluated.slot()] = Bits.of(slots());
        collect(ofUnevaluated.slot(), subtrees[ofUnevaluated.slot()]);
      }
    }
  }

  private void collect(int slot, long[] subtree) {
    if (Bits.has(subtree, slot)) {
      return;
    }
    Bits.add(subtree, slot);
    for (InPlace inPlace : inPlace(slot)) {
      for (int branch : inPlace.branches()) {
        if (branch >= 0) {
          collect(branch, subtree);
        }
      }
    }
  }

  /** The keywords of all schemas, by slot. */
  public final StateKeyword[] keywords() {
    return keywords;
  }

  public final boolean comparesWhole() {
    return comparesWhole;
  }

  public final boolean comparesItems() {
    return comparesItems;
  }

  /** The slots that may evaluate children for a slot's keyword for unevaluated ones. */
  final long[] subtree(int slot) {
    return subtrees[slot];
  }

  /**
   * Adds the slots of schemas whose annotations reach a schema, given what has failed. This includes invalid schemas
   * that make that schema invalid: the children they evaluate must not be reported a second time.
   */
  public final void addAnnotating(int slot, long[] failed, Value value, long[] annotating) {
    Bits.add(annotating, slot);
    for (InPlace inPlace : inPlace(slot)) {
      BranchVerdicts verdicts = new BranchVerdicts(inPlace, failed, value);
      boolean isConjunction = inPlace.keyword().isConjunction();
      boolean isInvalid = !isConjunction
          && Bits.has(failed, inPlace.slot())
          && !inPlace.keyword().isValid(verdicts);
      int[] branches = inPlace.branches();
      for (int i = 0; i < branches.length; i++) {
        if (branches[i] >= 0
            && !Bits.has(annotating, branches[i])
            && (isConjunction
                || inPlace.keyword().annotates(verdicts, i)
                || (isInvalid && inPlace.keyword().reportsBranch(i)))) {
          addAnnotating(branches[i], failed, value, annotating);
        }
      }
    }
  }

  /** Whether any of the given slots' schemas requires items that are missing. */
  public final boolean lacksCounted(long[] slots, Value value) {
    return Arrays.stream(assertions())
        .anyMatch(each -> Bits.has(slots, each.slot()) && each.keyword().lacksItems(value));
  }

  /**
   * The schema objects of some slots, in the order in which a schema applies them.
   *
   * @param slot the slot of that schema
   */
  public final List<JsonNode> schemaObjects(int slot, long[] slots) {
    List<JsonNode> objects = new ArrayList<>();
    addSchemaObjects(slot, slots, Bits.of(slots()), objects);
    return objects;
  }

  private void addSchemaObjects(int slot, long[] slots, long[] added, List<JsonNode> objects) {
    if (!Bits.has(slots, slot) || Bits.has(added, slot)) {
      return;
    }
    Bits.add(added, slot);
    objects.add(schema(slot).keywords().get(0).site().schema());
    for (InPlace inPlace : inPlace(slot)) {
      for (int branch : inPlace.branches()) {
        if (branch >= 0) {
          addSchemaObjects(branch, slots, added, objects);
        }
      }
    }
  }
}
