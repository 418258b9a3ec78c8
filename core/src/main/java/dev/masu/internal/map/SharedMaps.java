package dev.masu.internal.map;

import java.util.HashMap;
import java.util.Map;

/** A bounded cache of recently built maps, so that maps with the same keys and values are shared. */
public final class SharedMaps<K extends Comparable<K>, V> {
  private static final int MAX_SIZE = 1 << 13;

  private final Map<Integer, OrderedMap<K, V>> maps = new HashMap<>();

  /** {@return a map of keys, each followed by its value: a cached one if it has the same entries} */
  OrderedMap<K, V> shared(Object[] pairs, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identity hashes are random, so no labels can be chosen to collide; and no string is read.
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
