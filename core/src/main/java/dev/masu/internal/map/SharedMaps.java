package dev.masu.internal.map;

import org.jspecify.annotations.Nullable;

/**
 * A cache of recently built maps, so that maps with the same keys and values are shared.
 *
 * <p>Threads share it without locks, since maps are immutable. It has a fixed size: a new map replaces
 * the one in its slot.
 */
public final class SharedMaps<K extends Comparable<K>, V> {
  private static final int SIZE_BITS = 13;

  private final @Nullable OrderedMap<?, ?>[] maps = new OrderedMap<?, ?>[1 << SIZE_BITS];

  /** {@return a map of keys, each followed by its value: a cached one if it has the same entries} */
  @SuppressWarnings("unchecked") // Only maps of K and V are stored.
  OrderedMap<K, V> shared(Object[] pairs, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identity hashes are random, so no labels can be chosen to collide; and no string is read.
      hash = 31 * hash + System.identityHashCode(pairs[i]);
    }
    int slot = (hash * 0x9E3779B1) >>> (Integer.SIZE - SIZE_BITS);
    OrderedMap<K, V> map = (OrderedMap<K, V>) maps[slot];
    if (map == null || !map.isOf(pairs, length)) {
      map = OrderedMap.of(pairs, length);
      maps[slot] = map;
    }
    return map;
  }
}
