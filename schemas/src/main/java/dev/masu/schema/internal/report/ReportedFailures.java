package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The failures of one branch that are reported: the first few, and the number of the others.
 *
 * @param first those that are reported
 * @param more how many more there are
 */
public record ReportedFailures<T>(List<T> first, long more) {
  private static final int MAX_REPORTED = 3;

  /** {@return no failures} */
  public static <T> ReportedFailures<T> nothing() {
    return new ReportedFailures<>(List.of(), 0);
  }

  /**
   * {@return the failures that are reported of a branch} A failure of alternatives inside the branch is replaced by the
   * failures of their best matching branch.
   *
   * @param failures the failures, or the first of them
   * @param count how many failures there are
   * @param closest what replaces a failure; nothing if it stays
   */
  public static <T> ReportedFailures<T> of(
      List<T> failures, long count, Function<T, ReportedFailures<T>> closest) {
    List<T> first = new ArrayList<>();
    long all = count - failures.size();
    for (T failure : failures) {
      ReportedFailures<T> within = closest.apply(failure);
      List<T> reported = within.first.isEmpty() ? List.of(failure) : within.first;
      first.addAll(reported.subList(0, Math.min(reported.size(), MAX_REPORTED - first.size())));
      all += reported.size() + within.more;
    }
    return new ReportedFailures<>(List.copyOf(first), all - first.size());
  }

  /** {@return the same failures in another form} */
  public <R> ReportedFailures<R> map(Function<T, R> form) {
    return new ReportedFailures<>(first.stream().map(form).toList(), more);
  }
}
