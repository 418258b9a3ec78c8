package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.Nullable;

/** Decides what schemas make of a value, and passes that on to the array or object around it. */
final class Conclusion {
  private final Run run;
  private final BranchVerdicts verdicts = new BranchVerdicts();
  private long[] scratch = new long[1];
  private boolean hasFailed;

  Conclusion(Run run) {
    this.run = run;
  }

  /** Passes on what the type of an array or object that has started decides. */
  void started(OpenContainer opened) {
    run.step(1);
    if (!Bits.isEmpty(opened.failed())) {
      failed(opened);
    }
  }

  /** Records that a member is there that a keyword forbids. */
  void rejectMember(OpenContainer open, Transition transition, String name, int order) {
    for (Transition.Rejection rejection : transition.rejected()) {
      if (open.state().need(rejection.slot()) != Need.VERDICT) {
        Failure failure = unexpected(open, rejection.keyword(), name, order);
        open.log().add(rejection.slot(), rejection.keyword(), failure, run);
      }
      fail(open, rejection.slot());
    }
    for (Transition.Deferred deferred : transition.deferred()) {
      if (deferred.seed() < 0) {
        Unevaluated of = deferred.unevaluated();
        Failure failure = unexpected(open, of.keyword(), name, order);
        open.groups().add(of, deferred.evaluators(), failure, run);
        if (deferred.isCertain()) {
          fail(open, of.slot());
        }
      }
    }
  }

  private Failure unexpected(OpenContainer open, Keyword keyword, String name, int order) {
    return Failure.of(keyword, open).withProperty(name).here(order, run);
  }

  /**
   * Evaluates the schemas of a scalar, or of a name.
   *
   * @return whether the scalar is kept for the report
   */
  boolean scalar(OpenContainer around, Transition transition, ValueState state, Scalar scalar) {
    long[] failed = evaluate(state, scalar);
    hasFailed = !Bits.isEmpty(failed);
    if (!hasFailed && state.validTexts() != null) {
      state.validTexts().add(scalar.text());
    }
    if (transition.isPlain() && !hasFailed) {
      return false;
    }
    return pass(around, transition, state, failed, new Rejected(state, scalar));
  }

  /** Whether a schema has failed for the scalar that was evaluated last. */
  boolean hasFailed() {
    return hasFailed;
  }

  /** {@return what the root schema rejects about a document that is a scalar, or null} */
  @Nullable
  Failures root(ValueState state, Scalar scalar) {
    long[] failed = evaluate(state, scalar);
    if (state.slots() == 0 || !state.seedFailed(0, failed)) {
      return null;
    }
    run.refuse();
    return new Explanation(state, scalar, failed, FailureLog.EMPTY).of(state.seedSlot(0));
  }

  private long[] evaluate(ValueState state, Scalar scalar) {
    long[] byType = state.failedByType();
    if (state.assertions().length == 0) {
      return byType;
    }
    run.step(1L + state.assertions().length + state.steps().length);
    if (scratch.length != byType.length) {
      scratch = byType.clone();
    } else {
      System.arraycopy(byType, 0, scratch, 0, byType.length);
    }
    ScalarCheck.evaluate(state, scalar, scratch, verdicts);
    return scratch;
  }

  /**
   * Evaluates what is left at the end of an array or object.
   *
   * @return what the root schema rejects, if this is the document
   */
  @Nullable
  Failures ended(OpenContainer ended) {
    ContainerState state = ended.state();
    boolean isChanged = assertAll(ended, state);
    for (ValueState.Step step : state.steps()) {
      isChanged |= take(ended, state, step);
    }
    if (isChanged) {
      failed(ended);
    }
    ended.fillNames();
    OpenContainer around = ended.parent();
    if (around == null) {
      boolean isInvalid = state.slots() > 0 && state.seedFailed(0, ended.failed());
      return isInvalid ? explanation(ended).of(state.seedSlot(0)) : null;
    }
    Transition transition = ended.transition();
    if (!transition.isPlain() || !Bits.isEmpty(ended.failed())) {
      pass(around, transition, state, ended.failed(), new Rejected(state, ended));
    }
    return null;
  }

  private static Explanation explanation(OpenContainer ended) {
    return new Explanation(ended.state(), ended, ended.failed(), ended.log());
  }

  private boolean assertAll(OpenContainer ended, ContainerState state) {
    ValueState.Assertion[] assertions = state.assertions();
    run.step(assertions.length + (long) state.steps().length);
    boolean isChanged = false;
    for (int i = 0; i < assertions.length; i++) {
      if (!Bits.has(ended.failed(), assertions[i].slot()) && !holds(ended, state, i)) {
        Bits.add(ended.failed(), assertions[i].slot());
        isChanged = true;
      }
    }
    return isChanged;
  }

  private static boolean holds(OpenContainer ended, ContainerState state, int assertion) {
    if (state instanceof ObjectState object) {
      long[] required = object.required(assertion);
      if (required.length > 0) {
        return Bits.containsAll(ended.memberNames().seen(), required);
      }
    }
    Keyword keyword = state.assertions()[assertion].keyword();
    return (ended.holdsUnread() && keyword.needsAllRead(state.type())) || keyword.isValid(ended);
  }

  private boolean take(OpenContainer ended, ContainerState state, ValueState.Step step) {
    int slot;
    boolean isValid;
    if (step instanceof ValueState.InPlaceStep inPlaceStep) {
      InPlace inPlace = inPlaceStep.inPlace();
      slot = inPlace.slot();
      isValid = (ended.holdsUnread() && inPlace.keyword().needsAllRead(state.type()))
          || verdicts.isValid(inPlace, ended.failed(), ended);
    } else {
      Unevaluated unevaluated = ((ValueState.UnevaluatedStep) step).unevaluated();
      slot = unevaluated.slot();
      isValid = decide(ended, state, unevaluated);
    }
    if (isValid || Bits.has(ended.failed(), slot)) {
      return false;
    }
    Bits.add(ended.failed(), slot);
    return true;
  }

  private boolean decide(OpenContainer ended, ContainerState state, Unevaluated unevaluated) {
    if (ended.groups().isEmpty()) {
      return true;
    }
    long[] annotating = Bits.of(state.slots());
    state.addAnnotating(unevaluated.slot(), ended.failed(), ended, annotating);
    if (state.lacksCounted(annotating, ended)) {
      // What is missing there may be what the items were meant to be.
      return true;
    }
    return ended.groups().decide(unevaluated, state, annotating, ended, run);
  }

  /** A value, and what its schemas reject about it. */
  private static final class Rejected {
    private final ValueState state;
    private final Value value;
    private @Nullable Explanation explanation;

    Rejected(ValueState state, Value value) {
      this.state = state;
      this.value = value;
    }

    /** What a schema rejects; which keywords do is found out only if the report needs it. */
    RejectedValue by(int seed, long[] failed) {
      Explanation known = explanation;
      if (known == null) {
        known = value instanceof OpenContainer container
            ? container.explainLater(failed.clone())
            : new Explanation(state, kept((Scalar) value), failed.clone(), FailureLog.EMPTY);
        explanation = known;
      }
      return new RejectedValue(known, state.seedSlot(seed));
    }

    private static Scalar kept(Scalar scalar) {
      scalar.keep();
      return scalar;
    }

    boolean isKept() {
      return explanation != null;
    }
  }

  private boolean pass(
      OpenContainer around,
      Transition transition,
      ValueState state,
      long[] failed,
      Rejected rejected) {
    long[] evaluators = count(around, transition, state, failed);
    for (Transition.Applier applier : transition.needed()) {
      if (state.seedFailed(applier.seed(), failed)) {
        if (around.state().need(applier.slot()) != Need.VERDICT) {
          around
              .log()
              .add(applier.slot(), applier.keyword(), rejected.by(applier.seed(), failed), run);
        }
        fail(around, applier.slot());
      }
    }
    for (Transition.Deferred deferred : transition.deferred()) {
      if (deferred.seed() >= 0 && state.seedFailed(deferred.seed(), failed)) {
        defer(around, deferred, evaluators, rejected.by(deferred.seed(), failed));
      }
    }
    return rejected.isKept();
  }

  private void defer(
      OpenContainer around,
      Transition.Deferred deferred,
      long @Nullable [] counted,
      RejectedValue rejected) {
    long[] evaluators = deferred.evaluators();
    if (counted != null) {
      evaluators = evaluators.clone();
      Bits.addAll(evaluators, counted);
    }
    around.groups().add(deferred.unevaluated(), evaluators, rejected, run);
  }

  /** Counts; {@return the slots of keywords that have evaluated the child by it, or null} */
  private static long @Nullable [] count(
      OpenContainer around, Transition transition, ValueState state, long[] failed) {
    long[] evaluators = null;
    for (Transition.Counter counter : transition.counted()) {
      if (!state.seedFailed(counter.seed(), failed)) {
        around.count(counter.keyword());
        if (counter.isEvaluated()) {
          evaluators = evaluators == null ? Bits.of(around.state().slots()) : evaluators;
          Bits.add(evaluators, counter.slot());
        }
      }
    }
    return evaluators;
  }

  private void fail(OpenContainer open, int slot) {
    if (!Bits.has(open.failed(), slot)) {
      Bits.add(open.failed(), slot);
      failed(open);
    }
  }

  /** Passes on at once what cannot become valid any more, so that a document is known to be invalid early. */
  private void failed(OpenContainer from) {
    OpenContainer open = from;
    boolean isChanged = true;
    while (isChanged) {
      ContainerState state = open.state();
      for (InPlace alternatives : state.alternatives()) {
        if (alternatives.allFailed(open.failed())) {
          Bits.add(open.failed(), alternatives.slot());
        }
      }
      if (state.failsDocument(open.failed())) {
        run.refuse();
      }
      OpenContainer around = open.parent();
      isChanged = around != null && failAround(open, around);
      open = around == null ? open : around;
    }
  }

  private static boolean failAround(OpenContainer open, OpenContainer around) {
    boolean isChanged = false;
    for (Transition.Applier applier : open.transition().needed()) {
      if (!Bits.has(around.failed(), applier.slot())
          && open.state().seedFailed(applier.seed(), open.failed())) {
        Bits.add(around.failed(), applier.slot());
        isChanged = true;
      }
    }
    return isChanged;
  }
}
