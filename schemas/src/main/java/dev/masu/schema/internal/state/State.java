package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The schemas that apply to one value, as a set: however many keywords apply the same schema, it is in the set
 * once. There is one state for each set that occurs, and for each order that its schemas occur in; see {@link
 * States}.
 */
public final class State {
  /** One schema of the set. */
  record Seed(SchemaNode schema, Need need) {
    // Written out, since those of a record are slow to link when the first state is made.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Seed that && schema.equals(that.schema) && need == that.need;
    }

    @Override
    public int hashCode() {
      return schema.hashCode() * 31 + need.hashCode();
    }
  }

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

  public States states() {
    return states;
  }

  /** The state for values of one type. Threads may each make it; all are equal. */
  public ValueState ofType(JsonType type) {
    ValueState known = byType[type.index()];
    if (known == null) {
      known = new ValueStateBuilder(this, type).build();
      byType[type.index()] = known;
    }
    return known;
  }
}
