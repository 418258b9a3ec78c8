package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Transition;

/**
 * A member, item or name that schemas have found invalid. The failures are found only if the report needs them: most
 * often it is a branch that fails and does not matter.
 */
sealed interface RejectedChild {
  /** The keywords that may reject the child. */
  Transition.Applier[] appliers();

  /** Whether a keyword rejects the child. */
  default boolean isRejectedBy(Transition.Applier applier) {
    return true;
  }

  /**
   * Adds the failures by what a keyword applies.
   *
   * @param around the array or object around
   */
  void addTo(Failures failures, Transition.Applier applier, CheckedValue around);

  /** How much memory it holds, in values that are to be explained. */
  default int weight() {
    return 1;
  }

  /** How many levels of values are to be explained. */
  default int depth() {
    return 1;
  }

  /** A value that schemas reject. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record OfValue(Transition.Applier[] appliers, Explanation explanation) implements RejectedChild {
    @Override
    public boolean isRejectedBy(Transition.Applier applier) {
      return explanation.rejectsSeed(applier.seed());
    }

    @Override
    public void addTo(Failures failures, Transition.Applier applier, CheckedValue around) {
      failures.addAll(explanation.ofSeed(applier.seed()));
    }

    @Override
    public int weight() {
      return explanation.weight();
    }

    @Override
    public int depth() {
      return explanation.depth();
    }
  }

  /**
   * A member that must not be there.
   *
   * @param spot the location of its name
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record OfMember(Transition.Applier[] appliers, String name, InstanceLocation spot)
      implements RejectedChild {
    @Override
    public void addTo(Failures failures, Transition.Applier applier, CheckedValue around) {
      failures.add(Failure.ofProperty(applier.keyword().site(), around.summary(), spot, name));
    }
  }
}
