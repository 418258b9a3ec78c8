package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.FingerprintBuilder;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.state.ArrayState;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.ObjectState;
import dev.masu.schema.internal.state.StateTransition;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** One open array or object. The instance is reused for the next one at the same depth. */
final class OpenContainer implements ContainerValue {
  private static final JsonNode AN_OBJECT = JsonNodeFactory.instance.objectNode();
  private static final JsonNode AN_ARRAY = JsonNodeFactory.instance.arrayNode();

  final CurrentCheck check;
  final @Nullable OpenContainer parent;
  /** The number of enclosing arrays and objects. */
  final int depth;

  final StartLocation start = new StartLocation();
  final OpenNames names = new OpenNames();
  final UnevaluatedGroups groups = new UnevaluatedGroups();
  final FingerprintBuilder builder = new FingerprintBuilder();
  private final StateTransition unchecked;
  private @Nullable OpenContainer child;
  private FailureLog log;
  private ContainerState state;
  private StateTransition transition;
  private long[] failed = new long[1];

  /** The slots that must not fail for the document to be valid, as far as is known. */
  private long[] needed = NONE;

  private long eventIndex;
  private int items;
  private boolean holdsUnread;
  private boolean isObject;

  /** The transition of the current member; those of items are looked up by index. */
  private StateTransition memberTransition;

  private @Nullable String name;
  private long[] counts = NONE;
  private boolean isFingerprinted;
  private boolean fingerprintsChildren;
  private @Nullable ValuePath path;
  private @Nullable ValueSummary summary;

  /**
   * Creates an instance for the arrays and objects at a depth.
   *
   * @param unchecked the transition to values to which no schema is applied
   */
  OpenContainer(
      CurrentCheck check, StateTransition unchecked, int depth, @Nullable OpenContainer parent) {
    this.check = check;
    this.unchecked = unchecked;
    this.depth = depth;
    this.parent = parent;
    this.log = new FailureLog(check.capacity());
    this.state = (ContainerState) unchecked.child().ofType(JsonType.ARRAY);
    this.transition = unchecked;
    this.memberTransition = unchecked;
  }

  /** Starts the next array or object at this depth. */
  void open(ContainerState newState, StateTransition by, long newEventIndex) {
    state = newState;
    transition = by;
    eventIndex = newEventIndex;
    items = 0;
    failed = Bits.cleared(failed, newState.slots());
    needed = newState.decisive();
    isObject = newState instanceof ObjectState;
    if (isObject) {
      names.start(((ObjectState) newState).memberCount());
    }
    isFingerprinted = newState.comparesWhole() || (parent != null && parent.fingerprintsChildren);
    fingerprintsChildren = isFingerprinted || newState.comparesItems();
    if (fingerprintsChildren) {
      builder.start(isObject, newState.comparesItems());
    }
    holdsUnread = false;
    log.clear();
    groups.clear();
    Arrays.fill(counts, 0);
    name = null;
    path = null;
    summary = null;
  }

  /** Discards the names of this and all inner values. */
  void forgetNames() {
    for (OpenContainer each = this; each != null; each = each.child) {
      each.names.clear();
    }
  }

  /** Sets the path of this value, which is the outermost one of the check. */
  void liesAt(ValuePath base) {
    path = base;
  }

  @Override
  public ContainerState state() {
    return state;
  }

  @Override
  public long[] seen() {
    return isObject ? names.seen() : NONE;
  }

  @Override
  public long[] counts() {
    return isObject ? NONE : counts;
  }

  ObjectState objectState() {
    return (ObjectState) state;
  }

  /** The state's matcher of property names; null if it has none, or if this is an array. */
  @Nullable
  PropertyNameMatcher nameMatcher() {
    return isObject ? ((ObjectState) state).nameMatcher() : null;
  }

  /** The transition by which the parent's schemas applied to this value. */
  StateTransition transition() {
    return transition;
  }

  long[] failed() {
    return failed;
  }

  /**
   * Whether the document is invalid if a slot of this value fails: because its schema always applies, or because all
   * other branches have failed.
   */
  boolean isNeeded(int slot) {
    if (Bits.has(needed, slot)) {
      return true;
    }
    long[] failing = Bits.of(state.slots());
    Bits.add(failing, slot);
    if (!areNeeded(failing)) {
      return false;
    }
    // This remains so, whatever else fails.
    needed = needed.clone();
    Bits.add(needed, slot);
    return true;
  }

  private boolean areNeeded(long[] slots) {
    OpenContainer open = this;
    long[] failing = failingWith(slots);
    while (open.parent != null && !Bits.intersect(failing, open.needed)) {
      long[] ofParent = open.transition.failing(open.state, failing, open.parent.state);
      open = open.parent;
      failing = open.failingWith(ofParent);
    }
    return Bits.intersect(failing, open.needed);
  }

  /** The slots that would fail, of those that have not failed yet, if some did. */
  private long[] failingWith(long[] slots) {
    long[] failing = failed.clone();
    state.addFailed(failing, slots);
    Bits.removeAll(failing, failed);
    return failing;
  }

  FailureLog log() {
    return log;
  }

  /** The number of names that are kept only to find a second one. */
  int keptNames() {
    return isObject ? names.unmentioned() : 0;
  }

  /** The instance for arrays and objects inside this one, created when first needed. */
  OpenContainer child() {
    if (child == null) {
      child = new OpenContainer(check, unchecked, depth + 1, this);
    }
    return child;
  }

  void member(String newName, StateTransition ofMember) {
    memberTransition = ofMember;
    name = newName;
  }

  /** Starts a member to which no schema is applied. */
  void uncheckedMember(String newName) {
    member(newName, unchecked);
  }

  /** The transition of the value that starts. */
  StateTransition nextTransition() {
    StateTransition ofChild = isObject ? memberTransition : ((ArrayState) state).item(items++);
    return log.isMerged() && log.needsNoMoreOf(ofChild, state) ? unchecked : ofChild;
  }

  /** The transition of the array or object that starts. */
  StateTransition nextContainer() {
    StateTransition next = nextTransition();
    return check.isRecording() ? next : next.without(failed);
  }

  /** Ends the current item or member. */
  void endChild() {
    name = null;
  }

  /** Counts the current item for the counting keyword of a slot. */
  void count(int slot) {
    if (slot >= counts.length) {
      counts = Arrays.copyOf(counts, state.slots());
    }
    counts[slot]++;
  }

  /** Stops applying schemas to this value. */
  void giveUp() {
    state = (ContainerState) unchecked.child().ofType(isObject ? JsonType.OBJECT : JsonType.ARRAY);
    transition = unchecked;
    memberTransition = unchecked;
    failed = state.failedByType().clone();
    needed = state.decisive();
    log.clear();
    groups.clear();
    isFingerprinted = false;
    fingerprintsChildren = false;
  }

  /** Records that a scalar in this value, at any depth, could not be read. */
  void unread() {
    holdsUnread = true;
  }

  /** Whether the fingerprint of this value is needed. */
  boolean isFingerprinted() {
    return isFingerprinted;
  }

  /** Whether the fingerprints of the items or members are needed. */
  boolean fingerprintsChildren() {
    return fingerprintsChildren;
  }

  /** Adds the fingerprint of an item or of the last member's value. */
  void addFingerprint(Fingerprint ofChild) {
    builder.add(ofChild);
    if (state.comparesItems()) {
      check.keepItem();
    }
  }

  /** Keeps the state that is needed to explain the failures of this ended value later. */
  Explanation explainLater() {
    FailureLog handedOver = FailureLog.EMPTY;
    if (!log.isEmpty()) {
      handedOver = log;
      log = new FailureLog(check.capacity());
    }
    return new Explanation(
        state, EndedContainer.of(this), failed.clone(), handedOver, check.capacity());
  }

  /** Forgets the summary of an open value, whose names were not complete, now that it has ended. */
  void forgetSummary() {
    summary = null;
  }

  ValuePath path() {
    ValuePath cached = path;
    return cached == null ? findPath() : cached;
  }

  /** Not recursive, since a document may nest more deeply than the thread's stack allows. */
  private ValuePath findPath() {
    OpenContainer outer = this;
    while (outer.path == null && outer.parent != null) {
      outer = outer.parent;
    }
    for (; outer != this; outer = outer.child()) {
      outer.child().path = outer.currentPath();
    }
    return Objects.requireNonNull(path);
  }

  /** The path of the current item or member; of the value itself if there is none yet. */
  ValuePath currentPath() {
    if (!isObject) {
      return items == 0 ? path() : path().item(items - 1);
    }
    return name == null ? path() : path().member(name);
  }

  /** The path of the next item, or of the current member. */
  ValuePath nextPath(@Nullable String nextName) {
    if (!isObject) {
      return path().item(items);
    }
    return nextName == null ? currentPath() : path().member(nextName);
  }

  InstanceLocation location() {
    return new InstanceLocation(path(), start.location(), eventIndex);
  }

  /** The location of a member's name; NA if it was not kept. */
  TokenStreamLocation locationOfName(String member) {
    return isObject ? names.location(member) : TokenStreamLocation.NA;
  }

  @Override
  public ValueSummary summary() {
    if (summary == null) {
      Predicate<String> isMentioned = state instanceof ObjectState object
          ? member -> object.find(member) != null
          : member -> false;
      List<String> first = isObject ? names.first(ValueSummary.MAX_NAMES) : List.of();
      summary = new ValueSummary(location(), depth, shown(), size(), first, false, isMentioned);
    }
    return summary;
  }

  @Override
  public JsonNode shown() {
    return isObject ? AN_OBJECT : AN_ARRAY;
  }

  @Override
  public int size() {
    return isObject ? names.size() : items;
  }

  @Override
  public boolean holdsUnread() {
    return holdsUnread;
  }

  @Override
  public FingerprintBuilder.@Nullable Pair equalItems() {
    return builder.equalItems();
  }

  @Override
  public Fingerprint fingerprint() {
    return builder.fingerprint();
  }
}
