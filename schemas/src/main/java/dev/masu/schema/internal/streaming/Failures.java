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
    int end = first.size();
    while (end > 0 && first.get(end - 1).order() > failure.order()) {
      end--;
    }
    List<Failure> samePlace = first.subList(startOf(failure.order(), end), end);
    if (failure.isOfNotation()) {
      if (!samePlace.stream().allMatch(Failure::isOfNotation)) {
        return;
      }
    } else {
      int before = first.size();
      samePlace.removeIf(Failure::isOfNotation);
      int removed = before - first.size();
      end -= removed;
      count -= removed;
    }
    first.add(end, failure);
    count++;
    if (first.size() > capacity) {
      first.remove(capacity);
    }
  }

  /** Where the failures of a place start that end before an index. */
  private int startOf(int order, int end) {
    int start = end;
    while (start > 0 && first.get(start - 1).order() == order) {
      start--;
    }
    return start;
  }

  private Failure last() {
    return first.get(first.size() - 1);
  }
}
