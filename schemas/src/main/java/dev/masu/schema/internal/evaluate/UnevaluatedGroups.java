package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.Transition;
import dev.masu.schema.internal.state.Unevaluated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * Children of an open array or object that are invalid for a keyword such as {@code unevaluatedProperties}, unless
 * another schema turns out to have evaluated them. Children that the same schemas may have evaluated form a
 * group, so that memory does not grow with their number.
 */
final class UnevaluatedGroups {
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Group(Unevaluated unevaluated, long[] evaluators, FailureLog log) {}

  private List<Group> groups = List.of();

  void clear() {
    if (!groups.isEmpty()) {
      groups.clear();
    }
  }

  boolean isEmpty() {
    return groups.isEmpty();
  }

  /** Adds an invalid child, which is made of the keyword if failures are recorded. */
  void add(
      Transition.Deferred deferred,
      long[] evaluators,
      OpenContainer around,
      Function<Transition.Applier[], RejectedChild> child) {
    around.counters().step(1 + groups.size());
    Unevaluated unevaluated = deferred.unevaluated();
    FailureLog log = find(unevaluated, evaluators);
    if (around.counters().isRecording() && isReported(around.state(), unevaluated)) {
      Transition.Applier applier =
          new Transition.Applier(deferred.seed(), unevaluated.slot(), unevaluated.keyword());
      log.add(child.apply(new Transition.Applier[] {applier}), around);
    }
  }

  private static boolean isReported(ContainerState state, Unevaluated unevaluated) {
    return Bits.has(state.reported(), unevaluated.slot());
  }

  private FailureLog find(Unevaluated unevaluated, long[] evaluators) {
    for (Group group : groups) {
      if (group.unevaluated.number() == unevaluated.number()
          && Arrays.equals(group.evaluators, evaluators)) {
        return group.log;
      }
    }
    if (groups.isEmpty()) {
      groups = new ArrayList<>();
    }
    Group made = new Group(unevaluated, evaluators, new FailureLog());
    groups.add(made);
    return made.log;
  }

  /**
   * Decides a keyword: adds the failures of children that no valid schema has evaluated.
   *
   * @param annotating the slots of schemas whose annotations reach the keyword
   * @return whether there are none
   */
  boolean decide(
      Unevaluated unevaluated, ContainerState state, long[] annotating, OpenContainer ended) {
    boolean isReported = ended.counters().isRecording() && isReported(state, unevaluated);
    Failures failures = null;
    for (Group group : groups) {
      if (group.unevaluated.number() == unevaluated.number()
          && !Bits.intersect(group.evaluators, annotating)) {
        if (!isReported) {
          return false;
        }
        failures = failures == null ? new Failures(ended.counters().capacity()) : failures;
        group.log.addTo(failures, unevaluated.slot(), unevaluated.keyword(), ended);
      }
    }
    if (failures != null) {
      report(failures, unevaluated, state.schemaObjects(unevaluated.slot(), annotating), ended);
    }
    return failures == null;
  }

  private static void report(
      Failures failures, Unevaluated unevaluated, List<JsonNode> schemas, OpenContainer ended) {
    Keyword keyword = unevaluated.keyword();
    ended
        .log()
        .failures(unevaluated.slot(), keyword, ended.counters())
        .addAll(failures.by(keyword.site().among(schemas)));
  }
}
