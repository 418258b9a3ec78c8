package dev.masu.internal.map;

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
 * An immutable map that keeps the order it was given, in as little memory as its size allows.
 *
 * <p>Rule sets hold hundreds of thousands of maps of one to four entries: a hash table each would
 * cost ten times the memory.
 */
public abstract class OrderedMap<K extends Comparable<K>, V> extends AbstractMap<K, V> {
  /** Up to this size, comparing with each key in turn is as quick as a search. */
  private static final int SCANNED = 8;

  /** Up to this size, a map needs no table. */
  private static final int FEW = 2;

  OrderedMap() {}

  /** {@return the map without entries} */
  // An empty map has no key or value of a wrong class.
  @SuppressWarnings("unchecked")
  public static <K extends Comparable<K>, V> OrderedMap<K, V> empty() {
    return (OrderedMap<K, V>) TableMap.EMPTY;
  }

  /**
   * {@return the map itself if it is of this class, else a copy}
   *
   * @param name what the map is, for the message when it, a key or a value is null
   */
  public static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(Map<K, V> map, String name) {
    return map instanceof OrderedMap<K, V> frozen
        ? frozen
        : copyOf(map, name, (key, value) -> value);
  }

  /**
   * {@return the map itself if it is of this class, else a copy that holds a copy of each value}
   *
   * @param name what the map is, for the message when it, a key or a value is null
   * @param copy gives the immutable copy of the value at a key
   */
  public static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(
      Map<K, V> map, String name, BiFunction<K, V, V> copy) {
    if (map instanceof OrderedMap<K, V> frozen) {
      return frozen;
    }
    Object[] table = new Object[2 * Objects.requireNonNull(map, name).size()];
    int i = 0;
    for (Entry<K, V> entry : map.entrySet()) {
      if (i == table.length) {
        // A map that another thread changes may have more entries by now than its size.
        table = Arrays.copyOf(table, 2 * i + 2);
      }
      K key = Objects.requireNonNull(entry.getKey(), () -> name + " key");
      table[i++] = key;
      V value = Objects.requireNonNull(entry.getValue(), () -> name + " at " + key);
      table[i++] = copy.apply(key, value);
    }
    return ofTable(i == table.length ? table : Arrays.copyOf(table, i));
  }

  /**
   * {@return the map of pairs, in which a key may occur more than once: the last value counts}
   *
   * <p>Most maps of a GGN have one or two entries, which need no table.
   *
   * @param pairs keys, each followed by its value
   * @param length how many keys and values there are
   */
  static <K extends Comparable<K>, V> OrderedMap<K, V> of(Object[] pairs, int length) {
    boolean areDistinct = length == 2 || (length == 4 && !pairs[0].equals(pairs[2]));
    return areDistinct ? ofFew(pairs, length) : ofTable(Arrays.copyOf(pairs, length));
  }

  private static <K extends Comparable<K>, V> OrderedMap<K, V> ofDistinctTable(Object[] table) {
    if (table.length <= 2 * FEW) {
      return ofFew(table, table.length);
    }
    return table.length > 2 * SCANNED ? new LargeMap<>(table) : new TableMap<>(table);
  }

  private static <K extends Comparable<K>, V> OrderedMap<K, V> ofFew(Object[] pairs, int length) {
    return switch (length) {
      case 0 -> empty();
      case 2 -> new MapOfOne<>(pairs[0], pairs[1]);
      default -> new MapOfTwo<>(pairs[0], pairs[1], pairs[2], pairs[3]);
    };
  }

  /**
   * {@return the map of a table, in which a key may occur more than once: the last value counts}
   *
   * @param table keys, each followed by its value; taken over
   */
  static <K extends Comparable<K>, V> OrderedMap<K, V> ofTable(Object[] table) {
    OrderedMap<K, V> map = ofDistinctTable(table);
    boolean hasTwice = map instanceof LargeMap<K, V> large ? large.hasTwice() : hasTwice(table);
    return hasTwice ? withoutTwice(table) : map;
  }

  private static boolean hasTwice(Object[] table) {
    // A bit for each hash spares most comparisons of texts.
    long seen = 0;
    for (int i = 0; i < table.length; i += 2) {
      long bit = 1L << ((table[i].hashCode() * 0x9E3779B1) >>> 26);
      if ((seen & bit) != 0 && isBefore(table, i)) {
        return true;
      }
      seen |= bit;
    }
    return false;
  }

  private static boolean isBefore(Object[] table, int position) {
    for (int i = 0; i < position; i += 2) {
      if (table[i].equals(table[position])) {
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
    return copyOf(map, "map");
  }

  /** {@return the key of each entry at an even position, followed by its value} */
  abstract Object at(int position);

  @Override
  public abstract int size();

  /** {@return whether this is the map of a table, each key and value being the same object} */
  abstract boolean isOf(Object[] pairs, int length);

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
    if (key == null || size() == 0 || key.getClass() != at(0).getClass()) {
      return -1;
    }
    return indexOf(key);
  }

  /** {@return the number of the entry with a key of the right class, -1 if there is none} */
  int indexOf(Object key) {
    for (int i = 0; i < size(); i++) {
      if (at(2 * i).equals(key)) {
        return i;
      }
    }
    return -1;
  }

  // The map was made of a K and a V in turn.
  @SuppressWarnings("unchecked")
  final K key(int i) {
    return (K) at(2 * i);
  }

  // As for the keys.
  @SuppressWarnings("unchecked")
  final V value(int i) {
    return (V) at(2 * i + 1);
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

    /** Looks the key up; comparing with each entry would make it slow to compare two sets of many. */
    @Override
    public boolean contains(@Nullable Object other) {
      return other instanceof Entry<?, ?> entry
          && entry.getValue() != null
          && entry.getValue().equals(OrderedMap.this.get(entry.getKey()));
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
