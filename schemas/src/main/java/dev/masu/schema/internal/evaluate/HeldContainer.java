package dev.masu.schema.internal.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An open array or object that is held, to be compared as a whole. */
public final class HeldContainer {
  private final HeldValues values;
  private final JsonType type;
  private final List<String> names = new ArrayList<>();
  private int[] parts = new int[8];
  private int size;
  private boolean isSkipping;

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
    Map<Integer, Integer> firsts = new HashMap<>();
    for (int i = 0; i < size; i++) {
      Integer first = firsts.putIfAbsent(parts[i], i);
      if (first != null) {
        return new Pair(first, i);
      }
    }
    return null;
  }

  /** The number of the whole value. */
  int finish() {
    if (type == JsonType.ARRAY) {
      return values.id(new HeldKey(false, List.of(), Arrays.copyOf(parts, size)));
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
    return values.id(new HeldKey(true, sortedNames, sortedParts));
  }
}
