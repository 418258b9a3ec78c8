package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What an alternative refused: the first few, and how many more there are.
 *
 * @param first what is told
 * @param more how many more there are
 */
public record Told<T>(List<T> first, long more) {
  private static final int MAX_TOLD = 3;

  /** Tells of nothing. */
  public static <T> Told<T> nothing() {
    return new Told<>(List.of(), 0);
  }

  /**
   * Tells of refusals; of those by alternatives within what was refused by the alternatives meant there.
   *
   * @param refused what was refused, or the first of it
   * @param count how much was refused
   * @param closest what was told of a refusal by alternatives, nothing of others
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

  /** The same, told otherwise. */
  public <R> Told<R> map(Function<T, R> telling) {
    return new Told<>(first.stream().map(telling).toList(), more);
  }
}
