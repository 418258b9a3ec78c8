package dev.masu.internal.map;

import java.util.HashMap;
import java.util.Map;

/** Recently built maps, so that maps of the same keys and values are shared. Their number is bounded. */
public final class SharedMaps<K extends Comparable<K>, V> {
  private static final int MAX_SIZE = 1 << 13;

  private final Map<Integer, OrderedMap<K, V>> maps = new HashMap<>();

  /** {@return the map of keys, each followed by its value: an older one if it has the same entries} */
  OrderedMap<K, V> shared(Object[] pairs, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identities are random: no choice of labels collides, and no text is looked at.
      hash = 31 * hash + System.identityHashCode(pairs[i]);
    }
    OrderedMap<K, V> same = maps.get(hash);
    if (same != null && same.isOf(pairs, length)) {
      return same;
    }
    if (maps.size() == MAX_SIZE) {
      maps.clear();
    }
    OrderedMap<K, V> map = OrderedMap.of(pairs, length);
    maps.put(hash, map);
    return map;
  }
}
