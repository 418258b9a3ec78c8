package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.HeldContainer;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.StateKeyword;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A snapshot of an ended array or object, from which keywords can still report failures. */
final class EndedContainer extends ContainerValue {
  private final CurrentCheck check;
  private final ContainerState state;
  private final ValueSummary summary;
  private final boolean holdsUnread;
  private final long[] counts;
  private final long[] seen;
  private final int heldId;
  private final HeldContainer.@Nullable Pair equalItems;
  private final Map<List<JsonNode>, Boolean> isAmong;

  EndedContainer(OpenContainer ended) {
    check = ended.check();
    state = ended.state();
    summary = ended.summary();
    holdsUnread = ended.holdsUnread();
    counts = ended.counts().clone();
    seen = ended.seen().clone();
    boolean isCompared = ended.isHolding() && !holdsUnread;
    heldId = isCompared ? ended.held().id() : -1;
    equalItems = isCompared && type() == JsonType.ARRAY ? ended.equalItems() : null;
    isAmong = isCompared ? new IdentityHashMap<>() : Map.of();
    if (isCompared) {
      compare();
    }
  }

  /**
   * Compares the value with the schemas' constants now, since held values are discarded when the enclosing value ends.
   */
  private void compare() {
    for (StateKeyword each : state.assertions()) {
      if (each.keyword().site().listsValues()) {
        each.keyword().isValid(this);
      }
    }
  }

  @Override
  ContainerState state() {
    return state;
  }

  @Override
  long[] seen() {
    return seen;
  }

  @Override
  long[] counts() {
    return counts;
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
  public HeldContainer.@Nullable Pair equalItems() {
    return equalItems;
  }

  @Override
  public boolean isAmong(List<JsonNode> constants) {
    return isAmong.computeIfAbsent(
        constants, values -> check.held().idsOf(values).contains(heldId));
  }
}
