package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** A name that a schema accepts, with what is known of its use in the object that is open. */
final class KnownName extends Known {
  private final String name;
  private final Expected value;
  private final long requiredBit;
  private final NotedPlace place = new NotedPlace();
  private long objectWithIt;
  private int order;
  private @Nullable KnownName successor;

  KnownName(String name, Expected value, long requiredBit) {
    this.name = name;
    this.value = value;
    this.requiredBit = requiredBit;
  }

  String name() {
    return name;
  }

  /** Whether another name is the same object, as Jackson gives it for the same name mostly. */
  @SuppressWarnings("ReferenceEquality") // It is only a guess.
  boolean isSame(String other) {
    return name == other;
  }

  /** The name that mostly comes next, or null. */
  @Nullable
  KnownName successor() {
    return successor;
  }

  void successor(KnownName next) {
    successor = next;
  }

  /** What the member's value has to be. */
  Expected value() {
    return value;
  }

  /** The bit of a required name, or 0. */
  long requiredBit() {
    return requiredBit;
  }

  /** Notes that an object holds the name. */
  void stands(long object, int nameOrder) {
    objectWithIt = object;
    order = nameOrder;
  }

  boolean standsIn(long object) {
    return objectWithIt == object;
  }

  /** How many keys and values of the document start before it. */
  int order() {
    return order;
  }

  /** Where it stands, for input that cannot be read again. */
  NotedPlace place() {
    return place;
  }
}
