package dev.masu.schema.internal.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The failures of a value and all within it: the first ones in document order, their number, and the match distance.
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
  private final List<Failure> bySchema = new ArrayList<>(1);

  /** By event index. Which of them are left out is known at the end only, as keywords may still fail. */
  private @Nullable TreeMap<Integer, List<Failure>> byNotations;

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
    List<Failure> ofSchema = bySchema.subList(0, Math.min(most, bySchema.size()));
    if (byNotations == null) {
      return ofSchema;
    }
    Set<Integer> taken = orders(ofSchema);
    Stream<Failure> ofNotations = byNotations.entrySet().stream()
        .limit(most)
        .filter(entry -> !taken.contains(entry.getKey()))
        .flatMap(entry -> entry.getValue().stream());
    return Stream.concat(ofSchema.stream(), ofNotations)
        .sorted(Comparator.comparingInt(Failure::order))
        .limit(most)
        .toList();
  }

  private static Set<Integer> orders(List<Failure> failures) {
    return failures.stream().map(Failure::order).collect(Collectors.toSet());
  }

  /**
   * {@return how many failures there are} After the first ones, texts that fail both a notation and the schema's
   * keywords count twice, and so do duplicates, as they are not kept.
   */
  public long count() {
    if (byNotations == null) {
      return count;
    }
    Set<Integer> taken = orders(bySchema.subList(0, Math.min(MAX_JUDGED, bySchema.size())));
    long leftOut = byNotations.entrySet().stream()
        .limit(MAX_JUDGED)
        .filter(entry -> taken.contains(entry.getKey()))
        .mapToLong(entry -> entry.getValue().size())
        .sum();
    return count - leftOut;
  }

  /**
   * {@return the match distance of a value, by all its failures}
   *
   * @param depth the value's depth; no failure is less deep
   */
  public MatchDistance matchDistance(int depth) {
    boolean wrongDiscriminator = shallowestValue == depth + 1 || nextValue == depth + 1;
    return new MatchDistance(shallowestType == depth, wrongDiscriminator, -deepest, count());
  }

  /** Adds a failure. */
  public void add(Failure failure) {
    count++;
    if (failure.site().isOfNotation()) {
      keepOfNotation(failure);
    } else {
      keep(failure);
    }
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
    if (!others.bySchema.isEmpty()) {
      merge(others.bySchema);
    }
    if (others.byNotations != null) {
      others.byNotations.forEach(this::addOfNotation);
    }
    deepest = Math.max(deepest, others.deepest);
    shallowestType = Math.min(shallowestType, others.shallowestType);
    wrongValueAt(others.shallowestValue);
    wrongValueAt(others.nextValue);
  }

  /** Merges failures in order into those kept; at one event index they come after them. */
  private void merge(List<Failure> others) {
    List<Failure> rest = bySchema.subList(endOf(others.get(0).order() - 1), bySchema.size());
    List<Failure> known = List.copyOf(rest);
    rest.clear();
    int merged = 0;
    int start = 0;
    for (Failure other : others) {
      while (merged < known.size() && known.get(merged).order() <= other.order()) {
        start = known.get(merged).order() == known.get(start).order() ? start : merged;
        append(known.get(merged++));
      }
      if (isAmong(known.subList(start, merged), other)) {
        count--;
      } else {
        append(other);
      }
    }
    known.subList(merged, known.size()).forEach(this::append);
  }

  private static boolean isAmong(List<Failure> known, Failure failure) {
    for (Failure each : known) {
      if (each.order() == failure.order() && each.isSame(failure)) {
        return true;
      }
    }
    return false;
  }

  private void append(Failure failure) {
    if (bySchema.size() < capacity) {
      bySchema.add(failure);
    }
  }

  private void addOfNotation(int order, List<Failure> others) {
    List<Failure> known =
        byNotations == null ? List.of() : List.copyOf(byNotations.getOrDefault(order, List.of()));
    for (Failure other : others) {
      if (isAmong(known, other)) {
        count--;
      } else {
        keepOfNotation(other);
      }
    }
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
    bySchema.replaceAll(failure -> failure.property() == null ? failure : failure.by(site));
    return this;
  }

  /**
   * {@return whether a further failure would only be counted}
   *
   * @param order its event index
   */
  public boolean isFull(int order) {
    return bySchema.size() >= capacity && bySchema.get(capacity - 1).order() <= order;
  }

  /** Counts a failure that would not be kept. */
  public void countOne() {
    count++;
  }

  private void keep(Failure failure) {
    int end = endOf(failure.order());
    if (end < capacity) {
      if (bySchema.size() == capacity) {
        bySchema.remove(capacity - 1);
      }
      bySchema.add(end, failure);
    }
  }

  /** Keeps all failures of the first event indexes: as many of them may be left out as others are kept. */
  private void keepOfNotation(Failure failure) {
    if (byNotations == null) {
      byNotations = new TreeMap<>();
    }
    byNotations.computeIfAbsent(failure.order(), order -> new ArrayList<>(1)).add(failure);
    if (byNotations.size() > capacity) {
      byNotations.pollLastEntry();
    }
  }

  /** How many failures by the schema's keywords are kept at an event index or before it. */
  private int endOf(int order) {
    int end = bySchema.size();
    while (end > 0 && bySchema.get(end - 1).order() > order) {
      end--;
    }
    return end;
  }
}
