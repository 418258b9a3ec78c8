package dev.masu.schema.internal.evaluate;

import java.util.List;

/** The names of an object, for messages. They are complete at its end, after failures may have referred to them. */
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
