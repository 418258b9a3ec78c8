package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names that a schema accepts for the objects of one depth. A name that occurs again costs one look, which
 * tells the schema of its member and whether it stands twice.
 */
final class KnownNames {
  /** Stands for a name that too many others collide with. */
  static final KnownName COLLIDING = new KnownName("", null, 0);

  /** Objects with more names are not checked directly. */
  private static final int MAX_NAMES = 1_024;

  private static final int MAX_PROBES = 32;

  private @Nullable KnownName[] table = new KnownName[16];
  private int size;

  /** Finds a name; null if it is not here, {@link #COLLIDING} if that is not known. */
  @Nullable
  KnownName find(String name) {
    int mask = table.length - 1;
    int at = slot(name, mask);
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      KnownName known = table[at];
      if (known == null || known.name().equals(name)) {
        return known;
      }
      at = (at + 1) & mask;
    }
    return COLLIDING;
  }

  /** Adds a name that is not here; false if there are too many. */
  boolean add(KnownName name) {
    if (size == MAX_NAMES) {
      return false;
    }
    if (size * 2 >= table.length) {
      grow();
    }
    size++;
    put(name);
    return true;
  }

  private void put(KnownName name) {
    int mask = table.length - 1;
    int at = slot(name.name(), mask);
    while (table[at] != null) {
      at = (at + 1) & mask;
    }
    table[at] = name;
  }

  private void grow() {
    @Nullable KnownName[] old = table;
    table = new KnownName[old.length * 2];
    for (KnownName name : old) {
      if (name != null) {
        put(name);
      }
    }
  }

  private static int slot(String name, int mask) {
    int hash = name.hashCode() * 0x9E3779B9;
    return (hash ^ (hash >>> 16)) & mask;
  }

  /** The names that an object holds, in its order. */
  List<KnownName> of(long object) {
    List<KnownName> names = new ArrayList<>();
    for (KnownName name : table) {
      if (name != null && name.standsIn(object)) {
        names.add(name);
      }
    }
    names.sort(Comparator.comparingInt(KnownName::order));
    return names;
  }
}
