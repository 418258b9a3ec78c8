package dev.masu.schema.internal.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An open array or object that is held, to be compared as a whole. */
public final class HeldContainer {
  private final HeldValues values;
  private final JsonType type;
  private final List<String> names = new ArrayList<>();
  private int[] parts = new int[8];
  private int size;
  private boolean isSkipping;
  private int id = -1;

  HeldContainer(HeldValues values, JsonType type) {
    this.values = values;
    this.type = type;
  }

  void member(String name) {
    isSkipping = false;
    values.hold(name.length());
    names.add(name);
  }

  /** The next value is not part of the object: its name is a duplicate. */
  void skipMember() {
    isSkipping = true;
  }

  /** Adds the number of an item or of the last member's value. */
  void add(int id) {
    if (isSkipping) {
      return;
    }
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, size * 2);
    }
    parts[size++] = id;
  }

  /** The indexes of two items. */
  public record Pair(int first, int second) {}

  /** The first item that equals one before it, with that one, or null. */
  @Nullable
  Pair equalItems() {
    long[] idsAndIndexes = new long[size];
    for (int i = 0; i < size; i++) {
      idsAndIndexes[i] = (long) parts[i] << Integer.SIZE | i;
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

  /** Completes the value. */
  void finish() {
    values.hold(0);
  }

  /** The number of the whole value, once it is complete. */
  int id() {
    if (id < 0) {
      id = values.idOf(key());
    }
    return id;
  }

  private HeldKey key() {
    if (type == JsonType.ARRAY) {
      return new HeldKey(false, List.of(), Arrays.copyOf(parts, size));
    }
    Integer[] inOrder = new Integer[size];
    Arrays.setAll(inOrder, i -> i);
    Arrays.sort(inOrder, Comparator.comparing(names::get));
    List<String> sortedNames = new ArrayList<>(size);
    int[] sortedParts = new int[size];
    for (int i = 0; i < size; i++) {
      sortedNames.add(names.get(inOrder[i]));
      sortedParts[i] = parts[inOrder[i]];
    }
    return new HeldKey(true, sortedNames, sortedParts);
  }
}
