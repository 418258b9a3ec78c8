package dev.masu.internal.map;

import java.util.Arrays;

/**
 * A map with an index of its keys sorted by hash, then by their order, so that no choice of labels makes it slow.
 */
final class LargeMap<K extends Comparable<K>, V> extends TableMap<K, V> {
  /** The positions of the entries, in the order in which keys are searched. */
  private final int[] sorted;

  /** Takes ownership of a table. */
  LargeMap(Object[] table) {
    super(table);
    sorted = sort();
  }

  /** {@return whether a key is there twice, so that this is no map} */
  boolean hasTwice() {
    for (int i = 1; i < sorted.length; i++) {
      K key = key(sorted[i]);
      K before = key(sorted[i - 1]);
      if (key.hashCode() == before.hashCode() && key.equals(before)) {
        return true;
      }
    }
    return false;
  }

  @Override
  int indexOf(Object key) {
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(key(sorted[middle]), key);
      if (order == 0) {
        return sorted[middle];
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  // The key is of the class of this map's keys, which are comparable to each other.
  @SuppressWarnings("unchecked")
  private int compare(K known, Object key) {
    int order = Integer.compare(known.hashCode(), key.hashCode());
    return order == 0 ? known.compareTo((K) key) : order;
  }

  private int[] sort() {
    // Packed into numbers, so that positions need no boxing.
    long[] hashes = new long[size()];
    for (int i = 0; i < hashes.length; i++) {
      hashes[i] = (long) key(i).hashCode() << Integer.SIZE | i;
    }
    Arrays.sort(hashes);
    int[] positions = new int[hashes.length];
    int start = 0;
    for (int i = 0; i < hashes.length; i++) {
      positions[i] = (int) hashes[i];
      if (hash(hashes[i]) != hash(hashes[start])) {
        sortByKey(positions, start, i);
        start = i;
      }
    }
    sortByKey(positions, start, positions.length);
    return positions;
  }

  private static int hash(long hashAndPosition) {
    return (int) (hashAndPosition >> Integer.SIZE);
  }

  /** Sorts keys of one hash. */
  private void sortByKey(int[] positions, int start, int end) {
    if (end - start < 2) {
      return;
    }
    Integer[] same = Arrays.stream(positions, start, end).boxed().toArray(Integer[]::new);
    Arrays.sort(same, (one, other) -> key(one).compareTo(key(other)));
    for (int i = start; i < end; i++) {
      positions[i] = same[i - start];
    }
  }
}
