package dev.masu.schema.internal.streaming;

import dev.masu.internal.map.Entries;
import tools.jackson.core.JsonParser;

/**
 * Takes the members of an object as the entries of a map.
 *
 * @param makers who has made something of names and values
 * @param into where that is added
 */
public record EntryTaker<K extends Comparable<K>, V>(Makers makers, Entries<K, V> into) {
  /** Reads members as far as they were there before. */
  void read(DirectMembers members, JsonParser source) {
    members.read(source, makers, into);
  }
}
