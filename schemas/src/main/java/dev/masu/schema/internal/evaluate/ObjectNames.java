package dev.masu.schema.internal.evaluate;

import java.util.List;

/** The names of an object, for messages: they are known at its end, after some refusals are. */
final class ObjectNames {
  /** Enough to find the one that a misspelt name was meant to be. */
  static final int MAX_KEPT = 1_000;

  static final ObjectNames NONE = new ObjectNames();

  private List<String> names = List.of();

  void fill(List<String> known) {
    this.names = known;
  }

  List<String> names() {
    return names;
  }
}
