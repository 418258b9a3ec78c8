package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ObjectState;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.TokenStreamLocation;

/**
 * The names of an open object in document order and, if the input cannot be read again, their locations. The instance
 * is reused for the next object.
 *
 * <p>Names that the schemas mention are looked up by number, all others in a hash table.
 */
final class OpenNames {
  private static final int NEW = -1;

  /** If an object with more names is followed by one with few, the array of locations is reallocated. */
  private static final int LARGE = 1_024;

  private final NumberedTexts names = new NumberedTexts();
  private TokenStreamLocation[] locations = new TokenStreamLocation[0];
  private long[] seen = new long[1];

  /** The positions of those names that both the schemas and the object have, by number. */
  private int[] positions = new int[0];

  private int unrecorded;
  private int located;

  /** Prepares for the next object, whose schemas mention the given number of names. */
  void clear(int mentioned) {
    if (locations.length > LARGE && located < locations.length / 8) {
      locations = new TokenStreamLocation[0];
    }
    names.clear();
    unrecorded = 0;
    located = 0;
    int words = Bits.words(mentioned);
    if (seen.length != words) {
      seen = new long[words];
    } else {
      Arrays.fill(seen, 0);
    }
  }

  /** Discards names that take much memory. */
  void clearIfLarge() {
    names.clearIfLarge();
  }

  int size() {
    return names.size() + unrecorded;
  }

  /** Looks up all names by text from now on: the schemas that mention some are no longer applied. */
  void forgetNumbers() {
    names.indexAll();
  }

  /** The numbers of those names that both the schemas and the object have, as a bit set. */
  long[] seen() {
    return seen;
  }

  /**
   * Adds a name that the schemas mention.
   *
   * @param isRecorded whether the name is needed later
   * @return -1 if the name is new; else the position of its first occurrence, or 0 if that is not recorded
   */
  int add(ObjectState.Member member, boolean isRecorded) {
    int number = member.number();
    if (Bits.has(seen, number)) {
      return isRecorded ? positions[number] : 0;
    }
    Bits.add(seen, number);
    if (isRecorded) {
      if (number >= positions.length) {
        positions = Arrays.copyOf(positions, 2 * number + 1);
      }
      positions[number] = names.append(member.name());
    } else {
      unrecorded++;
    }
    return NEW;
  }

  /** Adds a name that no schema mentions; {@return -1 if it is new, else the position of its first occurrence} */
  int add(String name) {
    int next = names.size();
    int position = names.add(name);
    return position == next ? NEW : position;
  }

  /** Keeps the location of the name that was added last. */
  void locate(TokenStreamLocation location) {
    int size = names.size();
    if (locations.length < size) {
      locations = Arrays.copyOf(locations, 2 * size);
    }
    locations[size - 1] = StartLocation.withoutSource(location);
    located = size;
  }

  /** The location of a name of the object; NA if it was not kept. */
  TokenStreamLocation location(String name) {
    int position = names.size() - 1;
    while (position >= 0 && !names.get(position).equals(name)) {
      position--;
    }
    return location(position);
  }

  /** The location of the name at a position; NA if it was not kept. */
  TokenStreamLocation location(int position) {
    return position < 0 || position >= located ? TokenStreamLocation.NA : locations[position];
  }

  /** The first names, in document order. */
  List<String> first(int max) {
    return List.of(names.first(Math.min(max, names.size())));
  }
}
