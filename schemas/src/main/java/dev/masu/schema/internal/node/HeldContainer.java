package dev.masu.schema.internal.node;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An array or object that is held, to be compared as a whole. It is reused for the next one of its depth. */
public final class HeldContainer {
  private static final int NONE = -1;

  private final HeldValues values;
  private boolean isObject;

  /** The number of each item, or of each member's name in the higher half and of its value in the lower one. */
  private long[] parts = new long[8];

  private int size;
  private int id = NONE;
  private long name;
  private boolean isSkipping;

  /** Whether each part was new when it was added, so that no two are equal. */
  private boolean isIncreasing;

  public HeldContainer(HeldValues values) {
    this.values = values;
  }

  /** Starts the next array or object. */
  public void start(boolean object) {
    isObject = object;
    size = 0;
    isIncreasing = true;
    id = NONE;
    name = 0;
    isSkipping = false;
  }

  public void member(String newName) {
    isSkipping = false;
    name = values.id(newName);
  }

  /** The next value is not part of the object: its name is a duplicate. */
  public void skipMember() {
    isSkipping = true;
  }

  /** Adds the number of an item or of the last member's value. */
  public void add(int ofValue) {
    if (isSkipping) {
      return;
    }
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, size * 2);
    }
    long part = name << Integer.SIZE | ofValue;
    isIncreasing &= size == 0 || part > parts[size - 1];
    parts[size++] = part;
  }

  /** The indexes of two items. */
  public record Pair(int first, int second) {}

  /** The first item that equals one before it, with that one, or null. */
  @Nullable
  public Pair equalItems() {
    return isIncreasing ? null : findEqualItems();
  }

  private @Nullable Pair findEqualItems() {
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

  /** Counts the whole value, which is complete. */
  public void finish() {
    values.count(0);
  }

  /** The number of the whole value, once it is complete. */
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
