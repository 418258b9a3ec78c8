package dev.masu.schema.internal.evaluate;

/** Evaluates all schemas of a state for a scalar. */
final class ScalarCheck {
  private ScalarCheck() {}

  /**
   * Adds the slots that fail.
   *
   * @param failed the slots that fail by the scalar's type
   */
  static void evaluate(ValueState state, Scalar scalar, long[] failed, BranchVerdicts verdicts) {
    for (ValueState.Assertion assertion : state.assertions()) {
      if (!assertion.keyword().isValid(scalar)) {
        Bits.add(failed, assertion.slot());
      }
    }
    if (state.steps().length > 0) {
      for (ValueState.Step step : state.steps()) {
        if (step instanceof ValueState.InPlaceStep inPlace
            && !verdicts.isValid(inPlace.inPlace(), failed, scalar)) {
          Bits.add(failed, inPlace.inPlace().slot());
        }
      }
    }
  }
}
