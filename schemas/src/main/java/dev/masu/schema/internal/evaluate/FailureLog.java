package dev.masu.schema.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What schemas reject about the members, items and names of one open array or object, by slot and keyword. It is
 * read only if the failure counts; most often a branch fails that is not needed, and all is forgotten.
 */
final class FailureLog {
  /** A log without entries. */
  static final FailureLog EMPTY = new FailureLog();

  /** More than so many values are not kept to be explained: they are explained and merged. */
  private static final int MAX_WEIGHT = 512;

  /** Values nested deeper are explained and merged, as an explanation takes some stack for each of them. */
  private static final int MAX_DEPTH = 64;

  /** What a keyword of a slot rejects: a {@link Failure}, {@link Failures}, or a {@link RejectedValue}. */
  private record Entry(int slot, Keyword keyword, Object rejected) {}

  private List<Entry> entries = List.of();
  private int weight;
  private int depth;

  void clear() {
    if (!entries.isEmpty()) {
      entries.clear();
      weight = 0;
      depth = 0;
    }
  }

  /** Hands over the entries, and starts anew. */
  FailureLog handOver() {
    FailureLog other = new FailureLog();
    other.entries = entries;
    other.weight = weight;
    other.depth = depth;
    entries = List.of();
    weight = 0;
    depth = 0;
    return other;
  }

  /** How many values are kept to be explained. */
  int weight() {
    return weight;
  }

  /** How deep the values nest that are kept to be explained. */
  int depth() {
    return depth;
  }

  void add(int slot, Keyword keyword, Object rejected, Run run) {
    if (entries.isEmpty()) {
      entries = new ArrayList<>(4);
    }
    entries.add(new Entry(slot, keyword, rejected));
    if (rejected instanceof RejectedValue value) {
      weight += value.weight();
      depth = Math.max(depth, value.depth());
    } else {
      weight++;
    }
    if (weight > MAX_WEIGHT || depth > MAX_DEPTH) {
      merge(run);
    }
  }

  private void merge(Run run) {
    List<Entry> all = entries;
    entries = new ArrayList<>();
    for (Entry entry : all) {
      Failures merged = merged(entry.slot, entry.keyword);
      if (merged == null) {
        merged = new Failures(run.capacity());
        entries.add(new Entry(entry.slot, entry.keyword, merged));
      }
      merged.addAll(failures(entry.rejected, run));
    }
    weight = entries.size();
    depth = 0;
  }

  private @Nullable Failures merged(int slot, Keyword keyword) {
    for (Entry entry : entries) {
      if (entry.slot == slot && entry.keyword == keyword) {
        return (Failures) entry.rejected;
      }
    }
    return null;
  }

  /** Adds what a keyword of a slot rejects, in document order. */
  void addTo(Failures failures, int slot, Keyword keyword, Run run) {
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.slot == slot && entry.keyword == keyword) {
        failures.addAll(failures(entry.rejected, run));
      }
    }
  }

  private static Failures failures(Object rejected, Run run) {
    if (rejected instanceof Failures failures) {
      return failures;
    }
    return rejected instanceof RejectedValue value
        ? value.failures()
        : run.failures((Failure) rejected);
  }
}
