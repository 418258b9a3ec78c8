package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

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

  /** Whether the schema names them: then objects are much alike, and have their names in one order mostly. */
  private final boolean areOfSchema;

  private int size;
  private @Nullable KnownName first;

  KnownNames(boolean areOfSchema) {
    this.areOfSchema = areOfSchema;
  }

  /** The name that came next the last time, or null if that is not known. */
  @Nullable
  KnownName behind(@Nullable KnownName before) {
    return before == null ? first : before.successor();
  }

  /** The name that a parser stands at, or null if it stands at none. */
  static @Nullable String current(JsonParser source) {
    return source.currentToken() == JsonToken.PROPERTY_NAME ? source.currentName() : null;
  }

  /** Takes note that a name came first, or behind another one. */
  void follows(@Nullable KnownName before, KnownName name) {
    if (!areOfSchema) {
      return;
    }
    if (before == null) {
      first = name;
    } else {
      before.successor(name);
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

  /** Adds a name that was not found; false if there are too many, too many collide with it, or it is here after all. */
  boolean add(KnownName name) {
    if (size == MAX_NAMES) {
      return false;
    }
    if (size * SPARE >= table.length) {
      grow();
    }
    // One that was too far from its place to be found may be nearer now.
    if (find(name.name()) != null || !put(name, MAX_PROBES)) {
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
