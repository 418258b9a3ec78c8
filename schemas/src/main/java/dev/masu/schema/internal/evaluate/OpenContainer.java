package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.document.ValuePath;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** One open array or object. It is used again for the next one of its depth. */
final class OpenContainer extends Value {
  private static final JsonNode AN_OBJECT = JsonNodeFactory.instance.objectNode();
  private static final JsonNode AN_ARRAY = JsonNodeFactory.instance.arrayNode();

  private final int depth;
  private final @Nullable OpenContainer parent;
  private final OpenNames names = new OpenNames();
  private final FailureLog log = new FailureLog();
  private final UnevaluatedGroups groups = new UnevaluatedGroups();
  private final OpenStart start = new OpenStart();
  private ContainerState state;
  private Transition transition;
  private long[] failed = new long[1];
  private int order;
  private int items;
  private boolean holdsUnread;
  private boolean isObject;
  private boolean isEnded;
  private Transition next;
  private @Nullable String name;
  private Keyword[] counted = new Keyword[0];
  private long[] counts = new long[0];
  private int countedSize;
  private @Nullable HeldContainer held;
  private @Nullable ObjectNames namesForMessages;
  private @Nullable ValuePath path;
  private @Nullable Spot spot;

  OpenContainer(Run run, int depth, @Nullable OpenContainer parent, States states) {
    super(run);
    this.depth = depth;
    this.parent = parent;
    this.state = (ContainerState) states.any().ofType(JsonType.ARRAY);
    this.transition = Transition.free(states.any());
    this.next = transition;
  }

  /** Starts the next array or object of this depth. */
  void open(ContainerState newState, Transition by, int newOrder, boolean holding) {
    state = newState;
    transition = by;
    order = newOrder;
    items = 0;
    holdsUnread = false;
    isEnded = false;
    failed = Bits.copy(newState.failedByType(), failed);
    log.clear();
    groups.clear();
    isObject = newState instanceof ObjectState;
    if (isObject) {
      names.clear(((ObjectState) newState).memberCount());
    }
    countedSize = 0;
    held = holding || newState.holds() ? new HeldContainer(run().held(), newState.type()) : null;
    name = null;
    namesForMessages = null;
    path = null;
    spot = null;
  }

  /** Sets the way to this value, if nothing of the check is around it. */
  void liesAt(ValuePath base) {
    path = base;
  }

  ContainerState state() {
    return state;
  }

  /** The state, if this is an object. */
  ObjectState objectState() {
    return (ObjectState) state;
  }

  /** How its schemas were applied. */
  Transition transition() {
    return transition;
  }

  /** The slots that have failed. */
  long[] failed() {
    return failed;
  }

  FailureLog log() {
    return log;
  }

  UnevaluatedGroups groups() {
    return groups;
  }

  OpenNames openNames() {
    return names;
  }

  OpenStart start() {
    return start;
  }

  @Nullable
  OpenContainer parent() {
    return parent;
  }

  /** Starts a member. */
  void member(String newName, Transition ofMember) {
    name = newName;
    next = ofMember;
  }

  /** What applies to the value that starts. */
  Transition nextTransition() {
    return isObject ? next : ((ArrayState) state).item(items++);
  }

  /** The current item or member has ended. */
  void endChild() {
    name = null;
  }

  void count(Keyword keyword) {
    for (int i = 0; i < countedSize; i++) {
      if (counted[i] == keyword) {
        counts[i]++;
        return;
      }
    }
    if (countedSize == counted.length) {
      counted = Arrays.copyOf(counted, countedSize + 1);
      counts = Arrays.copyOf(counts, countedSize + 1);
    }
    counted[countedSize] = keyword;
    counts[countedSize++] = 1;
  }

  /** Stops the check of this value by its schemas. */
  void giveUp(States states) {
    state = (ContainerState) states.any().ofType(isObject ? JsonType.OBJECT : JsonType.ARRAY);
    transition = Transition.free(states.any());
    next = transition;
    failed = state.failedByType().clone();
    log.clear();
    groups.clear();
    held = null;
  }

  /** A scalar of this value, or of one in it, could not be read. */
  void unread() {
    holdsUnread = true;
  }

  void finishHeld() {
    if (held != null) {
      held.finish();
    }
  }

  boolean isHolding() {
    return held != null;
  }

  HeldContainer held() {
    return Objects.requireNonNull(held, "held");
  }

  int heldId() {
    return held().id();
  }

  /**
   * Keeps what is needed to explain later what schemas reject about this value, which has ended.
   *
   * @param failedSlots the slots that have failed
   */
  Explanation explainLater(long[] failedSlots) {
    FailureLog handedOver = log.handOver();
    return new Explanation(state, new EndedContainer(this), failedSlots, handedOver);
  }

  long[] counts() {
    return Arrays.copyOf(counts, countedSize);
  }

  Keyword[] counted() {
    return Arrays.copyOf(counted, countedSize);
  }

  @Nullable
  HeldContainer heldOrNull() {
    return held;
  }

  /** Completes what messages show of the names, now that all are known. */
  void fillNames() {
    isEnded = true;
    if (namesForMessages != null && isObject) {
      namesForMessages.fill(names.first(ObjectNames.MAX_KEPT));
    }
  }

  /** The way to this value. */
  ValuePath path() {
    ValuePath known = path;
    return known == null ? findPath() : known;
  }

  /** Without recursion: a document may be deeper than a thread's stack. */
  private ValuePath findPath() {
    Deque<OpenContainer> inward = new ArrayDeque<>();
    OpenContainer outer = this;
    while (outer.path == null && outer.parent != null) {
      inward.push(outer);
      outer = outer.parent;
    }
    for (OpenContainer each : inward) {
      each.path = Objects.requireNonNull(each.parent).currentPath();
    }
    return Objects.requireNonNull(path);
  }

  /** The way to the current item or member; to the value itself where there is none yet. */
  ValuePath currentPath() {
    if (!isObject) {
      return items == 0 ? path() : path().item(items - 1);
    }
    return name == null ? path() : path().member(name);
  }

  /** The way to the item that would come next, or the current member. */
  ValuePath nextPath(@Nullable String nextName) {
    if (!isObject) {
      return path().item(items);
    }
    return nextName == null ? currentPath() : path().member(nextName);
  }

  /** Where the value starts. */
  Spot place() {
    if (spot == null) {
      spot = new Spot(path(), start.location(), order);
    }
    return spot;
  }

  /** The location of a member's name, if that was kept. */
  TokenStreamLocation locationOfName(String member) {
    return isObject ? names.location(member) : TokenStreamLocation.NA;
  }

  @Override
  public JsonType type() {
    return isObject ? JsonType.OBJECT : JsonType.ARRAY;
  }

  @Override
  int order() {
    return order;
  }

  @Override
  int depth() {
    return depth;
  }

  @Override
  @Nullable
  Spot spot() {
    return run().keepsPlaces() ? place() : null;
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
  ObjectNames names() {
    if (namesForMessages == null) {
      namesForMessages = new ObjectNames();
      if (isEnded) {
        fillNames();
      }
    }
    return namesForMessages;
  }

  @Override
  boolean holdsUnread() {
    return holdsUnread;
  }

  @Override
  public boolean hasMember(String member) {
    if (!(state instanceof ObjectState object)) {
      return false;
    }
    ObjectState.Member mentioned = object.find(member);
    return mentioned != null && names.has(mentioned);
  }

  @Override
  public long matches(Keyword keyword) {
    for (int i = 0; i < countedSize; i++) {
      if (counted[i] == keyword) {
        return counts[i];
      }
    }
    return 0;
  }

  @Override
  public HeldContainer.@Nullable Pair equalItems() {
    return held().equalItems();
  }

  @Override
  public boolean isAmong(List<JsonNode> constants) {
    return run().held().idsOf(constants).contains(heldId());
  }
}
