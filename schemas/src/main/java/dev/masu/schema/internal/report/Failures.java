package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The failures of a value and everything inside it: the first ones in document order, and their total number.
 *
 * <p>Failures at one event index keep the order of the schema's keywords. A notation's failure is omitted if the
 * schema's own keywords fail for the same string, since they take precedence, or another notation.
 *
 * <p>A report may keep any number of failures, but that number does not affect which alternative is reported: enough
 * failures to choose it are always kept, and all others are counted.
 */
public final class Failures {
  /** The number of failures considered when branches are compared. */
  private static final int MAX_JUDGED = 100;

  private final int reported;
  private final int capacity;

  /** In document order. A failure of a notation is the only one at its event index. */
  private final List<Failure> kept = new ArrayList<>(1);

  private long count;
  private boolean isOpen;

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

  /** Records that a keyword fails whose failures depend on more than what has been explained. */
  public void leaveOpen() {
    isOpen = true;
  }

  /** {@return whether the failures of a keyword are missing} */
  public boolean isOpen() {
    return isOpen;
  }

  /** {@return whether a value at this depth has the wrong type} */
  public boolean rejectsTypeAt(int depth) {
    for (Failure failure : judged()) {
      if (failure.depth() == depth && failure.rejectsType()) {
        return true;
      }
    }
    return false;
  }

  public void add(Failure failure) {
    count++;
    keep(endOf(failure.eventIndex()), failure);
  }

  /** Adds other failures, without the duplicates that result from schemas referenced more than once. */
  public void addAll(Failures others) {
    count += others.count;
    isOpen |= others.isOpen;
    if (kept.isEmpty()) {
      kept.addAll(others.kept);
    } else if (!others.kept.isEmpty() && mayKeep(others.kept.get(0).eventIndex())) {
      merge(others.kept);
    }
  }

  /** Whether a failure at an event index would not only be counted; at the last index of many, duplicates are too. */
  private boolean mayKeep(long eventIndex) {
    return !isFull() || eventIndex < kept.get(kept.size() - 1).eventIndex();
  }

  /** Merges failures in document order into the kept ones; at one event index they come after those already kept. */
  private void merge(List<Failure> others) {
    int first = endOf(others.get(0).eventIndex() - 1);
    List<Failure> own = List.copyOf(kept.subList(first, kept.size()));
    kept.subList(first, kept.size()).clear();
    int merged = 0;
    int start = 0;
    for (Failure other : others) {
      while (merged < own.size() && own.get(merged).eventIndex() <= other.eventIndex()) {
        start = own.get(merged).eventIndex() == own.get(start).eventIndex() ? start : merged;
        keep(kept.size(), own.get(merged++));
      }
      if (own.subList(start, merged).stream().anyMatch(other::isSame)) {
        count--;
      } else {
        keep(kept.size(), other);
      }
    }
    own.subList(merged, own.size()).forEach(failure -> keep(kept.size(), failure));
  }

  /** {@return these failures; those that one site has with properties have another one, which declares other names} */
  public Failures replacing(KeywordSite site, KeywordSite other) {
    kept.replaceAll(failure ->
        failure.property() != null && failure.site() == site ? failure.by(other) : failure);
    return this;
  }

  /** {@return whether a failure after the kept ones would only be counted} */
  public boolean isFull() {
    return kept.size() == capacity;
  }

  /** Counts a failure without keeping it. */
  public void countOne() {
    count++;
  }

  /** Keeps a failure at an index of the list, unless the list is full or something else fails at its event index. */
  private void keep(int index, Failure failure) {
    boolean hasNeighbour = index > 0 && kept.get(index - 1).eventIndex() == failure.eventIndex();
    if (hasNeighbour && failure.site().isNotationFormat()) {
      leaveOut(index);
    } else if (hasNeighbour && kept.get(index - 1).site().isNotationFormat()) {
      kept.set(index - 1, failure);
      leaveOut(index - 1);
    } else {
      kept.add(index, failure);
      if (kept.size() > capacity) {
        kept.remove(capacity);
      }
    }
  }

  /** Subtracts an omitted failure from the count, unless so many precede it that it might not have been kept. */
  private void leaveOut(int index) {
    count -= index < MAX_JUDGED ? 1 : 0;
  }

  /** The number of failures kept at or before an event index. */
  private int endOf(long eventIndex) {
    int end = kept.size();
    while (end > 0 && kept.get(end - 1).eventIndex() > eventIndex) {
      end--;
    }
    return end;
  }
}
