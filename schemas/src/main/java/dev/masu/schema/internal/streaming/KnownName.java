package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** A name that a schema accepts, with what is known of its use in the object that is open. */
final class KnownName {
  private final String name;
  private final @Nullable SchemaNode schema;
  private final long requiredBit;
  private long objectWithIt;
  private int order;
  private @Nullable TokenStreamLocation place;

  KnownName(String name, @Nullable SchemaNode schema, long requiredBit) {
    this.name = name;
    this.schema = schema;
    this.requiredBit = requiredBit;
  }

  String name() {
    return name;
  }

  /** The schema of the member's value, or null if it may be anything. */
  @Nullable
  SchemaNode schema() {
    return schema;
  }

  /** The bit of a required name, or 0. */
  long requiredBit() {
    return requiredBit;
  }

  /** Notes that an object holds the name. */
  void stands(long object, int nameOrder, @Nullable TokenStreamLocation namePlace) {
    objectWithIt = object;
    order = nameOrder;
    if (place != null || namePlace != null) {
      place = namePlace;
    }
  }

  boolean standsIn(long object) {
    return objectWithIt == object;
  }

  /** How many keys and values of the document start before it. */
  int order() {
    return order;
  }

  @Nullable
  TokenStreamLocation place() {
    return place;
  }
}
