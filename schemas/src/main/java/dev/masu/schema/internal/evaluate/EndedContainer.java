package dev.masu.schema.internal.evaluate;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A snapshot of an ended array or object that keywords can still report about. */
final class EndedContainer extends Value {
  private static final long[] NONE = {};

  private final ContainerState state;
  private final int order;
  private final int depth;
  private final @Nullable Spot spot;
  private final JsonNode shown;
  private final int size;
  private final boolean holdsUnread;
  private final Keyword[] counted;
  private final long[] counts;
  private final int heldId;
  private final HeldContainer.@Nullable Pair equalItems;
  private final long[] seen;
  private final List<String> firstNames;
  private @Nullable IdentityHashMap<List<JsonNode>, Boolean> isAmong;
  private @Nullable ObjectNames names;

  EndedContainer(OpenContainer ended) {
    super(ended.run());
    state = ended.state();
    order = ended.order();
    depth = ended.depth();
    spot = ended.spot();
    shown = ended.shown();
    size = ended.size();
    holdsUnread = ended.holdsUnread();
    counted = ended.counted();
    counts = ended.counts();
    boolean isObject = state instanceof ObjectState;
    boolean isCompared = ended.isHolding() && !holdsUnread;
    heldId = isCompared ? ended.heldId() : -1;
    equalItems = isCompared && !isObject ? ended.equalItems() : null;
    seen = isObject ? ended.openNames().seen().clone() : NONE;
    firstNames = isObject ? ended.openNames().first(ObjectNames.MAX_KEPT) : List.of();
    if (isCompared) {
      compare();
    }
  }

  /** Compares it with the schemas' constants, as held values are forgotten when the value around them ends. */
  private void compare() {
    for (int slot = 0; slot < state.slots(); slot++) {
      for (Keyword keyword : state.schema(slot).keywords()) {
        if (keyword.listsValues() && keyword.holds(type())) {
          keyword.isValid(this);
        }
      }
    }
  }

  @Override
  public JsonType type() {
    return state.type();
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
    return spot;
  }

  @Override
  public JsonNode shown() {
    return shown;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  boolean holdsUnread() {
    return holdsUnread;
  }

  @Override
  ObjectNames names() {
    ObjectNames known = names;
    if (known == null) {
      known = new ObjectNames();
      known.fill(firstNames);
      names = known;
    }
    return known;
  }

  @Override
  public boolean hasMember(String member) {
    if (!(state instanceof ObjectState object)) {
      return false;
    }
    ObjectState.Member mentioned = object.find(member);
    return mentioned != null && Bits.has(seen, mentioned.number());
  }

  @Override
  public long matches(Keyword keyword) {
    for (int i = 0; i < counts.length; i++) {
      if (counted[i] == keyword) {
        return counts[i];
      }
    }
    return 0;
  }

  @Override
  public HeldContainer.@Nullable Pair equalItems() {
    return equalItems;
  }

  @Override
  public boolean isAmong(List<JsonNode> constants) {
    if (isAmong == null) {
      isAmong = new IdentityHashMap<>();
    }
    return isAmong.computeIfAbsent(
        constants, values -> run().held().idsOf(values).contains(heldId));
  }
}
