package dev.masu.ggn;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
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
class OrderedMap<K extends Comparable<K>, V> extends AbstractMap<K, V> {
  /** Up to this size, comparing with each key in turn is as quick as a search. */
  private static final int SCANNED = 8;

  private static final OrderedMap<?, ?> EMPTY = new OrderedMap<>(new Object[0]);

  private final Object[] table;

  private OrderedMap(Object[] table) {
    this.table = table;
  }

  // An empty map has no key or value of a wrong class.
  @SuppressWarnings("unchecked")
  static <K extends Comparable<K>, V> OrderedMap<K, V> empty() {
    return (OrderedMap<K, V>) EMPTY;
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
    if (map.isEmpty()) {
      return empty();
    }
    Object[] table = new Object[2 * map.size()];
    int i = 0;
    for (Entry<K, V> entry : map.entrySet()) {
      K key = Objects.requireNonNull(entry.getKey(), () -> name + " key");
      table[i++] = key;
      V value = Objects.requireNonNull(entry.getValue(), () -> name + " at " + key);
      table[i++] = copy.apply(key, value);
    }
    return map.size() <= SCANNED ? new OrderedMap<>(table) : new Large<>(table);
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
    return indexOf(key);
  }

  /** {@return the position of a key of the right class, -1 if it is not there} */
  int indexOf(Object key) {
    for (int i = 0; i < size(); i++) {
      if (table[2 * i].equals(key)) {
        return i;
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
  public void forEach(BiConsumer<? super K, ? super V> action) {
    for (int i = 0; i < size(); i++) {
      action.accept(key(i), value(i));
    }
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

  /** A map with the positions of its keys in the order of the keys. */
  private static final class Large<K extends Comparable<K>, V> extends OrderedMap<K, V> {
    private final int[] sorted;

    Large(Object[] table) {
      super(table);
      this.sorted = IntStream.range(0, size())
          .boxed()
          .sorted(Comparator.comparing(super::key))
          .mapToInt(Integer::intValue)
          .toArray();
    }

    @Override
    int indexOf(Object key) {
      int low = 0;
      int high = sorted.length - 1;
      while (low <= high) {
        int middle = (low + high) >>> 1;
        int order = compare(super.key(sorted[middle]), key);
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
    private static <K extends Comparable<K>> int compare(K known, Object key) {
      return known.compareTo((K) key);
    }
  }
}
