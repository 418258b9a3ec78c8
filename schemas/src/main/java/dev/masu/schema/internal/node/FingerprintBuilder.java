package dev.masu.schema.internal.node;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes the fingerprint of an open array or object, and keeps those of an array's items if they are to be compared.
 * The instance is reused for the next one at the same depth.
 */
public final class FingerprintBuilder {
  private boolean isObject;
  private boolean comparesItems;
  private long first;
  private long second;
  private Fingerprint name = Fingerprint.ofString("");
  private int size;
  private boolean isSkipping;

  /** The two halves of each item's fingerprint, one after the other. */
  private long[] items = new long[16];

  /**
   * Starts the next array or object.
   *
   * @param comparesItems whether the items of this array are to be compared
   */
  public void start(boolean isObject, boolean comparesItems) {
    this.isObject = isObject;
    this.comparesItems = comparesItems;
    first = 0;
    second = 0;
    size = 0;
    isSkipping = false;
  }

  public void member(Fingerprint newName) {
    isSkipping = false;
    name = newName;
  }

  /** Skips the next value, whose name is a duplicate. */
  public void skipMember() {
    isSkipping = true;
  }

  /** Adds an item or the last member's value. The order of members does not matter. */
  public void add(Fingerprint value) {
    if (isSkipping) {
      return;
    }
    if (isObject) {
      first += ofMember(Fingerprint.FIRST_KEY, name.first(), value.first());
      second += ofMember(Fingerprint.SECOND_KEY, name.second(), value.second());
    } else {
      first = Fingerprint.next(Fingerprint.FIRST_KEY, first, value.first());
      second = Fingerprint.next(Fingerprint.SECOND_KEY, second, value.second());
    }
    if (comparesItems) {
      keep(value);
    }
    size++;
  }

  private static long ofMember(long key, long name, long value) {
    return Fingerprint.next(key, Fingerprint.next(key, key, name), value);
  }

  private void keep(Fingerprint item) {
    if (2 * size == items.length) {
      items = Arrays.copyOf(items, 4 * size);
    }
    items[2 * size] = item.first();
    items[2 * size + 1] = item.second();
  }

  /** {@return how many items are kept} */
  public int kept() {
    return comparesItems ? size : 0;
  }

  /** {@return the fingerprint of the whole value, once it is complete} */
  public Fingerprint fingerprint() {
    long kind = isObject ? -1 : -2;
    long end = kind << Integer.SIZE | size;
    return new Fingerprint(
        Fingerprint.next(Fingerprint.FIRST_KEY, first, end),
        Fingerprint.next(Fingerprint.SECOND_KEY, second, end));
  }

  public record Pair(int first, int second) {}

  /** {@return the first item that equals an earlier one, with the first such earlier item; null if all are unique} */
  @Nullable
  public Pair equalItems() {
    long[] sorted = new long[size];
    for (int i = 0; i < size; i++) {
      sorted[i] = items[2 * i];
    }
    Arrays.sort(sorted);
    for (int i = 1; i < size; i++) {
      if (sorted[i] == sorted[i - 1]) {
        return findEqualItems();
      }
    }
    return null;
  }

  private @Nullable Pair findEqualItems() {
    Map<Fingerprint, Integer> indexes = new HashMap<>();
    for (int i = 0; i < size; i++) {
      Fingerprint item = new Fingerprint(items[2 * i], items[2 * i + 1]);
      Integer earlier = indexes.putIfAbsent(item, i);
      if (earlier != null) {
        return new Pair(earlier, i);
      }
    }
    return null;
  }
}
