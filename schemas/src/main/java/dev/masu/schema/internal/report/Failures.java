package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The failures of a value and everything inside it: the first ones in document order, their total number and their
 * depths.
 *
 * <p>Failures at one event index keep the order of the schema's keywords. A notation's failure is omitted if the
 * schema's own keywords fail for the same string, since they take precedence.
 *
 * <p>A report may keep any number of failures, but that number does not affect which alternative is reported: enough
 * failures to choose it are always kept, and all others are counted.
 */
public final class Failures {
  /** The number of failures considered when branches are compared. */
  private static final int MAX_JUDGED = 100;

  private static final int NONE = Integer.MAX_VALUE;

  private final int reported;
  private final int capacity;

  /** In document order. Failures at one event index are either all of notations or all of the schema's keywords. */
  private final List<Failure> kept = new ArrayList<>(1);

  /** The number of kept failures of the schema's keywords, plus the number of event indexes at which notations fail. */
  private int weight;

  private long count;
  private int deepest;
  private int shallowestType = NONE;
  private int shallowestMisfit = NONE;
  private int shallowestValue = NONE;
  private int nextValue = NONE;

  /** Creates an empty collection for a report that needs at most a number of failures. */
  public Failures(int reported) {
    this.reported = reported;
    this.capacity = Math.max(reported, MAX_JUDGED);
  }

  /** {@return the first failures, up to the number that a report needs} */
  public List<Failure> first() {
    return first(reported);
  }

  /** {@return the first failures, up to the number that is needed to compare alternatives} */
  public List<Failure> judged() {
    return first(MAX_JUDGED);
  }

  private List<Failure> first(int most) {
    return kept.subList(0, Math.min(most, kept.size()));
  }

  /**
   * {@return the number of failures} Beyond the kept ones, duplicates are counted again, and so are strings that fail
   * both a notation and the schema's keywords.
   */
  public long count() {
    return count;
  }

  /** {@return whether a value at this depth has the wrong type} No failure may be at a smaller depth. */
  public boolean rejectsTypeAt(int depth) {
    return shallowestType == depth;
  }

  /** {@return whether a value at this depth violates {@code const} or {@code enum}, but its parent does not} */
  public boolean rejectsValueAt(int depth) {
    return shallowestValue == depth || nextValue == depth;
  }

  /** {@return the smallest depth at which a value has the wrong type; very large if none has} */
  public int shallowestType() {
    return shallowestType;
  }

  /**
   * {@return the smallest depth at which a value has another shape than the schema: another type, or a property is
   * missing or unexpected; very large if none has}
   */
  public int shallowestMisfit() {
    return shallowestMisfit;
  }

  /** {@return the depth of the deepest failure} */
  public int deepest() {
    return deepest;
  }

  public void add(Failure failure) {
    count++;
    keep(endOf(failure.eventIndex()), failure);
    deepest = Math.max(deepest, failure.depth());
    if (failure.rejectsType()) {
      shallowestType = Math.min(shallowestType, failure.depth());
    }
    if (failure.isMisfit()) {
      shallowestMisfit = Math.min(shallowestMisfit, failure.depth());
    }
    if (failure.site().listsValues()) {
      wrongValueAt(failure.depth());
    }
  }

  /** Adds other failures, without the duplicates that result from schemas referenced more than once. */
  public void addAll(Failures others) {
    count += others.count;
    if (!others.kept.isEmpty()) {
      merge(others.kept);
    }
    deepest = Math.max(deepest, others.deepest);
    shallowestType = Math.min(shallowestType, others.shallowestType);
    shallowestMisfit = Math.min(shallowestMisfit, others.shallowestMisfit);
    wrongValueAt(others.shallowestValue);
    wrongValueAt(others.nextValue);
  }

  /** Merges failures in document order into the kept ones; at one event index they come after those already kept. */
  private void merge(List<Failure> others) {
    int first = endOf(others.get(0).eventIndex() - 1);
    List<Failure> own = List.copyOf(kept.subList(first, kept.size()));
    while (kept.size() > first) {
      removeLast();
    }
    int merged = 0;
    int start = 0;
    for (Failure other : others) {
      while (merged < own.size() && own.get(merged).eventIndex() <= other.eventIndex()) {
        start = own.get(merged).eventIndex() == own.get(start).eventIndex() ? start : merged;
        keep(kept.size(), own.get(merged++));
      }
      if (isAmong(own.subList(start, merged), other)) {
        count--;
      } else {
        keep(kept.size(), other);
      }
    }
    own.subList(merged, own.size()).forEach(failure -> keep(kept.size(), failure));
  }

  private static boolean isAmong(List<Failure> failures, Failure failure) {
    for (Failure each : failures) {
      if (each.eventIndex() == failure.eventIndex() && each.isSame(failure)) {
        return true;
      }
    }
    return false;
  }

  /** Updates the two smallest depths at which values are wrong: that of the value itself and that of its members. */
  private void wrongValueAt(int depth) {
    if (depth < shallowestValue) {
      nextValue = shallowestValue;
      shallowestValue = depth;
    } else if (depth > shallowestValue) {
      nextValue = Math.min(nextValue, depth);
    }
  }

  /**
   * {@return these failures by another keyword site, which declares other names} Only those with a property change.
   */
  public Failures by(KeywordSite site) {
    kept.replaceAll(failure -> failure.property() == null ? failure : failure.by(site));
    return this;
  }

  /** {@return whether a further failure of the schema's keywords at an event index would only be counted} */
  public boolean isFull(int eventIndex) {
    if (weight < capacity) {
      return false;
    }
    Failure last = kept.get(kept.size() - 1);
    return last.eventIndex() <= eventIndex && !isOfNotation(last, eventIndex);
  }

  /** Counts a failure without keeping it. */
  public void countOne() {
    count++;
  }

  /** Keeps a failure at an index of the list, unless the list is full or the schema's keywords fail there too. */
  private void keep(int index, Failure failure) {
    int at = index;
    boolean isOfNotation = failure.site().isOfNotation();
    boolean hasNeighbour = at > 0 && kept.get(at - 1).eventIndex() == failure.eventIndex();
    boolean isAfterNotation = hasNeighbour && kept.get(at - 1).site().isOfNotation();
    if (isOfNotation && hasNeighbour && !isAfterNotation) {
      leaveOut(at);
      return;
    }
    while (!isOfNotation && at > 0 && isOfNotation(kept.get(at - 1), failure.eventIndex())) {
      kept.remove(--at);
      leaveOut(at);
    }
    kept.add(at, failure);
    // All failures of notations at one event index weigh as much as a single one of the schema's
    // keywords, since one of those may replace them all.
    weight += isAfterNotation ? 0 : 1;
    while (weight > capacity) {
      removeLast();
    }
  }

  /** Subtracts an omitted failure from the count, unless so many precede it that it might not have been kept. */
  private void leaveOut(int index) {
    count -= index < MAX_JUDGED ? 1 : 0;
  }

  private void removeLast() {
    Failure last = kept.remove(kept.size() - 1);
    boolean isOneOfMore =
        !kept.isEmpty() && isOfNotation(kept.get(kept.size() - 1), last.eventIndex());
    weight -= isOneOfMore ? 0 : 1;
  }

  private static boolean isOfNotation(Failure failure, int eventIndex) {
    return failure.eventIndex() == eventIndex && failure.site().isOfNotation();
  }

  /** The number of failures kept at or before an event index. */
  private int endOf(int eventIndex) {
    int end = kept.size();
    while (end > 0 && kept.get(end - 1).eventIndex() > eventIndex) {
      end--;
    }
    return end;
  }
}
