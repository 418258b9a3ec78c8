package dev.masu.schema.internal.evaluate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * The names of an open object and their locations. It is reused for the next object.
 */
final class NameTable {
  private static final int ABSENT = -1;

  /** Beyond this many steps names collide by intent; a hash map bears that. */
  private static final int MAX_PROBES = 32;

  private static final int FIRST_LENGTH = 16;

  /** A table with more entries is replaced when the next object has few names. */
  private static final int LARGE = 1_024;

  private @Nullable String[] names = new String[FIRST_LENGTH];
  private int[] orders = new int[FIRST_LENGTH];
  private int[] generations = new int[FIRST_LENGTH];
  private @Nullable TokenStreamLocation[] places = new TokenStreamLocation[0];
  private int generation = 1;
  private int size;
  private int last = ABSENT;
  private @Nullable Map<String, Colliding> colliding;
  private Colliding lastColliding = new Colliding(0);

  /** A name that found no free entry. */
  private static final class Colliding {
    private final int order;
    private @Nullable TokenStreamLocation place;

    Colliding(int order) {
      this.order = order;
    }
  }

  /** Removes all names. After a large object the table shrinks, so that small ones do not clear its many entries. */
  void clear() {
    if (names.length > LARGE && size < names.length / 8) {
      allot(FIRST_LENGTH);
    }
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

  /** Adds a name; {@return -1, or the event index of the same name} */
  int add(String name, int order) {
    if (size * 2 >= names.length) {
      grow();
    }
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
    last = at;
    size++;
    return ABSENT;
  }

  /** Keeps the location of the name that was added last. */
  void mark(@Nullable TokenStreamLocation place) {
    if (last == ABSENT) {
      lastColliding.place = place;
    } else if (place != null || places.length > 0) {
      if (places.length == 0) {
        places = new TokenStreamLocation[names.length];
      }
      places[last] = place;
    }
  }

  /** The location of a name, if it was kept. */
  @Nullable
  TokenStreamLocation place(String name) {
    int at = find(name);
    if (at == ABSENT) {
      Colliding there = colliding == null ? null : colliding.get(name);
      return there == null ? null : there.place;
    }
    return places.length == 0 ? null : places[at];
  }

  /** Passes on the first names with their event indexes, but for those that found no free entry. */
  void first(int max, ObjIntConsumer<String> into) {
    long[] ordersAndPlaces = new long[size];
    int found = 0;
    for (int at = 0; at < names.length; at++) {
      if (isTaken(at)) {
        ordersAndPlaces[found++] = (long) orders[at] << Integer.SIZE | at;
      }
    }
    Arrays.sort(ordersAndPlaces, 0, found);
    for (int i = 0; i < found && i < max; i++) {
      int at = (int) ordersAndPlaces[i];
      into.accept(Objects.requireNonNull(names[at]), orders[at]);
    }
  }

  /** The index of a name or of the free entry for it, or -1 if too many names collide. */
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
    Colliding known = colliding.get(name);
    if (known != null) {
      return known.order;
    }
    lastColliding = new Colliding(order);
    colliding.put(name, lastColliding);
    last = ABSENT;
    size++;
    return ABSENT;
  }

  private void grow() {
    @Nullable String[] oldNames = names;
    int[] oldOrders = orders;
    int[] oldGenerations = generations;
    @Nullable TokenStreamLocation[] oldPlaces = places;
    Map<String, Colliding> oldColliding = colliding;
    allot(oldNames.length * 2);
    size = 0;
    colliding = null;
    for (int i = 0; i < oldNames.length; i++) {
      String name = oldNames[i];
      if (oldGenerations[i] == generation && name != null) {
        addAgain(name, oldOrders[i], oldPlaces.length == 0 ? null : oldPlaces[i]);
      }
    }
    if (oldColliding != null) {
      oldColliding.forEach((name, known) -> addAgain(name, known.order, known.place));
    }
  }

  private void allot(int length) {
    names = new String[length];
    orders = new int[length];
    generations = new int[length];
    places = new TokenStreamLocation[0];
  }

  private void addAgain(String name, int order, @Nullable TokenStreamLocation place) {
    add(name, order);
    mark(place);
  }
}
