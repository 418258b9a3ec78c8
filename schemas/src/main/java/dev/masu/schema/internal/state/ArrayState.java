package dev.masu.schema.internal.state;

import org.jspecify.annotations.Nullable;

/** A state for arrays. */
public final class ArrayState extends ContainerState {
  /** The transitions by index; the last one applies to all further items. */
  private final @Nullable StateTransition[] items;

  ArrayState(ValueStateBuilder builder) {
    super(builder);
    int prefix = 0;
    for (StateKeyword each : keywords()) {
      prefix = Math.max(prefix, each.keyword().prefixLength());
    }
    items = new StateTransition[prefix + 1];
  }

  public StateTransition item(int index) {
    int at = Math.min(index, items.length - 1);
    StateTransition cached = items[at];
    if (cached == null) {
      cached = TransitionBuilder.of(this, (keyword, rules) -> keyword.item(at, rules));
      items[at] = cached;
    }
    return cached;
  }
}
