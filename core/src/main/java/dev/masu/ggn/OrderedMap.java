package dev.masu.ggn;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map that keeps the order it was given, in one array of keys and values.
 *
 * <p>Rule sets hold hundreds of thousands of maps of one to four entries: a hash table each would
 * cost ten times the memory. Larger maps are searched through their keys sorted by hash, those of one
 * hash by their order, so that no choice of labels makes them slow.
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
    return map.size() <= SCANNED ? new OrderedMap<>(table) : new Large<>(table, sorted(table));
  }

  /**
   * {@return the map of a table, in which a key may occur more than once: the last value counts}
   *
   * @param table keys, each with its value behind it; taken over
   */
  static <K extends Comparable<K>, V> OrderedMap<K, V> ofTable(Object[] table) {
    if (table.length == 0) {
      return empty();
    }
    if (table.length > 2 * SCANNED) {
      int[] sorted = sorted(table);
      return hasTwice(table, sorted) ? withoutTwice(table) : new Large<>(table, sorted);
    }
    return hasTwice(table) ? withoutTwice(table) : new OrderedMap<>(table);
  }

  private static boolean hasTwice(Object[] table) {
    for (int i = 2; i < table.length; i += 2) {
      for (int j = 0; j < i; j += 2) {
        if (table[i].equals(table[j])) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasTwice(Object[] table, int[] sorted) {
    for (int i = 1; i < sorted.length; i++) {
      if (table[2 * sorted[i]].equals(table[2 * sorted[i - 1]])) {
        return true;
      }
    }
    return false;
  }

  // The table holds a K and a V in turn.
  @SuppressWarnings("unchecked")
  private static <K extends Comparable<K>, V> OrderedMap<K, V> withoutTwice(Object[] table) {
    Map<K, V> map = new LinkedHashMap<>();
    for (int i = 0; i < table.length; i += 2) {
      map.put((K) table[i], (V) table[i + 1]);
    }
    return copyOf(map, "");
  }

  /** {@return whether this is the map of a table, each key and value being the same object} */
  // Equal objects that are not the same only miss being shared.
  @SuppressWarnings("ReferenceEquality")
  final boolean isOf(Object[] pairs, int length) {
    if (table.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (table[i] != pairs[i]) {
        return false;
      }
    }
    return true;
  }

  /** {@return a number that is the same for the same keys and values, and else most likely not} */
  static int hashOfTable(Object[] pairs, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      // Identities are random: no choice of labels collides, and no text is looked at.
      hash = (hash ^ System.identityHashCode(pairs[i])) * 0x9E3779B1;
    }
    return hash ^ hash >>> 15;
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

  /** {@return the positions of the keys by their hash, those of one hash in the order of the keys} */
  private static int[] sorted(Object[] table) {
    // Sorted as numbers: a comparator of boxed positions took a tenth of the time of a whole read.
    long[] hashes = new long[table.length / 2];
    for (int i = 0; i < hashes.length; i++) {
      hashes[i] = (long) table[2 * i].hashCode() << Integer.SIZE | i;
    }
    Arrays.sort(hashes);
    int[] sorted = new int[hashes.length];
    int start = 0;
    for (int i = 0; i < hashes.length; i++) {
      sorted[i] = (int) hashes[i];
      if (i + 1 == hashes.length || hash(hashes[i + 1]) != hash(hashes[i])) {
        sortByKey(table, sorted, start, i + 1);
        start = i + 1;
      }
    }
    return sorted;
  }

  private static int hash(long hashAndPosition) {
    return (int) (hashAndPosition >> Integer.SIZE);
  }

  private static void sortByKey(Object[] table, int[] sorted, int start, int end) {
    if (end - start < 2) {
      return;
    }
    Integer[] positions = Arrays.stream(sorted, start, end).boxed().toArray(Integer[]::new);
    Arrays.sort(positions, (one, other) -> compare(table[2 * one], table[2 * other]));
    for (int i = start; i < end; i++) {
      sorted[i] = positions[i - start];
    }
  }

  // All keys of a map are of one class, which is comparable to itself.
  @SuppressWarnings("unchecked")
  private static int compare(Object one, Object other) {
    return ((Comparable<Object>) one).compareTo(other);
  }

  /** A map with the positions of its keys, sorted. */
  private static final class Large<K extends Comparable<K>, V> extends OrderedMap<K, V> {
    private final int[] sorted;

    Large(Object[] table, int[] sorted) {
      super(table);
      this.sorted = sorted;
    }

    @Override
    int indexOf(Object key) {
      int hash = key.hashCode();
      int low = 0;
      int high = sorted.length - 1;
      while (low <= high) {
        int middle = (low + high) >>> 1;
        Object known = super.key(sorted[middle]);
        int order = Integer.compare(known.hashCode(), hash);
        if (order == 0) {
          order = compare(known, key);
        }
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
  }
}
