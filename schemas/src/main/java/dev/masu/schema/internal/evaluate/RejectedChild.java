package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.StateTransition.Applier;

/**
 * A member, item or name that is invalid. Its failures are collected only if the report needs them: most of the time
 * the branch that failed does not matter.
 */
sealed interface RejectedChild permits Explanation, RejectedChild.OfMember {
  /** Whether the child is invalid against the subschema that a keyword applies. */
  boolean isRejectedBy(Applier applier);

  /**
   * Adds the failures against the subschema that a keyword applies.
   *
   * @param parent the enclosing array or object
   */
  void addTo(Failures failures, Applier applier, Value parent);

  /** The number of values still to be explained, as a measure of memory use. */
  int weight();

  /** The nesting depth of the values still to be explained. */
  int depth();

  /**
   * A member that is not allowed.
   *
   * @param location the location of its name
   */
  record OfMember(String name, InstanceLocation location) implements RejectedChild {
    @Override
    public boolean isRejectedBy(Applier applier) {
      return true;
    }

    @Override
    public void addTo(Failures failures, Applier applier, Value parent) {
      failures.add(Failure.ofProperty(applier.keyword().site(), parent.summary(), location, name));
    }

    @Override
    public int weight() {
      return 1;
    }

    @Override
    public int depth() {
      return 1;
    }
  }
}
