package dev.masu.ggn;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map that keeps the order it was given, in one array of keys and values.
 *
 * <p>Rule sets hold hundreds of thousands of maps of one to four entries: a hash table each would
 * cost ten times the memory. Larger maps are searched through their sorted keys and not by hash, so
 * that no choice of labels makes them slow.
 */
final class OrderedMap<K extends Comparable<K>, V> extends AbstractMap<K, V> {
  /** Up to this size, comparing with each key in turn is as quick as a search. */
  private static final int SCANNED = 8;

  private final Object[] table;
  private final int @Nullable [] sorted;

  private OrderedMap(Object[] table) {
    this.table = table;
    this.sorted = table.length > 2 * SCANNED ? sortedPositions(table) : null;
  }

  /** {@return the map itself if it is of this class, else a copy} */
  static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(Map<K, V> map, String name) {
    return copyOf(map, name, (key, value) -> value);
  }

  /**
   * {@return the map itself if it is of this class, else a copy that holds a copy of each value}
   *
   * @param name what the map is, for the message when a key or value is null
   * @param copy gives the immutable copy of the value at a key
   */
  static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(
      Map<K, V> map, String name, BiFunction<K, V, V> copy) {
    if (map instanceof OrderedMap<K, V> frozen) {
      return frozen;
    }
    Object[] table = new Object[2 * map.size()];
    int i = 0;
    for (Entry<K, V> entry : map.entrySet()) {
      K key = Objects.requireNonNull(entry.getKey(), () -> name + " key");
      table[i++] = key;
      V value = Objects.requireNonNull(entry.getValue(), () -> name + " at " + key);
      table[i++] = copy.apply(key, value);
    }
    return new OrderedMap<>(table);
  }

  private static int[] sortedPositions(Object[] table) {
    return IntStream.range(0, table.length / 2)
        .boxed()
        .sorted((a, b) -> compare(table[2 * a], table[2 * b]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  // The keys of one map are of one final class, which is comparable to itself.
  @SuppressWarnings("unchecked")
  private static int compare(Object key, Object other) {
    return ((Comparable<Object>) key).compareTo(other);
  }

  @Override
  public int size() {
    return table.length / 2;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return find(key) >= 0;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    int found = find(key);
    return found < 0 ? null : value(found);
  }

  private int find(@Nullable Object key) {
    if (key == null || table.length == 0 || key.getClass() != table[0].getClass()) {
      return -1;
    }
    return sorted == null ? scan(key) : search(key, sorted);
  }

  private int scan(Object key) {
    for (int i = 0; i < table.length; i += 2) {
      if (table[i].equals(key)) {
        return i / 2;
      }
    }
    return -1;
  }

  private int search(Object key, int[] positions) {
    int low = 0;
    int high = positions.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(table[2 * positions[middle]], key);
      if (order == 0) {
        return positions[middle];
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  // The table was filled from a Map<K, V>.
  @SuppressWarnings("unchecked")
  private K key(int i) {
    return (K) table[2 * i];
  }

  @SuppressWarnings("unchecked")
  private V value(int i) {
    return (V) table[2 * i + 1];
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new Entries();
  }

  private final class Entries extends AbstractSet<Entry<K, V>> {
    @Override
    public int size() {
      return OrderedMap.this.size();
    }

    @Override
    public Iterator<Entry<K, V>> iterator() {
      return new EntryIterator();
    }
  }

  private final class EntryIterator implements Iterator<Entry<K, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size();
    }

    @Override
    public Entry<K, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException("end of a map of " + size() + " entries");
      }
      Entry<K, V> entry = Map.entry(key(next), value(next));
      next++;
      return entry;
    }
  }
}
