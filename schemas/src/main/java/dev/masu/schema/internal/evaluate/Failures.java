package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Discriminators;
import dev.masu.schema.internal.report.Expectation;
import dev.masu.schema.internal.report.MatchDistance;
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
  Failures(int reported) {
    this.reported = reported;
    this.capacity = Math.max(reported, Discriminators.MAX_JUDGED);
  }

  /** The first failures, as many as a report needs. */
  public List<Failure> first() {
    return first(reported);
  }

  /** The first failures, as many as are needed to compare alternatives. */
  public List<Failure> judged() {
    return first(Discriminators.MAX_JUDGED);
  }

  private List<Failure> first(int most) {
    List<Failure> ofSchema = bySchema.subList(0, Math.min(most, bySchema.size()));
    if (byNotations == null) {
      return ofSchema;
    }
    Set<Integer> places = places(ofSchema);
    Stream<Failure> ofNotations = byNotations.entrySet().stream()
        .limit(most)
        .filter(place -> !places.contains(place.getKey()))
        .flatMap(place -> place.getValue().stream());
    return Stream.concat(ofSchema.stream(), ofNotations)
        .sorted(Comparator.comparingInt(Failure::order))
        .limit(most)
        .toList();
  }

  private static Set<Integer> places(List<Failure> failures) {
    return failures.stream().map(Failure::order).collect(Collectors.toSet());
  }

  /**
   * How many failures there are. After the first ones, texts that fail both a notation and the schema's keywords
   * count twice, and so do duplicates, as they are not kept.
   */
  public long count() {
    if (byNotations == null) {
      return count;
    }
    Set<Integer> places =
        places(bySchema.subList(0, Math.min(Discriminators.MAX_JUDGED, bySchema.size())));
    long leftOut = byNotations.entrySet().stream()
        .limit(Discriminators.MAX_JUDGED)
        .filter(place -> places.contains(place.getKey()))
        .mapToLong(place -> place.getValue().size())
        .sum();
    return count - leftOut;
  }

  /**
   * The match distance of a value, by all its failures.
   *
   * @param depth the value's depth; no failure is less deep
   */
  public MatchDistance matchDistance(int depth) {
    boolean wrongDiscriminator = shallowestValue == depth + 1 || nextValue == depth + 1;
    return new MatchDistance(shallowestType == depth, wrongDiscriminator, -deepest, count());
  }

  /** Adds others, without duplicates, which stem from schemas that are referred to more than once. */
  public void addAll(Failures others) {
    List<Failure> ofSchema = unknown(others.bySchema, bySchema);
    keepOfSchema(ofSchema);
    count += others.count - (others.bySchema.size() - ofSchema.size());
    if (others.byNotations != null) {
      others.byNotations.forEach(this::addOfNotation);
    }
    deepest = Math.max(deepest, others.deepest);
    shallowestType = Math.min(shallowestType, others.shallowestType);
    wrongValueAt(others.shallowestValue);
    wrongValueAt(others.nextValue);
  }

  private void addOfNotation(int order, List<Failure> others) {
    List<Failure> known =
        byNotations == null ? List.of() : byNotations.getOrDefault(order, List.of());
    List<Failure> unknown = unknown(others, known);
    unknown.forEach(this::keepOfNotation);
    count -= others.size() - unknown.size();
  }

  /** Those of some failures that are not among others; both are in order. */
  private static List<Failure> unknown(List<Failure> some, List<Failure> known) {
    if (some.isEmpty() || known.isEmpty() || last(known).order() < some.get(0).order()) {
      return some;
    }
    List<Failure> unknown = new ArrayList<>(some.size());
    int start = 0;
    for (Failure failure : some) {
      while (start < known.size() && known.get(start).order() < failure.order()) {
        start++;
      }
      if (!isKnown(failure, known, start)) {
        unknown.add(failure);
      }
    }
    return unknown;
  }

  private static boolean isKnown(Failure failure, List<Failure> known, int start) {
    for (int i = start; i < known.size() && known.get(i).order() == failure.order(); i++) {
      if (failure.tellsTheSame(known.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static Failure last(List<Failure> failures) {
    return failures.get(failures.size() - 1);
  }

  public void add(Failure failure) {
    if (failure.isOfNotation()) {
      keepOfNotation(failure);
    } else {
      keepOfSchema(List.of(failure));
    }
    count++;
    deepest = Math.max(deepest, failure.depth());
    if (failure.keyword().rejectsTypeOf(failure.found())) {
      shallowestType = Math.min(shallowestType, failure.depth());
    }
    if (failure.keyword().listsValues()) {
      wrongValueAt(failure.depth());
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

  /** The same of a keyword that knows other names; only failures with a property's name change. */
  Failures expecting(Expectation expected) {
    bySchema.replaceAll(
        failure -> failure.property() == null ? failure : failure.expecting(expected));
    return this;
  }

  /**
   * Whether a further failure would only be counted.
   *
   * @param order its event index
   */
  public boolean isFull(int order) {
    return bySchema.size() >= capacity && last(bySchema).order() <= order;
  }

  /** Counts a failure that would not be kept. */
  public void countOne() {
    count++;
  }

  /** Merges failures in order into those kept; at one event index they come after them. */
  private void keepOfSchema(List<Failure> others) {
    if (others.isEmpty()) {
      return;
    }
    List<Failure> behind = bySchema.subList(endOf(others.get(0).order()), bySchema.size());
    List<Failure> later = List.copyOf(behind);
    behind.clear();
    int merged = 0;
    for (Failure other : others) {
      while (merged < later.size() && later.get(merged).order() <= other.order()) {
        append(later.get(merged++));
      }
      append(other);
    }
    later.subList(merged, later.size()).forEach(this::append);
  }

  /** How many failures are at an event index or before it. */
  private int endOf(int order) {
    int end = bySchema.size();
    while (end > 0 && bySchema.get(end - 1).order() > order) {
      end--;
    }
    return end;
  }

  private void append(Failure failure) {
    if (bySchema.size() < capacity) {
      bySchema.add(failure);
    }
  }

  /** Keeps all failures of the first event indexes: as many of them may be left out as others are kept. */
  private void keepOfNotation(Failure failure) {
    TreeMap<Integer, List<Failure>> places = byNotations;
    if (places == null) {
      places = new TreeMap<>();
      byNotations = places;
    }
    places.computeIfAbsent(failure.order(), order -> new ArrayList<>(1)).add(failure);
    if (places.size() > capacity) {
      places.pollLastEntry();
    }
  }
}
