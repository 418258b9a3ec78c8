package dev.masu.schema.internal.node;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An array or object that is held in memory to be compared as a whole. The instance is reused for the next one at the
 * same depth.
 */
public final class HeldContainer {
  private static final int NONE = -1;

  private final HeldValues values;
  private boolean isObject;

  /** The id of each item; for members, the id of the name in the upper half and that of the value in the lower half. */
  private long[] parts = new long[8];

  private int size;
  private int id = NONE;
  private long name;
  private boolean isSkipping;

  public HeldContainer(HeldValues values) {
    this.values = values;
  }

  /** Starts the next array or object. */
  public void start(boolean object) {
    isObject = object;
    size = 0;
    id = NONE;
    name = 0;
    isSkipping = false;
  }

  public void member(String newName) {
    isSkipping = false;
    name = values.id(newName);
  }

  /** Skips the next value, whose name is a duplicate. */
  public void skipMember() {
    isSkipping = true;
  }

  /** Adds the id of an item or of the last member's value. */
  public void add(int ofValue) {
    if (isSkipping) {
      return;
    }
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, size * 2);
    }
    long part = name << Integer.SIZE | ofValue;
    parts[size++] = part;
  }

  /** The indexes of two items. */
  public record Pair(int first, int second) {}

  /**
   * The first item that equals an earlier one, together with the first such earlier item; null if all items are unique.
   */
  @Nullable
  public Pair equalItems() {
    long[] idsAndIndexes = new long[size];
    for (int i = 0; i < size; i++) {
      idsAndIndexes[i] = parts[i] << Integer.SIZE | i;
    }
    Arrays.sort(idsAndIndexes);
    Pair first = null;
    int start = 0;
    for (int i = 1; i < size; i++) {
      if (idsAndIndexes[i] >>> Integer.SIZE != idsAndIndexes[start] >>> Integer.SIZE) {
        start = i;
      } else if (first == null || (int) idsAndIndexes[i] < first.second) {
        first = new Pair((int) idsAndIndexes[start], (int) idsAndIndexes[i]);
      }
    }
    return first;
  }

  /** Counts the value itself towards the limit, now that it is complete. */
  public void finish() {
    values.count(0);
  }

  /** The id of the whole value, once it is complete. */
  public int id() {
    if (id == NONE) {
      long[] key = Arrays.copyOf(parts, size);
      if (isObject) {
        Arrays.sort(key);
      }
      id = values.idOf(new HeldValues.Key(isObject, key));
    }
    return id;
  }
}
