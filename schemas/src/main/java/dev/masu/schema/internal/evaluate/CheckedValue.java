package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Value;

/** A value of the document that is being checked. */
abstract class CheckedValue extends Value {
  private final Run run;

  CheckedValue(Run run) {
    this.run = run;
  }

  final Run run() {
    return run;
  }
}
