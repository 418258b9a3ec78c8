package dev.masu.internal.map;

import java.util.Arrays;
import java.util.Objects;

/** Collects the entries of an {@link OrderedMap}. */
public final class Entries<K extends Comparable<K>, V> {
  private static final Object[] NONE = {};
  private static final int FIRST_LENGTH = 4;

  private Object[] pairs = NONE;
  private int length;

  /** Adds an entry, of which no other has the key. */
  public void add(K key, V value) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, Math.max(FIRST_LENGTH, 2 * length));
    }
    pairs[length++] = key;
    pairs[length++] = value;
  }

  /** {@return a map of the entries; throws {@link IllegalArgumentException} if a key was added twice} */
  public OrderedMap<K, V> take() {
    return OrderedMap.of(pairs, length);
  }

  /** {@return a map of the entries, reusing a known one with the same entries} */
  public OrderedMap<K, V> take(SharedMaps<K, V> known) {
    return known.shared(pairs, length);
  }
}
