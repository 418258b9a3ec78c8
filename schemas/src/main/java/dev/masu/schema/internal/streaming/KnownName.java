package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.sym.PropertyNameMatcher;

/** A name that a schema accepts, with what is known of its use in the object that is open. */
final class KnownName {
  private final SerializedString text;
  private final Expected value;
  private final long requiredBit;
  private final NotedPlace place = new NotedPlace();
  private long objectWithIt;
  private int order;
  private @Nullable KnownName successor;
  private @Nullable PropertyNameMatcher matcher;
  private int number;

  KnownName(String name, Expected value, long requiredBit) {
    this.text = new SerializedString(name);
    this.value = value;
    this.requiredBit = requiredBit;
  }

  String name() {
    return text.getValue();
  }

  /** The name as it stands in JSON, to be compared with what does. */
  SerializedString text() {
    return text;
  }

  /** What a matcher gives the name for a number, if it knows the name. */
  int numberBy(PropertyNameMatcher other) {
    if (matcher != other) {
      matcher = other;
      number = other.matchName(name());
    }
    return number;
  }

  /** The name that came next the last time, or null if that is not known. */
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
