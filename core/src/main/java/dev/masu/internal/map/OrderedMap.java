package dev.masu.internal.map;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map that keeps its insertion order.
 *
 * <p>Rule sets contain hundreds of thousands of maps with one or two entries; a hash table for each
 * would take several times the memory.
 */
public class OrderedMap<K extends Comparable<K>, V> extends AbstractMap<K, V> {
  private static final OrderedMap<?, ?> EMPTY = new OrderedMap<>(new Object[0]);

  /** Maps up to this size are searched linearly. */
  private static final int SCANNED = 16;

  /** Keys, each followed by its value. */
  private final Object[] pairs;

  private OrderedMap(Object[] pairs) {
    this.pairs = pairs;
  }

  /** A map with too many entries to scan. A separate class, so that small maps need no field for the index. */
  private static final class Indexed<K extends Comparable<K>, V> extends OrderedMap<K, V> {
    private final Map<Object, Integer> numbers = new HashMap<>();

    Indexed(Object[] pairs) {
      super(pairs);
      for (int i = 0; i < pairs.length; i += 2) {
        numbers.put(pairs[i], i / 2);
      }
    }

    @Override
    int number(@Nullable Object key) {
      return numbers.getOrDefault(key, -1);
    }
  }

  /** {@return the empty map} */
  // An empty map has no keys or values of the wrong class.
  @SuppressWarnings("unchecked")
  public static <K extends Comparable<K>, V> OrderedMap<K, V> empty() {
    return (OrderedMap<K, V>) EMPTY;
  }

  /**
   * {@return the map itself if it is an {@code OrderedMap}, else a copy; messages about nulls start
   * with the name}
   */
  public static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(Map<K, V> map, String name) {
    return copyOf(map, name, (key, value) -> value);
  }

  /**
   * {@return the map itself if it is an {@code OrderedMap}, else a copy that contains a copy of
   * each value}
   *
   * @param name the name of the map, for the message if the map, a key or a value is null
   * @param copy returns an immutable copy of the value of a key
   */
  public static <K extends Comparable<K>, V> OrderedMap<K, V> copyOf(
      Map<K, V> map, String name, BiFunction<K, V, V> copy) {
    if (map instanceof OrderedMap<K, V> frozen) {
      return frozen;
    }
    Entries<K, V> entries = new Entries<>();
    Objects.requireNonNull(map, name).forEach((key, value) -> {
      Objects.requireNonNull(key, () -> name + " key");
      Objects.requireNonNull(value, () -> name + " at " + key);
      entries.add(key, copy.apply(key, value));
    });
    return entries.take();
  }

  /** {@return a map of keys, each followed by its value; throws if a key is repeated} */
  static <K extends Comparable<K>, V> OrderedMap<K, V> of(List<Object> entries) {
    if (entries.isEmpty()) {
      return empty();
    }
    Object[] pairs = entries.toArray();
    OrderedMap<K, V> map =
        pairs.length <= 2 * SCANNED ? new OrderedMap<>(pairs) : new Indexed<>(pairs);
    for (int i = 0; i < map.size(); i++) {
      if (map.number(pairs[2 * i]) != i) {
        throw new IllegalArgumentException(
            "expected each key once but found one again: " + pairs[2 * i]);
      }
    }
    return map;
  }

  // Equal but distinct objects merely prevent sharing.
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(List<Object> others) {
    if (pairs.length != others.size()) {
      return false;
    }
    for (int i = 0; i < pairs.length; i++) {
      if (pairs[i] != others.get(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int size() {
    return pairs.length / 2;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return number(key) >= 0;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    int number = number(key);
    return number < 0 ? null : value(number);
  }

  /** {@return the index of the entry with this key, -1 if there is none} */
  int number(@Nullable Object key) {
    for (int i = 0; i < size(); i++) {
      if (key(i).equals(key)) {
        return i;
      }
    }
    return -1;
  }

  // The array contains K and V alternately.
  @SuppressWarnings("unchecked")
  private K key(int number) {
    return (K) pairs[2 * number];
  }

  // The array contains K and V alternately.
  @SuppressWarnings("unchecked")
  private V value(int number) {
    return (V) pairs[2 * number + 1];
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    for (int i = 0; i < size(); i++) {
      action.accept(key(i), value(i));
    }
  }

  private List<Entry<K, V>> entries() {
    return new AbstractList<>() {
      @Override
      public int size() {
        return OrderedMap.this.size();
      }

      @Override
      public Entry<K, V> get(int number) {
        return Map.entry(key(number), value(number));
      }
    };
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return OrderedMap.this.size();
      }

      @Override
      public Iterator<Entry<K, V>> iterator() {
        return entries().iterator();
      }

      /** Looks up the key: the inherited linear search would make comparing large sets quadratic. */
      @Override
      public boolean contains(@Nullable Object other) {
        return other instanceof Entry<?, ?> entry
            && entry.getValue() != null
            && entry.getValue().equals(OrderedMap.this.get(entry.getKey()));
      }
    };
  }
}
