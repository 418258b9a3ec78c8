package dev.masu.internal.map;

import java.util.Arrays;
import java.util.Objects;

/**
 * Collects the entries of one map after the other.
 *
 * <p>It is used again for each map, so that reading many small ones allocates nothing but the maps.
 */
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

  /** Forgets the entries that were added since the last map. */
  public void clear() {
    length = 0;
  }

  /** {@return the map of the entries; those of the next map follow} */
  public OrderedMap<K, V> take() {
    return taken(OrderedMap.of(pairs, length));
  }

  /** {@return the map of the entries, which is the last one if it has the same} */
  public OrderedMap<K, V> take(OrderedMap<K, V> last) {
    return last.isOf(pairs, length) ? taken(last) : take();
  }

  /** {@return the map of the entries, shared with those that are known} */
  public OrderedMap<K, V> take(SharedMaps<K, V> known) {
    return taken(known.shared(pairs, length));
  }

  private OrderedMap<K, V> taken(OrderedMap<K, V> map) {
    length = 0;
    return map;
  }
}
