package dev.masu.schema.internal.node;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A hash table from values to their numbers. Values that collide by intent are found in a sorted map. */
final class ValueIds {
  private static final int ABSENT = -1;
  private static final int FIRST_LENGTH = 32;
  private static final int MAX_PROBES = 32;

  /** To clear a table takes as long as it is large. */
  private static final int LARGE = 1_024;

  private static final Comparator<Object> ORDER = Comparator.<Object, String>comparing(
          value -> value.getClass().getName())
      .thenComparing(ValueIds::compareOfClass);

  private @Nullable Object[] values = new Object[FIRST_LENGTH];
  private int[] ids = new int[FIRST_LENGTH];
  private int size;
  private @Nullable Map<Object, Integer> colliding;

  @SuppressWarnings("unchecked") // All values are texts, numbers, booleans, types or keys.
  private static int compareOfClass(Object one, Object other) {
    return ((Comparable<Object>) one).compareTo(other);
  }

  /** Gives a value a number, unless it has one; {@return the one it had, or -1} */
  int putIfAbsent(Object value, int id) {
    if (2 * size >= values.length) {
      grow();
    }
    int at = entry(value);
    if (at == ABSENT) {
      return putColliding(value, id);
    }
    if (values[at] != null) {
      return ids[at];
    }
    values[at] = value;
    ids[at] = id;
    size++;
    return ABSENT;
  }

  private int putColliding(Object value, int id) {
    if (colliding == null) {
      colliding = new TreeMap<>(ORDER);
    }
    Integer known = colliding.putIfAbsent(value, id);
    return known == null ? ABSENT : known;
  }

  /** The index of the entry of a value, or of a free one, or -1 if too many values collide. */
  private int entry(Object value) {
    int mask = values.length - 1;
    int hash = value.hashCode() * 0x9E3779B9;
    int at = (hash ^ (hash >>> 16)) & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      Object there = values[at];
      if (there == null || value.equals(there)) {
        return at;
      }
      at = (at + 1) & mask;
    }
    return ABSENT;
  }

  private void grow() {
    @Nullable Object[] oldValues = values;
    int[] oldIds = ids;
    values = new Object[2 * oldValues.length];
    ids = new int[values.length];
    size = 0;
    for (int i = 0; i < oldValues.length; i++) {
      Object value = oldValues[i];
      if (value != null) {
        putIfAbsent(value, oldIds[i]);
      }
    }
  }

  /** Removes all values. */
  void clear() {
    if (values.length > LARGE) {
      values = new Object[FIRST_LENGTH];
      ids = new int[FIRST_LENGTH];
    } else if (size > 0) {
      Arrays.fill(values, null);
    }
    size = 0;
    colliding = null;
  }
}
