package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is refused about a value and all within it: the first failures in document order, as many as a
 * report keeps and one more, and how many there are in all.
 *
 * <p>Of one place the failures keep the order of the schema's keywords. There the refusal of a
 * notation is left out if the schema's own keywords refuse the same text: the schema decides first.
 */
final class Failures {
  private final int capacity;
  private final List<Failure> first = new ArrayList<>(1);
  private long count;
  private int deepest;

  Failures(int capacity) {
    this.capacity = capacity;
  }

  List<Failure> first() {
    return first;
  }

  long count() {
    return count;
  }

  /** The depth of the deepest value at fault. */
  int deepest() {
    return deepest;
  }

  /** Both, in a new instance unless one is null: what was handed out is never changed. */
  static @Nullable Failures join(@Nullable Failures some, @Nullable Failures others) {
    if (some == null || others == null) {
      return some == null ? others : some;
    }
    Failures both = new Failures(some.capacity);
    both.addAll(some);
    both.addAll(others);
    return both;
  }

  void addAll(Failures others) {
    long dropped = others.count - others.first.size();
    others.first.forEach(this::add);
    count += dropped;
    deepest = Math.max(deepest, others.deepest);
  }

  void add(Failure failure) {
    deepest = Math.max(deepest, failure.depth());
    if (first.size() == capacity && last().order() <= failure.order()) {
      count++;
      return;
    }
    if (failure.isOfNotation()) {
      if (first.stream().anyMatch(other -> isSamePlace(other, failure) && !other.isOfNotation())) {
        return;
      }
    } else if (first.removeIf(other -> isSamePlace(other, failure) && other.isOfNotation())) {
      count--;
    }
    insert(failure);
    count++;
  }

  private void insert(Failure failure) {
    int at = first.size();
    while (at > 0 && first.get(at - 1).order() > failure.order()) {
      at--;
    }
    first.add(at, failure);
    if (first.size() > capacity) {
      first.remove(capacity);
    }
  }

  private Failure last() {
    return first.get(first.size() - 1);
  }

  private static boolean isSamePlace(Failure one, Failure other) {
    return one.order() == other.order();
  }
}
