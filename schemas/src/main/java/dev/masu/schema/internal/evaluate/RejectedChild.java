package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.Nullable;

/**
 * A member, item or name that schemas have found invalid. The failures are found only if the report needs them: most
 * often it is a branch that fails and does not matter.
 */
sealed interface RejectedChild {
  /** Takes a keyword of the array or object around, by its slot, that applies what rejects the child. */
  interface Appliers {
    void accept(int slot, Keyword keyword);
  }

  /** The keywords that apply what rejects the child. */
  void forEachApplier(Appliers appliers);

  /**
   * Adds the failures of what a keyword applies, if that rejects the child.
   *
   * @param around the array or object around
   */
  void addTo(Failures failures, int slot, Keyword keyword, Value around);

  /** How much memory it holds, in values that are to be explained. */
  int weight();

  /** How many levels of values are to be explained. */
  int depth();

  /** A value that needed schemas reject. */
  record OfValue(Transition transition, Explanation explanation) implements RejectedChild {
    @Override
    public void forEachApplier(Appliers appliers) {
      for (Transition.Applier applier : transition.needed()) {
        if (explanation.rejectsSeed(applier.seed())) {
          appliers.accept(applier.slot(), applier.keyword());
        }
      }
    }

    @Override
    public void addTo(Failures failures, int slot, Keyword keyword, Value around) {
      for (Transition.Applier applier : transition.needed()) {
        if (applier.slot() == slot
            && applier.keyword() == keyword
            && explanation.rejectsSeed(applier.seed())) {
          failures.addAll(explanation.ofSeed(applier.seed()));
        }
      }
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

  /** A value that the schema of a keyword for unevaluated children rejects. */
  record OfUnevaluated(Transition.Deferred deferred, Explanation explanation)
      implements RejectedChild {
    @Override
    public void forEachApplier(Appliers appliers) {
      Unevaluated of = deferred.unevaluated();
      appliers.accept(of.slot(), of.keyword());
    }

    @Override
    public void addTo(Failures failures, int slot, Keyword keyword, Value around) {
      failures.addAll(explanation.ofSeed(deferred.seed()));
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
   * @param spot where its name stands, or null if locations are found by reading again
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record OfMember(
      Transition.Rejection[] rejections,
      String name,
      int order,
      @Nullable Spot spot) implements RejectedChild {
    @Override
    public void forEachApplier(Appliers appliers) {
      for (Transition.Rejection rejection : rejections) {
        appliers.accept(rejection.slot(), rejection.keyword());
      }
    }

    @Override
    public void addTo(Failures failures, int slot, Keyword keyword, Value around) {
      for (Transition.Rejection rejection : rejections) {
        if (rejection.slot() == slot && rejection.keyword() == keyword) {
          failures.add(Failure.of(keyword, around).withProperty(name).at(order, spot));
        }
      }
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

  /** The failures of many children that one keyword applies something to. */
  record Merged(int slot, Keyword keyword, Failures failures) implements RejectedChild {
    @Override
    public void forEachApplier(Appliers appliers) {
      appliers.accept(slot, keyword);
    }

    @Override
    public void addTo(Failures into, int ofSlot, Keyword ofKeyword, Value around) {
      if (slot == ofSlot && keyword == ofKeyword) {
        into.addAll(failures);
      }
    }

    @Override
    public int weight() {
      return 1;
    }

    @Override
    public int depth() {
      return 0;
    }
  }
}
