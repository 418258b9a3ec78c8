package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Value;

/** A value of the document that is being checked. */
abstract class CheckedValue extends Value {
  private final CheckCounters counters;

  CheckedValue(CheckCounters counters) {
    this.counters = counters;
  }

  final CheckCounters counters() {
    return counters;
  }
}
