package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.StateTransition.Applier;

/**
 * A member, item or name that schemas have found invalid. The failures are found only if the report needs them: most
 * often it is a branch that fails and does not matter.
 */
sealed interface RejectedChild permits Explanation, RejectedChild.OfMember {
  /** Whether a keyword rejects the child. */
  boolean isRejectedBy(Applier applier);

  /**
   * Adds the failures by what a keyword applies.
   *
   * @param around the array or object around
   */
  void addTo(Failures failures, Applier applier, Value around);

  /** How much memory it holds, in values that are to be explained. */
  int weight();

  /** How many levels of values are to be explained. */
  int depth();

  /**
   * A member that must not be there.
   *
   * @param spot the location of its name
   */
  record OfMember(String name, InstanceLocation spot) implements RejectedChild {
    @Override
    public boolean isRejectedBy(Applier applier) {
      return true;
    }

    @Override
    public void addTo(Failures failures, Applier applier, Value around) {
      failures.add(Failure.ofProperty(applier.keyword().site(), around.summary(), spot, name));
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
