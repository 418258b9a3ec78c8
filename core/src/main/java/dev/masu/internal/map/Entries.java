package dev.masu.internal.map;

import java.util.Arrays;
import java.util.Objects;

/** Collects the entries of a map. */
public final class Entries<K extends Comparable<K>, V> {
  private static final Object[] NONE = {};
  private static final int FIRST_LENGTH = 4;

  private Object[] pairs = NONE;
  private int length;

  /** Adds an entry; of a key that is added twice the last value counts. */
  public void add(K key, V value) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, Math.max(FIRST_LENGTH, 2 * length));
    }
    pairs[length++] = key;
    pairs[length++] = value;
  }

  /** {@return how many entries were added} */
  public int size() {
    return length / 2;
  }

  /** {@return the map of the entries} */
  public OrderedMap<K, V> take() {
    return OrderedMap.of(pairs, length);
  }

  /** {@return the map of the entries, which is the last one if it has the same} */
  public OrderedMap<K, V> take(OrderedMap<K, V> last) {
    return last.isOf(pairs, length) ? last : take();
  }

  /** {@return the map of the entries, shared with those that are known} */
  public OrderedMap<K, V> take(SharedMaps<K, V> known) {
    return known.shared(pairs, length);
  }
}
