package dev.masu.internal.map;

import org.jspecify.annotations.Nullable;

/**
 * Recently built maps, found by their entries, so that equal maps are shared.
 *
 * <p>The table is bounded: a new map replaces an older one with the same index, which is then no longer
 * shared. It is small enough to stay in the processor's cache.
 */
public final class SharedMaps<K extends Comparable<K>, V> {
  /** Small, as a transition that is read alone has an assembler of its own. */
  private static final int FIRST_SIZE = 1 << 3;

  private static final int LARGEST_SIZE = 1 << 13;

  private @Nullable OrderedMap<?, ?>[] maps = new OrderedMap<?, ?>[FIRST_SIZE];

  /** Beside the maps, so that few maps are compared in vain. */
  private int[] hashes = new int[FIRST_SIZE];

  private int added;

  /**
   * {@return the map of pairs, an older one if it has the same entries; the last value of a repeated key counts}
   *
   * @param pairs keys, each followed by its value
   * @param length how many keys and values there are
   */
  OrderedMap<K, V> shared(Object[] pairs, int length) {
    int hash = hash(pairs, length);
    OrderedMap<K, V> same = find(hash, pairs, length);
    if (same != null) {
      return same;
    }
    OrderedMap<K, V> map = OrderedMap.of(pairs, length);
    add(hash, map);
    return map;
  }

  // Filled with maps of K and V by add alone.
  @SuppressWarnings("unchecked")
  private @Nullable OrderedMap<K, V> find(int hash, Object[] pairs, int length) {
    int index = hash & (hashes.length - 1);
    if (hashes[index] != hash) {
      return null;
    }
    OrderedMap<?, ?> map = maps[index];
    return map != null && map.isOf(pairs, length) ? (OrderedMap<K, V>) map : null;
  }

  /** {@return a number that is the same for the same keys and values, and else most likely not} */
  private static int hash(Object[] pairs, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identities are random: no choice of labels collides, and no text is looked at.
      hash = (hash ^ System.identityHashCode(pairs[i])) * 0x9E3779B1;
    }
    return hash ^ hash >>> 15;
  }

  private void add(int hash, OrderedMap<K, V> map) {
    if (++added > maps.length / 2 && maps.length < LARGEST_SIZE) {
      grow();
    }
    put(hash, map);
  }

  private void put(int hash, @Nullable OrderedMap<?, ?> map) {
    int index = hash & (maps.length - 1);
    maps[index] = map;
    hashes[index] = hash;
  }

  private void grow() {
    @Nullable OrderedMap<?, ?>[] oldMaps = maps;
    int[] oldHashes = hashes;
    maps = new OrderedMap<?, ?>[4 * oldMaps.length];
    hashes = new int[maps.length];
    for (int i = 0; i < oldMaps.length; i++) {
      if (oldMaps[i] != null) {
        put(oldHashes[i], oldMaps[i]);
      }
    }
  }
}
