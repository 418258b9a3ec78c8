package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ObjectState;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.TokenStreamLocation;

/**
 * The names of an open object in document order and, if the input cannot be read again, their locations. A hostile
 * object may have millions, so they take as little memory as possible. The instance is reused for the next object.
 *
 * <p>Names that the schemas mention are looked up by number, all others in a hash table. Table entries below
 * {@link #base} belong to earlier objects and count as free, so the table need not be cleared.
 */
final class OpenNames {
  private static final int NEW = -1;
  private static final int FIRST_LENGTH = 16;

  /** If an object with more names is followed by one with few, the arrays are reallocated. */
  private static final int LARGE = 1_024;

  /** More probes than this suggest a collision attack. Such names go to a {@code HashMap}, which withstands one. */
  private static final int MAX_PROBES = 32;

  private String[] names = new String[0];
  private TokenStreamLocation[] locations = new TokenStreamLocation[0];
  private long[] seen = new long[1];

  /** The positions of those names that both the schemas and the object have, by number. */
  private int[] positions = new int[0];

  private int[] table = new int[0];
  private int base = 1;
  private int size;
  private int unrecorded;
  private int located;
  private int others;
  private Map<String, Integer> colliding = new HashMap<>(0);

  /** Prepares for the next object, whose schemas mention the given number of names. */
  void clear(int mentioned) {
    if (names.length > LARGE && size < names.length / 8) {
      names = new String[FIRST_LENGTH];
      locations = new TokenStreamLocation[0];
    }
    clearOthers();
    size = 0;
    unrecorded = 0;
    located = 0;
    int words = Bits.words(mentioned);
    if (seen.length != words) {
      seen = new long[words];
    } else {
      Arrays.fill(seen, 0);
    }
  }

  private void clearOthers() {
    if (others == 0) {
      return;
    }
    if (table.length > 2 * LARGE && others < table.length / 16) {
      table = new int[2 * FIRST_LENGTH];
      base = 1;
    } else if (base > Integer.MAX_VALUE / 2 - size) {
      Arrays.fill(table, 0);
      base = 1;
    } else {
      base += size;
    }
    others = 0;
    if (!colliding.isEmpty()) {
      colliding =
          new HashMap<>(0); // Clearing a large one would take as long for each small object.
    }
  }

  int size() {
    return size + unrecorded;
  }

  /** The numbers of those names that both the schemas and the object have, as a bit set. */
  long[] seen() {
    return seen;
  }

  boolean has(ObjectState.Member member) {
    return Bits.has(seen, member.number());
  }

  /**
   * Adds a name that the schemas mention.
   *
   * @param isRecorded whether the name is needed later
   * @return -1 if the name is new; else the position of its first occurrence, or 0 if that is not recorded
   */
  int add(ObjectState.Member member, boolean isRecorded) {
    int number = member.number();
    if (has(member)) {
      return isRecorded ? positions[number] : 0;
    }
    Bits.add(seen, number);
    if (isRecorded) {
      if (number >= positions.length) {
        positions = Arrays.copyOf(positions, 2 * number + 1);
      }
      positions[number] = size;
      append(member.name());
    } else {
      unrecorded++;
    }
    return NEW;
  }

  /** Adds a name that no schema mentions; {@return -1 if it is new, else the position of its first occurrence} */
  int add(String name) {
    if (2 * others >= table.length) {
      growTable();
    }
    int at = entry(name);
    if (at < 0) {
      return addColliding(name);
    }
    if (table[at] >= base) {
      return table[at] - base;
    }
    table[at] = base + size;
    others++;
    append(name);
    return NEW;
  }

  private void append(String name) {
    if (size == names.length) {
      int length = Math.max(FIRST_LENGTH, 2 * size);
      names = Arrays.copyOf(names, length);
    }
    names[size++] = name;
  }

  /** The index of a name's entry, or of a free one for it; -1 if too many names collide. */
  private int entry(String name) {
    int mask = table.length - 1;
    int hash = name.hashCode() * 0x9E3779B9;
    int at = (hash ^ (hash >>> 16)) & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      if (table[at] < base || name.equals(names[table[at] - base])) {
        return at;
      }
      at = (at + 1) & mask;
    }
    return -1;
  }

  private int addColliding(String name) {
    Integer first = colliding.putIfAbsent(name, size);
    if (first != null) {
      return first;
    }
    append(name);
    return NEW;
  }

  private void growTable() {
    int[] old = table;
    table = new int[Math.max(2 * FIRST_LENGTH, 2 * old.length)];
    for (int entry : old) {
      if (entry >= base) {
        int at = entry(names[entry - base]);
        if (at < 0) {
          colliding.put(names[entry - base], entry - base);
        } else {
          table[at] = entry;
        }
      }
    }
  }

  /** Keeps the location of the name that was added last. */
  void locate(TokenStreamLocation location) {
    if (locations.length < size) {
      locations = Arrays.copyOf(locations, names.length);
    }
    locations[size - 1] = StartLocation.withoutSource(location);
    located = size;
  }

  /** The location of a name of the object; NA if it was not kept. */
  TokenStreamLocation location(String name) {
    return location(position(name));
  }

  /** The location of the name at a position; NA if it was not kept. */
  TokenStreamLocation location(int position) {
    return position < 0 || position >= located ? TokenStreamLocation.NA : locations[position];
  }

  private int position(String name) {
    int position = size - 1;
    while (position >= 0 && !names[position].equals(name)) {
      position--;
    }
    return position;
  }

  /** The first names, in document order. */
  List<String> first(int max) {
    return List.of(Arrays.copyOf(names, Math.min(max, size)));
  }
}
