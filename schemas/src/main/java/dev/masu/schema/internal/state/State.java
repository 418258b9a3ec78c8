package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The set of schemas that apply to one value. A schema applied by several keywords is in the set once. There is one
 * state for each set that occurs and each order in which its schemas occur; see {@link States}.
 */
public final class State {
  record Seed(SchemaNode schema, Need need) {}

  private final States states;
  private final List<Seed> seeds;
  private final @Nullable ValueState[] byType = new ValueState[JsonType.COUNT];

  State(States states, List<Seed> seeds) {
    this.states = states;
    this.seeds = seeds;
  }

  /** The schemas, in the order in which they are applied. */
  List<Seed> seeds() {
    return seeds;
  }

  States states() {
    return states;
  }

  /** The state for values of one type. Threads may race to create it, which is harmless: the results are equivalent. */
  public ValueState ofType(JsonType type) {
    ValueState cached = byType[type.index()];
    if (cached == null) {
      cached = new ValueStateBuilder(this, type).build();
      byType[type.index()] = cached;
      states.add(cached);
    }
    return cached;
  }
}
