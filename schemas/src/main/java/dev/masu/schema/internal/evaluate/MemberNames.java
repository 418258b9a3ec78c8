package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.state.NameCache;
import dev.masu.schema.internal.state.ObjectState;
import dev.masu.schema.internal.state.ScalarState;
import dev.masu.schema.internal.state.StateTransition;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/** Looks up the schemas that apply to a member by its name, and evaluates {@code propertyNames}. */
final class MemberNames {
  /** The name is not one that the schemas mention. */
  static final int UNKNOWN = -1;

  /** The name was not looked up. */
  static final int UNMATCHED = -2;

  /** In an object without schema, a nested check leaves it to the enclosing one to find further duplicates. */
  private static final int KEPT_BY_NESTED = 64;

  private final CurrentCheck check;
  private final VerdictPropagation propagation;
  private Scalar scalar;

  MemberNames(CurrentCheck check, VerdictPropagation propagation) {
    this.check = check;
    this.propagation = propagation;
    this.scalar = new Scalar(check);
  }

  void forget() {
    scalar.forget();
  }

  /**
   * Starts the member whose name the parser has read.
   *
   * @param match the name's number among those that the schemas mention, or {@link #UNKNOWN} or {@link #UNMATCHED}
   */
  void start(OpenContainer open, JsonParser parser, int match) {
    long eventIndex = check.nextEventIndex();
    ObjectState state = open.objectState();
    ObjectState.Member mentioned = match < 0 ? null : state.member(match);
    String name = mentioned == null ? parser.currentName() : mentioned.name();
    if (match == UNMATCHED) {
      mentioned = state.find(name);
    }
    OpenNames names = open.names;
    if (!check.isNested() || state.slots() > 0 || names.size() < KEPT_BY_NESTED) {
      int first = mentioned == null ? names.add(name) : names.add(mentioned, check.isRecording());
      if (first >= 0) {
        duplicate(open, name, eventIndex, first);
        return;
      }
      keep(names, mentioned, eventIndex, parser);
    }
    if (open.fingerprintsChildren()) {
      open.builder.member(mentioned == null ? Fingerprint.ofString(name) : mentioned.fingerprint());
    }
    if (state.nameTransition() == null && (mentioned != null || state.patternCount() == 0)) {
      apply(state.transition(mentioned, name, check.patternSteps), open, name, eventIndex);
    } else {
      decide(open, state, mentioned, name, eventIndex);
    }
  }

  /** Counts a name that was added, and keeps its location if the document cannot be read again. */
  private void keep(
      OpenNames names, ObjectState.@Nullable Member mentioned, long eventIndex, JsonParser parser) {
    if (mentioned == null) {
      check.keepName();
    }
    if (eventIndex < check.keptUntil()) {
      names.locate(parser.currentTokenLocation());
    }
  }

  private void apply(StateTransition transition, OpenContainer open, String name, long eventIndex) {
    open.member(name, transition);
    if (!transition.allowsMember()) {
      propagation.rejectMember(open, transition, eventIndex);
    }
  }

  /** Looks up the transition of a member that depends on {@code patternProperties} or {@code propertyNames}. */
  private void decide(
      OpenContainer open,
      ObjectState state,
      ObjectState.@Nullable Member mentioned,
      String name,
      long eventIndex) {
    NameCache decided = state.decided();
    StateTransition cached = decided == null ? null : decided.find(name);
    if (cached != null) {
      open.member(name, cached);
      return;
    }
    open.uncheckedMember(name);
    if (mentioned == null) {
      check.step(state.patternCount());
    }
    StateTransition transition = state.transition(mentioned, name, check.patternSteps);
    boolean isValid =
        state.nameTransition() == null || isValid(open, state.nameTransition(), name, eventIndex);
    apply(transition, open, name, eventIndex);
    if (isValid && decided != null && transition.allowsMember()) {
      decided.add(name, transition);
    }
  }

  private boolean isValid(
      OpenContainer open, StateTransition nameTransition, String name, long eventIndex) {
    ScalarState state = (ScalarState) nameTransition.child().ofType(JsonType.STRING);
    if (state.allowsAll()) {
      return true;
    }
    scalar.ofName(name, eventIndex, open.depth);
    if (propagation.scalar(open, nameTransition, state, scalar)) {
      scalar = new Scalar(check);
    }
    return !propagation.hasFailed();
  }

  private void duplicate(OpenContainer open, String name, long eventIndex, int first) {
    open.uncheckedMember(name);
    if (open.fingerprintsChildren()) {
      open.builder.skipMember();
    }
    check.add(
        () -> ReadProblem.duplicate(check.here(eventIndex), name, open.names.location(first)));
  }
}
