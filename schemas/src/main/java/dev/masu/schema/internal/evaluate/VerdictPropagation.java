package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.InPlace;
import dev.masu.schema.internal.state.ObjectState;
import dev.masu.schema.internal.state.ScalarState;
import dev.masu.schema.internal.state.StateKeyword;
import dev.masu.schema.internal.state.StateTransition;
import dev.masu.schema.internal.state.StateTransition.Applier;
import dev.masu.schema.internal.state.StateTransition.Deferred;
import dev.masu.schema.internal.state.ValueState;
import org.jspecify.annotations.Nullable;

/** Evaluates the schemas of a value and propagates the verdicts to the enclosing arrays and objects. */
final class VerdictPropagation {
  private final CurrentCheck check;
  private boolean hasFailed;

  VerdictPropagation(CurrentCheck check) {
    this.check = check;
  }

  /** Records that the object has a member that a keyword does not allow. */
  void rejectMember(OpenContainer open, StateTransition transition, long eventIndex) {
    if (check.isRecording()
        && transition.rejected().length > 0
        && Bits.intersect(transition.rejectedSlots(), open.state().reported())) {
      open.log().addMember(transition.rejected(), check.here(eventIndex), open);
    }
    fail(open, transition.rejectedSlots());
    for (Deferred deferred : transition.deferred()) {
      if (deferred.applier().seed() < 0 && !isSettled(open, deferred.applier().slot())) {
        defer(open, deferred, eventIndex);
      }
    }
  }

  private void defer(OpenContainer open, Deferred deferred, long eventIndex) {
    Applier applier = deferred.applier();
    FailureLog log = open.groups.log(applier, deferred.evaluators(), open);
    if (check.isRecording() && Bits.has(open.state().reported(), applier.slot())) {
      log.addMember(new Applier[] {applier}, check.here(eventIndex), open);
    }
  }

  /** Whether it does not matter what else fails in a slot: its schema has failed, and no failures are reported. */
  private boolean isSettled(OpenContainer open, int slot) {
    return !check.isRecording() && Bits.hasAny(open.failed(), open.state().conjuncts(slot));
  }

  /**
   * Evaluates the schemas that apply to a scalar or a property name.
   *
   * @return whether the scalar is kept for the report
   */
  boolean scalar(
      OpenContainer parent, StateTransition transition, ScalarState state, Scalar scalar) {
    long[] failed = evaluate(state, scalar);
    hasFailed = state.anySeedFailed(failed);
    if (transition.isPlain() && !hasFailed) {
      return false;
    }
    return propagate(parent, transition, state, failed, scalar);
  }

  /** Whether a schema has failed for the scalar that was evaluated last. */
  boolean hasFailed() {
    return hasFailed;
  }

  /** {@return the failures of the root schema if the document is a scalar, or null if there are none} */
  @Nullable
  Failures root(ScalarState state, Scalar scalar) {
    return ofRoot(state, scalar, evaluate(state, scalar), FailureLog.EMPTY);
  }

  private @Nullable Failures ofRoot(ValueState state, Value value, long[] failed, FailureLog log) {
    if (!state.seedFailed(0, failed)) {
      return null;
    }
    check.setInvalid();
    return check.isRecording()
        ? new Explanation(state, value, failed, log, check.capacity()).of(state.seedSlot(0))
        : null;
  }

  /** The slots that fail for a scalar. */
  private long[] evaluate(ScalarState state, Scalar scalar) {
    if (state.assertions().length == 0) {
      return state.failedByType();
    }
    check.step(1L + state.assertions().length + state.steps().length);
    return state.evaluate(scalar);
  }

  /**
   * Evaluates the keywords that can only be decided at the end of an array or object.
   *
   * @return the failures of the root schema if this is the outermost value, or null
   */
  @Nullable
  Failures ended(OpenContainer ended) {
    ContainerState state = ended.state();
    if (state.slots() == 0) {
      return null;
    }
    ended.forgetSummary();
    evaluateAtEnd(ended, state);
    OpenContainer parent = ended.parent;
    if (parent == null) {
      return ofRoot(state, ended, ended.failed(), ended.log());
    }
    StateTransition transition = ended.transition();
    if (!transition.isPlain() || state.anySeedFailed(ended.failed())) {
      propagate(parent, transition, state, ended.failed(), ended);
    }
    return null;
  }

  /** Finds all slots that fail. They are propagated to the parent afterwards, together. */
  private void evaluateAtEnd(OpenContainer ended, ContainerState state) {
    int keywords = state.assertions().length + state.steps().length;
    if (keywords > 0) {
      check.step(1L + keywords);
      assertAll(ended, state);
    }
    for (ValueState.Step step : state.steps()) {
      evaluateStep(ended, state, step);
    }
  }

  private void assertAll(OpenContainer ended, ContainerState state) {
    StateKeyword[] assertions = state.assertions();
    for (int i = 0; i < assertions.length; i++) {
      if (!Bits.has(ended.failed(), assertions[i].slot()) && !isSatisfied(ended, state, i)) {
        failAtEnd(ended, assertions[i].slot());
      }
    }
  }

  private static boolean isSatisfied(OpenContainer ended, ContainerState state, int assertion) {
    if (state instanceof ObjectState object) {
      long[] required = object.required(assertion);
      if (required.length > 0) {
        return Bits.containsAll(ended.names.seen(), required);
      }
    }
    Keyword keyword = state.assertions()[assertion].keyword();
    return keyword.isLeftOut(ended) || keyword.isValid(ended);
  }

  private void evaluateStep(OpenContainer ended, ContainerState state, ValueState.Step step) {
    if (isSettled(ended, step.slot())) {
      return;
    }
    boolean isValid = step instanceof InPlace inPlace
        ? inPlace.keyword().isLeftOut(ended) || inPlace.isValid(ended.failed(), ended)
        : decideUnevaluated(ended, state, (StateKeyword) step);
    if (!isValid) {
      failAtEnd(ended, step.slot());
    }
  }

  private boolean decideUnevaluated(
      OpenContainer ended, ContainerState state, StateKeyword ofUnevaluated) {
    if (!ended.groups.concern(ofUnevaluated.slot())) {
      return true;
    }
    long[] annotating = Bits.of(state.slots());
    state.addAnnotating(ofUnevaluated.slot(), ended.failed(), ended, annotating);
    if (state.type() == JsonType.ARRAY && state.lacksCounted(annotating, ended)) {
      // The unevaluated items may be failed attempts at the missing ones.
      return true;
    }
    return ended.groups.decide(ofUnevaluated, annotating, ended);
  }

  /**
   * Propagates a value's verdicts to its parent.
   *
   * @return whether the value is kept for the report
   */
  private boolean propagate(
      OpenContainer parent,
      StateTransition transition,
      ValueState state,
      long[] failed,
      Value value) {
    long[] evaluators = count(parent, transition, state, failed);
    long[] failing = transition.failing(state, failed, parent.state());
    boolean isReported = Bits.intersect(failing, parent.state().reported());
    fail(parent, failing);
    boolean isDeferred = false;
    for (Deferred deferred : transition.deferred()) {
      isDeferred |= rejects(parent, deferred, state, failed);
    }
    boolean isKept = check.isRecording() && (isReported || isDeferred);
    Explanation explanation = isKept ? explainLater(state, value, failed) : null;
    if (isReported && explanation != null) {
      parent.log().add(transition.applied(), explanation, parent);
    }
    if (isDeferred) {
      defer(parent, transition, state, failed, evaluators, explanation);
    }
    return isKept;
  }

  private boolean rejects(
      OpenContainer parent, Deferred deferred, ValueState state, long[] failed) {
    int seed = deferred.applier().seed();
    return seed >= 0
        && state.seedFailed(seed, failed)
        && !isSettled(parent, deferred.applier().slot());
  }

  private Explanation explainLater(ValueState state, Value value, long[] failed) {
    if (value instanceof OpenContainer container) {
      return container.explainLater();
    }
    ((Scalar) value).keep();
    return new Explanation(state, value, failed, FailureLog.EMPTY, check.capacity());
  }

  private void defer(
      OpenContainer parent,
      StateTransition transition,
      ValueState state,
      long[] failed,
      long @Nullable [] counted,
      @Nullable Explanation explanation) {
    for (Deferred deferred : transition.deferred()) {
      if (rejects(parent, deferred, state, failed)) {
        long[] evaluators = deferred.evaluators();
        if (counted != null) {
          evaluators = evaluators.clone();
          Bits.addAll(evaluators, counted);
        }
        FailureLog log = parent.groups.log(deferred.applier(), evaluators, parent);
        if (explanation != null
            && Bits.has(parent.state().reported(), deferred.applier().slot())) {
          log.add(new Applier[] {deferred.applier()}, explanation, parent);
        }
      }
    }
  }

  /**
   * Counts a child for the keywords whose subschema it is valid against;
   * {@return the slots of those keywords that thereby evaluate it, or null}
   */
  private static long @Nullable [] count(
      OpenContainer parent, StateTransition transition, ValueState state, long[] failed) {
    long[] evaluators = null;
    for (Applier counter : transition.counted()) {
      if (!state.seedFailed(counter.seed(), failed)) {
        parent.count(counter.slot());
        if (counter.keyword().evaluatesCounted()) {
          evaluators = evaluators == null ? Bits.of(parent.state().slots()) : evaluators;
          Bits.add(evaluators, counter.slot());
        }
      }
    }
    return evaluators;
  }

  /**
   * Records that slots of an open value have failed, and propagates that to the enclosing arrays and objects at once, so
   * that an invalid document is detected as early as possible. Not recursive, since a document may nest more deeply than
   * the thread's stack allows.
   */
  void fail(OpenContainer from, long[] slots) {
    OpenContainer open = from;
    long[] failing = slots;
    while (!Bits.containsAll(open.failed(), failing)) {
      open.state().addFailed(open.failed(), failing);
      if (Bits.intersect(open.failed(), open.state().decisive())) {
        check.setInvalid();
      }
      OpenContainer parent = open.parent;
      if (parent == null || !open.state().anySeedFailed(open.failed())) {
        return;
      }
      failing = open.transition().failing(open.state(), open.failed(), parent.state());
      open = parent;
    }
  }

  /** Records that a slot has failed at the end of its value. All that fail there are propagated together. */
  private void failAtEnd(OpenContainer open, int slot) {
    Bits.add(open.failed(), slot);
    if (Bits.has(open.state().decisive(), slot)) {
      check.setInvalid();
    }
  }
}
