package dev.masu.internal.map;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the entries of one map after the other.
 *
 * <p>It is used again for each map, so that reading many small ones allocates nothing but the maps.
 */
public final class Entries<K extends Comparable<K>, V> {
  private static final int FIRST_LENGTH = 4;

  /** The most maps that are kept to be shared. */
  private static final int MAX_SHARED = 1 << 13;

  private final @Nullable Map<Integer, OrderedMap<K, V>> shared;
  private Object[] pairs = new Object[FIRST_LENGTH];
  private int length;

  private Entries(@Nullable Map<Integer, OrderedMap<K, V>> shared) {
    this.shared = shared;
  }

  public Entries() {
    this(null);
  }

  /** {@return entries of which equal maps are one object, as far as their keys and values are the same objects} */
  public static <K extends Comparable<K>, V> Entries<K, V> sharing() {
    return new Entries<>(new HashMap<>());
  }

  /** Adds an entry; of a key that is added twice the last value counts. */
  public void add(K key, V value) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * length);
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
    OrderedMap<K, V> map = shared == null ? newMap() : shared(shared);
    length = 0;
    return map;
  }

  private OrderedMap<K, V> newMap() {
    return length == 0 ? OrderedMap.empty() : OrderedMap.of(Arrays.copyOf(pairs, length));
  }

  private OrderedMap<K, V> shared(Map<Integer, OrderedMap<K, V>> known) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identities are random: no choice of labels collides, and no text is looked at.
      hash = 31 * hash + System.identityHashCode(pairs[i]);
    }
    OrderedMap<K, V> same = known.get(hash);
    if (same != null && same.isOf(pairs, length)) {
      return same;
    }
    if (known.size() == MAX_SHARED) {
      known.clear();
    }
    OrderedMap<K, V> map = newMap();
    known.put(hash, map);
    return map;
  }
}
