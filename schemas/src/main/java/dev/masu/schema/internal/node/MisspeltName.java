package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.text.NearestName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds failures of branches of {@code anyOf} or {@code oneOf} that a misspelt name of the object explains: the branch
 * requires a property that is missing, or rejects one that is unexpected, and a similar name is at hand. A value may be
 * misspelt too.
 */
final class MisspeltName {
  /** Only this many failures of a branch are considered: one with more of them is an unlikely match. */
  private static final int MAX_FAILURES = 3;

  /** Comparing more names than this, for each of many objects, would cost more than a hint is worth. */
  private static final int MAX_COMPARED = 2_000;

  /**
   * What misspelt names explain of a branch.
   *
   * @param unexplained the number of its other failures of the value itself
   * @param distance the smallest number of letters that differ; very large if nothing is explained
   */
  record Explained(long unexplained, int distance) {}

  private final ValueSummary value;
  private final int branches;
  private final Map<FailedBranch, Explained> explained = new HashMap<>();

  MisspeltName(ValueSummary value, int branches) {
    this.value = value;
    this.branches = branches;
  }

  /** {@return whether so few names are to be compared that comparing them costs little} */
  boolean areNamesFew() {
    return areFew(value.names().size());
  }

  private boolean areFew(int ofBranch) {
    return (long) branches * ofBranch <= MAX_COMPARED;
  }

  /** {@return whether the value of a member looks like a misspelling of one that is listed, if that costs little} */
  boolean isValueOf(Failure ofMember) {
    return areFew(ofMember.site().value().size()) && ofMember.isMisspelt();
  }

  /** What misspelt names explain of a branch. */
  Explained explained(FailedBranch branch) {
    return explained.computeIfAbsent(branch, this::explain);
  }

  private Explained explain(FailedBranch branch) {
    List<Failure> failures =
        branch.ofValue().stream().flatMap(MisspeltName::unfolded).toList();
    long unexplained = failures.size();
    int distance = Integer.MAX_VALUE;
    for (Failure failure : failures.subList(0, Math.min(failures.size(), MAX_FAILURES))) {
      String property = failure.property();
      String nearest =
          !areNamesFew() || !areFew(MAX_FAILURES * failure.site().declared().size())
              ? null
              : failure.nearestName().orElse(null);
      if (property != null && nearest != null) {
        unexplained--;
        distance = Math.min(distance, NearestName.distance(property, nearest, distance));
      }
    }
    return new Explained(unexplained, distance);
  }

  /** A failure, or those of the same value in the best matching branch of nested alternatives. */
  private static Stream<Failure> unfolded(Failure failure) {
    return failure.details().containsKey("alternative")
        ? failure.closest().stream().filter(inner -> inner.depth() == failure.depth())
        : Stream.of(failure);
  }
}
