package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.HeldContainer;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.ObjectState;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A snapshot of an ended array or object that keywords can still report about. */
final class EndedContainer extends CheckedValue {
  private static final long[] NONE = {};

  private final ContainerState state;
  private final ValueSummary summary;
  private final boolean holdsUnread;
  private final Keyword[] counted;
  private final long[] counts;
  private final int heldId;
  private final HeldContainer.@Nullable Pair equalItems;
  private final long[] seen;
  private final Map<List<JsonNode>, Boolean> isAmong;

  EndedContainer(OpenContainer ended) {
    super(ended.counters());
    state = ended.state();
    summary = ended.summary();
    holdsUnread = ended.holdsUnread();
    counted = ended.counted();
    counts = ended.counts();
    boolean isObject = state instanceof ObjectState;
    boolean isCompared = ended.isHolding() && !holdsUnread;
    heldId = isCompared ? ended.heldId() : -1;
    equalItems = isCompared && !isObject ? ended.equalItems() : null;
    seen = isObject ? ended.openNames().seen().clone() : NONE;
    isAmong = isCompared ? new IdentityHashMap<>() : Map.of();
    if (isCompared) {
      compare();
    }
  }

  /** Compares it with the schemas' constants, as held values are forgotten when the value around them ends. */
  private void compare() {
    for (int slot = 0; slot < state.slots(); slot++) {
      for (Keyword keyword : state.schema(slot).keywords()) {
        if (keyword.site().listsValues() && keyword.holds(type())) {
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
  public ValueSummary summary() {
    return summary;
  }

  @Override
  public JsonNode shown() {
    return summary.value();
  }

  @Override
  public int size() {
    return summary.size();
  }

  @Override
  public boolean holdsUnread() {
    return holdsUnread;
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
    return isAmong.computeIfAbsent(
        constants, values -> counters().held().idsOf(values).contains(heldId));
  }
}
