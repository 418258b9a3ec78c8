package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ObjectState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.TokenStreamLocation;

/**
 * The names of an open object in document order and, if the input cannot be read again, their locations. The instance
 * is reused for the next object.
 *
 * <p>Names that the schemas mention are looked up by number, all others by text.
 */
final class OpenNames {
  private static final int NEW = -1;

  /** After an object with more names, the collections are replaced: clearing them takes as long as they are large. */
  private static final int MANY = 64;

  /** Fewer names are compared one by one. */
  private static final int FEW = 12;

  private List<String> names = new ArrayList<>();

  /** The locations of the first names. */
  private List<TokenStreamLocation> locations = new ArrayList<>();

  /** The positions of the names, if there are more than a few. */
  private Map<String, Integer> positions = new HashMap<>();

  /** The positions of those names that both the schemas and the object have, by number. */
  private int[] mentionedPositions = new int[0];

  private long[] seen = new long[1];
  private int unrecorded;
  private int unmentioned;

  /** Prepares for the next object, whose schemas mention the given number of names. */
  void start(int mentioned) {
    clear();
    unrecorded = 0;
    unmentioned = 0;
    seen = Bits.cleared(seen, mentioned);
  }

  /** Discards all names. */
  void clear() {
    if (names.size() > MANY) {
      names = new ArrayList<>();
      locations = new ArrayList<>();
      positions = new HashMap<>();
    } else {
      names.clear();
      locations.clear();
      positions.clear();
    }
  }

  int size() {
    return names.size() + unrecorded;
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
      return isRecorded ? mentionedPositions[number] : 0;
    }
    Bits.add(seen, number);
    if (isRecorded) {
      if (number >= mentionedPositions.length) {
        mentionedPositions = Arrays.copyOf(mentionedPositions, 2 * number + 1);
      }
      mentionedPositions[number] = names.size();
      names.add(member.name());
    } else {
      unrecorded++;
    }
    return NEW;
  }

  /** Adds a name that no schema mentions; {@return -1 if it is new, else the position of its first occurrence} */
  int add(String name) {
    int first = find(name);
    if (first == NEW) {
      names.add(name);
      unmentioned++;
    }
    return first;
  }

  private int find(String name) {
    if (names.size() < FEW) {
      return names.indexOf(name);
    }
    while (positions.size() < names.size()) {
      positions.put(names.get(positions.size()), positions.size());
    }
    return positions.getOrDefault(name, NEW);
  }

  /** The number of names that no schema mentions. */
  int unmentioned() {
    return unmentioned;
  }

  /** Keeps the location of the name that was added last. */
  void locate(TokenStreamLocation location) {
    locations.add(StartLocation.withoutSource(location));
  }

  /** The location of a name of the object; NA if it was not kept. */
  TokenStreamLocation location(String name) {
    return location(names.lastIndexOf(name));
  }

  /** The location of the name at a position; NA if it was not kept. */
  TokenStreamLocation location(int position) {
    return position < 0 || position >= locations.size()
        ? TokenStreamLocation.NA
        : locations.get(position);
  }

  /** The first names, in document order. */
  List<String> first(int max) {
    return List.copyOf(names.subList(0, Math.min(max, names.size())));
  }
}
