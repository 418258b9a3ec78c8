package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.StateKeyword;
import dev.masu.schema.internal.state.StateTransition.Applier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Children of an open array or object that are invalid against a keyword such as {@code unevaluatedProperties}, unless
 * another schema turns out to have evaluated them. Children that may have been evaluated by the same schemas are
 * grouped, so that memory does not grow with the number of children.
 */
final class UnevaluatedGroups {
  /** Children that are invalid against a slot's keyword unless one of the evaluators is valid. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Group(int slot, long[] evaluators, FailureLog log) {}

  private final List<Group> groups = new ArrayList<>(0);

  void clear() {
    if (!groups.isEmpty()) {
      groups.clear();
    }
  }

  /** Whether there are children that may be invalid against a slot's keyword. */
  boolean concern(int slot) {
    for (Group group : groups) {
      if (group.slot == slot) {
        return true;
      }
    }
    return false;
  }

  /**
   * The log of the children that are invalid against a keyword if they are unevaluated.
   *
   * @param evaluators the slots of schemas that have evaluated the child if they are valid
   */
  FailureLog log(Applier applier, long[] evaluators, OpenContainer parent) {
    parent.check.step(1 + groups.size());
    int slot = applier.slot();
    for (Group group : groups) {
      if (group.slot == slot && Arrays.equals(group.evaluators, evaluators)) {
        return group.log;
      }
    }
    Group made = new Group(slot, evaluators, new FailureLog(parent.check.capacity()));
    groups.add(made);
    return made.log;
  }

  /**
   * Evaluates a keyword at the end of its value: adds the failures of children that no valid schema has evaluated.
   *
   * @param annotating the slots of schemas whose annotations reach the keyword
   * @return whether there are no such children
   */
  boolean decide(StateKeyword ofUnevaluated, long[] annotating, OpenContainer ended) {
    int slot = ofUnevaluated.slot();
    Keyword keyword = ofUnevaluated.keyword();
    boolean isReported = ended.check.isRecording() && Bits.has(ended.state().reported(), slot);
    Failures failures = null;
    for (Group group : groups) {
      if (group.slot == slot && !Bits.intersect(group.evaluators, annotating)) {
        if (!isReported) {
          return false;
        }
        failures = failures == null ? new Failures(ended.check.capacity()) : failures;
        group.log.explain(slot, ended, ended.state());
        group.log.addTo(failures, keyword);
      }
    }
    if (failures != null) {
      KeywordSite own = keyword.site();
      KeywordSite site = own.among(ended.state().schemaObjects(slot, annotating));
      ended.log().failures(keyword).addAll(failures.replacing(own, site));
    }
    return failures == null;
  }
}
