package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ObjectState;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * The names of an open object. For a report they are recorded in document order, with their locations if the input
 * cannot be read again. The instance is reused for the next object.
 */
final class OpenNames {
  /** Clearing a larger set takes longer than creating one. */
  private static final int LARGE = 100;

  /** The numbers of those names that the schemas mention. */
  private long[] mentioned = new long[1];

  private Set<String> others = new HashSet<>();
  private int size;

  /** The positions of names in document order. */
  private Map<String, Integer> recorded = new LinkedHashMap<>();

  private long[] locations = new long[0];
  private int located;

  /** Prepares for the next object, whose schemas mention the given number of names. */
  void clear(int mentionedNames) {
    int words = Bits.words(mentionedNames);
    if (mentioned.length == words) {
      Arrays.fill(mentioned, 0);
    } else {
      mentioned = new long[words];
    }
    if (others.size() > LARGE) {
      others = new HashSet<>();
    } else if (!others.isEmpty()) {
      others.clear();
    }
    if (size > LARGE) {
      recorded = new LinkedHashMap<>();
      locations = new long[0];
    } else if (!recorded.isEmpty()) {
      recorded.clear();
    }
    size = 0;
    located = 0;
  }

  int size() {
    return size;
  }

  /** The numbers of those names that both the schemas and the object have, as a bit set. */
  long[] seen() {
    return mentioned;
  }

  /**
   * Adds a name.
   *
   * @param member the name if the schemas mention it, or null
   * @return whether the object does not have it yet
   */
  boolean add(ObjectState.@Nullable Member member, String name, boolean isRecorded) {
    if (member == null ? !others.add(name) : Bits.has(mentioned, member.number())) {
      return false;
    }
    if (member != null) {
      Bits.add(mentioned, member.number());
    }
    size++;
    if (isRecorded) {
      recorded.put(name, recorded.size());
    }
    return true;
  }

  /** Keeps the location of the name that was recorded last. */
  void locate(TokenStreamLocation location) {
    int last = recorded.size() - 1;
    if (locations.length < 2 * recorded.size()) {
      locations = Arrays.copyOf(locations, 4 * recorded.size());
    }
    locations[2 * last] = PackedLocation.offset(location);
    locations[2 * last + 1] = PackedLocation.lineAndColumn(location);
    located = recorded.size();
  }

  /** The location of a name of the object; NA if it was not kept. */
  TokenStreamLocation location(String name) {
    Integer position = recorded.get(name);
    return position == null || position >= located
        ? TokenStreamLocation.NA
        : PackedLocation.unpack(locations[2 * position], locations[2 * position + 1]);
  }

  /** The first recorded names, in document order. */
  List<String> first(int max) {
    return recorded.keySet().stream().limit(max).toList();
  }
}
