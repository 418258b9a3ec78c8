package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Expectation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

  /** Adds an invalid child, which is made if failures are recorded. */
  void add(
      Unevaluated unevaluated,
      long[] evaluators,
      OpenContainer around,
      Supplier<RejectedChild> child) {
    around.run().step(1 + groups.size());
    FailureLog log = find(unevaluated, evaluators);
    if (around.run().isRecording() && isReported(around.state(), unevaluated)) {
      log.add(child.get(), around);
    }
  }

  private static boolean isReported(ContainerState state, Unevaluated unevaluated) {
    return state.need(unevaluated.slot()) != Need.VERDICT;
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
    boolean isValid = true;
    @Nullable Expectation expected = null;
    for (Group group : groups) {
      if (group.unevaluated.number() == unevaluated.number()
          && !Bits.intersect(group.evaluators, annotating)) {
        if (!ended.run().isRecording() || !isReported(state, unevaluated)) {
          return false;
        }
        isValid = false;
        Failures failures = new Failures(ended.run().capacity());
        group.log.addTo(failures, unevaluated.slot(), unevaluated.keyword(), ended);
        if (expected == null) {
          KeywordSite site = unevaluated.keyword().site();
          expected = new Expectation(
              site.name(), site.value(), state.schemaObjects(unevaluated.slot(), annotating));
        }
        RejectedChild merged = new RejectedChild.Merged(
            unevaluated.slot(), unevaluated.keyword(), failures.expecting(expected));
        ended.log().add(merged, ended);
      }
    }
    return isValid;
  }
}
