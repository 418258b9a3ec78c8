package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The failures of a branch as reported: the first few, and how many more there are.
 *
 * @param first the first few
 * @param more how many more there are
 */
public record Told<T>(List<T> first, long more) {
  private static final int MAX_TOLD = 3;

  /** No failures. */
  public static <T> Told<T> nothing() {
    return new Told<>(List.of(), 0);
  }

  /**
   * Selects the failures to report. A failure of {@code anyOf} or {@code oneOf} is replaced by those of its
   * best matching branch.
   *
   * @param refused the failures, or the first of them
   * @param count how many failures there are
   * @param closest gives the failures of the best matching branch, none for other failures
   */
  public static <T> Told<T> of(List<T> refused, long count, Function<T, Told<T>> closest) {
    List<T> first = new ArrayList<>();
    long all = count - refused.size();
    for (T refusal : refused) {
      Told<T> within = closest.apply(refusal);
      List<T> told = within.first.isEmpty() ? List.of(refusal) : within.first;
      first.addAll(told.subList(0, Math.min(told.size(), MAX_TOLD - first.size())));
      all += told.size() + within.more;
    }
    return new Told<>(List.copyOf(first), all - first.size());
  }

  /** The same with each failure converted. */
  public <R> Told<R> map(Function<T, R> telling) {
    return new Told<>(first.stream().map(telling).toList(), more);
  }
}
