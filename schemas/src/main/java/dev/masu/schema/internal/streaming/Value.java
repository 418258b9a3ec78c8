package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A value of the document as keywords see it: a scalar at its token, an array or object at its end. */
abstract class Value {
  private final Run run;

  Value(Run run) {
    this.run = run;
  }

  final Run run() {
    return run;
  }

  abstract JsonType type();

  /** How many keys and values of the document start before it. */
  abstract int order();

  /** How many arrays and objects it lies in. */
  abstract int depth();

  /** Where it starts, or null if places are found by reading again. */
  abstract @Nullable Spot spot();

  /** The value as messages show it; of an array or object only the kind. */
  abstract JsonNode shown();

  /** How many items or properties it has. */
  abstract int size();

  /** Whether it holds a scalar that could not be read. */
  abstract boolean holdsUnread();

  /** What another schema of the same place refuses about this value, or null. */
  abstract @Nullable Failures outcome(SchemaNode branch);

  /** The names that it holds, for messages; known once it ends. */
  abstract ObjectNames names();

  /** The refusal of this value by a keyword. */
  final Failures refusedBy(Keyword keyword) {
    return run.failures(Failure.of(keyword, this));
  }
}
