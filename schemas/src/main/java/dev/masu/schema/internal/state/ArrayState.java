package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.ItemRule;
import dev.masu.schema.internal.node.Keyword;
import org.jspecify.annotations.Nullable;

/** A state for arrays. */
public final class ArrayState extends ContainerState {
  /** By index; the last one is that of all further items. */
  private final @Nullable Transition[] items;

  ArrayState(ValueStateBuilder builder) {
    super(builder);
    int prefix = 0;
    for (int slot = 0; slot < slots(); slot++) {
      for (Keyword keyword : schema(slot).keywords()) {
        if (keyword instanceof ItemRule rule) {
          prefix = Math.max(prefix, rule.prefixLength());
        }
      }
    }
    items = new Transition[prefix + 1];
  }

  /** The transition of an item. */
  public Transition item(int index) {
    int at = Math.min(index, items.length - 1);
    Transition known = items[at];
    if (known == null) {
      known = make(at);
      items[at] = known;
    }
    return known;
  }

  private Transition make(int index) {
    TransitionBuilder rules = transition();
    for (int slot = 0; slot < slots(); slot++) {
      rules.of(slot);
      for (Keyword keyword : schema(slot).keywords()) {
        if (keyword instanceof ItemRule rule) {
          rule.item(index, rules);
        }
      }
    }
    return rules.build();
  }
}
