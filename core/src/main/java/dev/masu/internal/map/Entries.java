package dev.masu.internal.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Collects the entries of an {@link OrderedMap}. */
public final class Entries<K extends Comparable<K>, V> {
  /** Keys, each followed by its value. Most maps have one or two entries. */
  final List<Object> pairs = new ArrayList<>(4);

  /** Adds an entry, of which no other has the key. */
  public void add(K key, V value) {
    pairs.add(Objects.requireNonNull(key, "key"));
    pairs.add(Objects.requireNonNull(value, "value"));
  }

  /** {@return a map of the entries; throws {@link IllegalArgumentException} if a key was added twice} */
  public OrderedMap<K, V> take() {
    return OrderedMap.of(pairs);
  }
}
