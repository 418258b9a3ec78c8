package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of an open object and where they stand. It is used again for the next object, so that
 * names cost no memory of their own.
 */
final class NameTable {
  private static final int ABSENT = -1;

  /** Beyond this many steps names collide by intent; a hash map bears that. */
  private static final int MAX_PROBES = 32;

  private @Nullable String[] names = new String[16];
  private int[] orders = new int[16];
  private int[] generations = new int[16];
  private int generation = 1;
  private int size;
  private @Nullable Map<String, Integer> colliding;

  void clear() {
    size = 0;
    colliding = null;
    if (++generation == 0) {
      Arrays.fill(generations, 0);
      generation = 1;
    }
  }

  int size() {
    return size;
  }

  boolean contains(String name) {
    int at = find(name);
    return at == ABSENT ? colliding != null && colliding.containsKey(name) : isTaken(at);
  }

  /** Adds a name and tells -1, or the order of the same name if it is here already. */
  int add(String name, int order) {
    int at = find(name);
    if (at == ABSENT) {
      return addColliding(name, order);
    }
    if (isTaken(at)) {
      return orders[at];
    }
    names[at] = name;
    orders[at] = order;
    generations[at] = generation;
    size++;
    if (size * 2 > names.length) {
      grow();
    }
    return ABSENT;
  }

  /** Some names, in no order of theirs. */
  List<String> some(int max) {
    List<String> some = new ArrayList<>(Math.min(size, max));
    for (int i = 0; i < names.length && some.size() < max; i++) {
      String name = names[i];
      if (isTaken(i) && name != null) {
        some.add(name);
      }
    }
    return some;
  }

  /** The place of a name or the free one for it, or -1 if too many names collide. */
  private int find(String name) {
    int mask = names.length - 1;
    int hash = name.hashCode() * 0x9E3779B9;
    int at = (hash ^ (hash >>> 16)) & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      if (!isTaken(at) || name.equals(names[at])) {
        return at;
      }
      at = (at + 1) & mask;
    }
    return ABSENT;
  }

  private boolean isTaken(int at) {
    return generations[at] == generation;
  }

  private int addColliding(String name, int order) {
    if (colliding == null) {
      colliding = new HashMap<>();
    }
    Integer known = colliding.putIfAbsent(name, order);
    if (known == null) {
      size++;
      return ABSENT;
    }
    return known;
  }

  private void grow() {
    @Nullable String[] oldNames = names;
    int[] oldOrders = orders;
    int[] oldGenerations = generations;
    names = new String[oldNames.length * 2];
    orders = new int[names.length];
    generations = new int[names.length];
    size = colliding == null ? 0 : colliding.size();
    for (int i = 0; i < oldNames.length; i++) {
      String name = oldNames[i];
      if (oldGenerations[i] == generation && name != null) {
        add(name, oldOrders[i]);
      }
    }
  }
}
