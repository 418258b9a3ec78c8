package dev.masu.internal.map;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cache of recently built maps, so that maps with the same keys and values are shared.
 *
 * <p>Threads share it without locks, since maps are immutable. It has a fixed size: a new map replaces
 * the one in its slot.
 */
public final class SharedMaps<K extends Comparable<K>, V> {
  private final @Nullable OrderedMap<?, ?>[] maps;

  /** Creates a cache of {@code size} maps, a power of two of at most 65,536. */
  public SharedMaps(int size) {
    this.maps = new OrderedMap<?, ?>[size];
  }

  /** {@return a map of entries: a cached one if it has the same} */
  @SuppressWarnings("unchecked") // Only maps of K and V are stored.
  public OrderedMap<K, V> shared(Entries<K, V> entries) {
    List<Object> pairs = entries.pairs;
    int hash = pairs.size();
    for (Object part : pairs) {
      // Identity hashes are random, so no labels can be chosen to collide; and no string is read.
      hash = 31 * hash + System.identityHashCode(part);
    }
    int slot = (hash * 0x9E3779B1) >>> 16 & (maps.length - 1);
    OrderedMap<K, V> map = (OrderedMap<K, V>) maps[slot];
    if (map == null || !map.isOf(pairs)) {
      map = OrderedMap.of(pairs);
      maps[slot] = map;
    }
    return map;
  }
}
