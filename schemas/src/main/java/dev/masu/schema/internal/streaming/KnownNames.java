package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Names that a schema accepts for the objects of one depth. A name that occurs again costs one look, which
 * tells the schema of its member and whether it stands twice.
 */
final class KnownNames {
  /** Objects with more names are not checked directly. */
  private static final int MAX_NAMES = 1_024;

  /** A name that is farther from its place is not added; those that grew farther are not found. */
  private static final int MAX_PROBES = 32;

  /** So much larger is the table than what is in it: then names are found at the first look mostly. */
  private static final int SPARE = 4;

  /** Beside the rest: the one can be looked at while the other is fetched. */
  private @Nullable String[] names = new String[16];

  private @Nullable KnownName[] table = new KnownName[16];
  private int size;
  private @Nullable PropertyNameMatcher matcher;
  private @Nullable KnownName[] matched = new KnownName[0];
  private @Nullable KnownName first;

  /** The name that comes first in objects that have names of their own, or null. */
  @Nullable
  KnownName first() {
    return first;
  }

  /** Takes note that a name came first, or behind another one that came first. */
  void follows(@Nullable KnownName before, KnownName name) {
    if (before != null) {
      before.successor(name);
    } else if (first == null) {
      first = name;
    }
  }

  /** Finds a name; null if it is not here, or not found. */
  @Nullable
  KnownName find(String name) {
    int hash = name.hashCode();
    int mask = table.length - 1;
    int at = slot(hash, mask);
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      String there = names[at];
      if (there == null
          || isSame(there, name)
          || (there.hashCode() == hash && there.equals(name))) {
        return table[at];
      }
      at = (at + 1) & mask;
    }
    return null;
  }

  /**
   * Finds a name by its number, of which a reader of objects knows all names.
   *
   * @param number what the matcher has told
   */
  @Nullable
  KnownName find(PropertyNameMatcher by, int number) {
    if (matcher != by) {
      matcher = by;
      matched = new KnownName[by.nameLookup().length];
    }
    KnownName known = matched[number];
    if (known == null) {
      known = find(by.nameLookup()[number]);
      matched[number] = known;
    }
    return known;
  }

  /** Adds a name that was not found; false if there are too many, or too many collide with it. */
  boolean add(KnownName name) {
    if (size == MAX_NAMES) {
      return false;
    }
    if (size * SPARE >= table.length) {
      grow();
    }
    if (!put(name, MAX_PROBES)) {
      return false;
    }
    size++;
    return true;
  }

  private boolean put(KnownName name, int maxProbes) {
    int mask = table.length - 1;
    int at = slot(name.name().hashCode(), mask);
    for (int probes = 0; probes < maxProbes; probes++) {
      if (table[at] == null) {
        names[at] = name.name();
        table[at] = name;
        return true;
      }
      at = (at + 1) & mask;
    }
    return false;
  }

  private void grow() {
    @Nullable KnownName[] old = table;
    names = new String[old.length * 2];
    table = new KnownName[old.length * 2];
    for (KnownName name : old) {
      if (name != null) {
        put(name, table.length);
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // It only spares the comparison.
  private static boolean isSame(String one, String other) {
    return one == other;
  }

  private static int slot(int hash, int mask) {
    int mixed = hash * 0x9E3779B9;
    return (mixed ^ (mixed >>> 16)) & mask;
  }

  /** The names that an object holds, in its order. */
  List<KnownName> of(long object) {
    return new ArrayList<>(Arrays.stream(table)
        .filter(name -> name != null && name.standsIn(object))
        .sorted(Comparator.comparingInt(KnownName::order))
        .toList());
  }
}
