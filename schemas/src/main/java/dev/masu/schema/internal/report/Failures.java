package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The failures of a value and all within it: the first ones in document order, their number, and how deep they are.
 *
 * <p>Failures at one event index keep the order of the schema's keywords. There the failure of a notation is left
 * out if the schema's own keywords fail for the same text: the schema decides first.
 *
 * <p>A report may keep any number of failures, but which alternative is reported does not depend on that number: as
 * many failures as are needed to choose it are always kept, and all others are counted.
 */
public final class Failures {
  /** How many failures of a branch are considered. */
  private static final int MAX_JUDGED = 100;

  private static final int NONE = Integer.MAX_VALUE;

  private final int reported;
  private final int capacity;

  /** In document order; at one event index either of notations or of the schema's keywords. */
  private final List<Failure> kept = new ArrayList<>(1);

  /** How many of them are of the schema's keywords, and at how many event indexes the others are. */
  private int weight;

  private long count;
  private int deepest;
  private int shallowestType = NONE;
  private int shallowestValue = NONE;
  private int nextValue = NONE;

  /**
   * Makes an empty collection.
   *
   * @param reported how many failures a report needs at most
   */
  public Failures(int reported) {
    this.reported = reported;
    this.capacity = Math.max(reported, MAX_JUDGED);
  }

  /** {@return the first failures, as many as a report needs} */
  public List<Failure> first() {
    return first(reported);
  }

  /** {@return the first failures, as many as are needed to compare alternatives} */
  public List<Failure> judged() {
    return first(MAX_JUDGED);
  }

  private List<Failure> first(int most) {
    return kept.subList(0, Math.min(most, kept.size()));
  }

  /**
   * {@return how many failures there are} After the first ones, texts that fail both a notation and the schema's
   * keywords count twice, and so do duplicates, as they are not kept.
   */
  public long count() {
    return count;
  }

  /** {@return whether a value at this depth is of another type; no failure must be less deep} */
  public boolean rejectsTypeAt(int depth) {
    return shallowestType == depth;
  }

  /** {@return whether a value at this depth is not the {@code const} or {@code enum}, and the value around it may be} */
  public boolean rejectsValueAt(int depth) {
    return shallowestValue == depth || nextValue == depth;
  }

  /** {@return the depth of the deepest failure} */
  public int deepest() {
    return deepest;
  }

  /** Adds a failure. */
  public void add(Failure failure) {
    count++;
    keep(endOf(failure.order()), failure);
    deepest = Math.max(deepest, failure.depth());
    if (failure.rejectsType()) {
      shallowestType = Math.min(shallowestType, failure.depth());
    }
    if (failure.site().listsValues()) {
      wrongValueAt(failure.depth());
    }
  }

  /** Adds others, without duplicates, which stem from schemas that are referred to more than once. */
  public void addAll(Failures others) {
    count += others.count;
    if (!others.kept.isEmpty()) {
      merge(others.kept);
    }
    deepest = Math.max(deepest, others.deepest);
    shallowestType = Math.min(shallowestType, others.shallowestType);
    wrongValueAt(others.shallowestValue);
    wrongValueAt(others.nextValue);
  }

  /** Merges failures in order into those kept; at one event index they come after them. */
  private void merge(List<Failure> others) {
    int first = endOf(others.get(0).order() - 1);
    List<Failure> known = List.copyOf(kept.subList(first, kept.size()));
    while (kept.size() > first) {
      removeLast();
    }
    int merged = 0;
    int start = 0;
    for (Failure other : others) {
      while (merged < known.size() && known.get(merged).order() <= other.order()) {
        start = known.get(merged).order() == known.get(start).order() ? start : merged;
        keep(kept.size(), known.get(merged++));
      }
      if (isAmong(known.subList(start, merged), other)) {
        count--;
      } else {
        keep(kept.size(), other);
      }
    }
    known.subList(merged, known.size()).forEach(failure -> keep(kept.size(), failure));
  }

  private static boolean isAmong(List<Failure> known, Failure failure) {
    for (Failure each : known) {
      if (each.order() == failure.order() && each.isSame(failure)) {
        return true;
      }
    }
    return false;
  }

  /** Keeps the two least depths at which values are wrong: a value's own, and that of its members. */
  private void wrongValueAt(int depth) {
    if (depth < shallowestValue) {
      nextValue = shallowestValue;
      shallowestValue = depth;
    } else if (depth > shallowestValue) {
      nextValue = Math.min(nextValue, depth);
    }
  }

  /** {@return the same by a keyword that knows other names; only failures with a property's name change} */
  public Failures by(KeywordSite site) {
    kept.replaceAll(failure -> failure.property() == null ? failure : failure.by(site));
    return this;
  }

  /**
   * {@return whether a further failure of the schema's keywords would only be counted}
   *
   * @param order its event index
   */
  public boolean isFull(int order) {
    if (weight < capacity) {
      return false;
    }
    Failure last = kept.get(kept.size() - 1);
    return last.order() <= order && !isOfNotation(last, order);
  }

  /** Counts a failure that would not be kept. */
  public void countOne() {
    count++;
  }

  /** Keeps a failure at an index of the list, unless the list is full or the schema's keywords fail there too. */
  private void keep(int index, Failure failure) {
    int at = index;
    boolean isOfNotation = failure.site().isOfNotation();
    boolean hasNeighbour = at > 0 && kept.get(at - 1).order() == failure.order();
    boolean isAfterNotation = hasNeighbour && kept.get(at - 1).site().isOfNotation();
    if (isOfNotation && hasNeighbour && !isAfterNotation) {
      leaveOut(at);
      return;
    }
    while (!isOfNotation && at > 0 && isOfNotation(kept.get(at - 1), failure.order())) {
      kept.remove(--at);
      leaveOut(at);
    }
    kept.add(at, failure);
    // Failures of notations, which all may be left out for one of the schema's, weigh as much as
    // that.
    weight += isAfterNotation ? 0 : 1;
    while (weight > capacity) {
      removeLast();
    }
  }

  /** Does not count a failure, unless there are so many before it that it may not have been kept. */
  private void leaveOut(int index) {
    count -= index < MAX_JUDGED ? 1 : 0;
  }

  private void removeLast() {
    Failure last = kept.remove(kept.size() - 1);
    boolean isOneOfMore = !kept.isEmpty() && isOfNotation(kept.get(kept.size() - 1), last.order());
    weight -= isOneOfMore ? 0 : 1;
  }

  private static boolean isOfNotation(Failure failure, int order) {
    return failure.order() == order && failure.site().isOfNotation();
  }

  /** How many failures are kept at an event index or before it. */
  private int endOf(int order) {
    int end = kept.size();
    while (end > 0 && kept.get(end - 1).order() > order) {
      end--;
    }
    return end;
  }
}
