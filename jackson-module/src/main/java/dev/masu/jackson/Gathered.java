package dev.masu.jackson;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/**
 * Entries on their way into a document, which copies them in their order: if a key is there twice, the
 * last value counts then.
 *
 * <p>With a hash table on the way, beside that of the document, an STN of 60 bytes took 333 ns in place of
 * 277.
 */
final class Gathered<K, V> extends AbstractMap<K, V> {
  private Object[] pairs = new Object[8];
  private int length;

  void add(K key, V value) {
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * length);
    }
    pairs[length++] = key;
    pairs[length++] = value;
  }

  @Override
  public int size() {
    return length / 2;
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new Entries();
  }

  private final class Entries extends AbstractSet<Entry<K, V>> {
    @Override
    public int size() {
      return Gathered.this.size();
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
      return next < length;
    }

    // Filled with a K and a V in turn.
    @SuppressWarnings("unchecked")
    @Override
    public Entry<K, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Entry<K, V> entry = Map.entry((K) pairs[next], (V) pairs[next + 1]);
      next += 2;
      return entry;
    }
  }
}
