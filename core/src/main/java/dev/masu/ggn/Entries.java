package dev.masu.ggn;

import java.util.Arrays;
import java.util.Objects;

/** Collects the entries of one map after the other. */
final class Entries<K extends Comparable<K>, V> {
  private Object[] pairs = {};
  private int length;

  void add(K key, V value) {
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, Math.max(8, 2 * length));
    }
    pairs[length++] = Objects.requireNonNull(key, "key");
    pairs[length++] = Objects.requireNonNull(value, "value");
  }

  /** {@return the map of the entries; those of the next map follow} */
  OrderedMap<K, V> take() {
    OrderedMap<K, V> map = OrderedMap.of(pairs, length);
    length = 0;
    return map;
  }

  /** {@return the map of the entries, which is the last one if it has the same} */
  OrderedMap<K, V> take(OrderedMap<K, V> last) {
    if (last.isOf(pairs, length)) {
      length = 0;
      return last;
    }
    return take();
  }

  /** {@return the map of the entries, shared with those that are known} */
  OrderedMap<K, V> take(SharedMaps<K, V> known) {
    int hash = SharedMaps.hash(pairs, length);
    OrderedMap<K, V> same = known.find(hash, pairs, length);
    if (same != null) {
      length = 0;
      return same;
    }
    OrderedMap<K, V> map = take();
    known.add(hash, map);
    return map;
  }
}
