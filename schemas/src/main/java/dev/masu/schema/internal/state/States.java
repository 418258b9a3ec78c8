package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * The states of one compiled schema, created when they are first reached. States depend on the schema alone, but
 * documents determine which of them are created. Once there are more than any realistic schema has, later checks start
 * anew, so that a document cannot fill memory or make others slower.
 */
public final class States {
  /** Slots and names of all states, and more for each schema: no ordinary schema has as many. */
  private static final int MAX_SIZE = 100_000;

  private static final int MAX_SIZE_PER_SCHEMA = 100;
  private static final int MAX_COMBINATIONS = 100_000;

  /** Transitions are not narrowed any further once the states have so many slots, names and narrowed transitions. */
  private static final int MAX_NARROWED_SIZE = 50_000;

  private final Map<List<State.Seed>, State> bySeeds = new ConcurrentHashMap<>();
  private final Map<List<PatternMatcher>, PatternSet> patternSets = new ConcurrentHashMap<>();
  private final AtomicInteger combinations = new AtomicInteger();
  private final AtomicLong keywords = new AtomicLong();
  private final AtomicLong size = new AtomicLong();
  private final Set<SchemaNode> schemas = ConcurrentHashMap.newKeySet();
  private final SchemaNode schema;
  private final State root;
  private final State any;
  private final boolean mayKeepTexts;

  /**
   * Creates the states of a schema.
   *
   * @param mayKeepTexts whether strings and names from documents may be retained after a check
   */
  public States(SchemaNode root, boolean mayKeepTexts) {
    this.schema = root;
    this.mayKeepTexts = mayKeepTexts;
    this.any = new State(this, List.of());
    this.root = of(List.of(new State.Seed(root, Need.DOCUMENT)));
  }

  public boolean mayKeepTexts() {
    return mayKeepTexts;
  }

  public State root() {
    return root;
  }

  /** The state of values to which no schema applies. */
  public State any() {
    return any;
  }

  /** The state of a set of schemas. */
  State of(List<State.Seed> seeds) {
    if (seeds.isEmpty()) {
      return any;
    }
    State cached = bySeeds.get(seeds);
    return cached == null
        ? bySeeds.computeIfAbsent(seeds, schemas -> new State(this, schemas))
        : cached;
  }

  /** Counts a state that has been created. */
  void add(ValueState created) {
    keywords.addAndGet(created.assertions().length + created.steps().length);
    int names = created instanceof ObjectState object ? object.memberCount() : 0;
    size.addAndGet(created.slots() + names);
    IntStream.range(0, created.slots()).mapToObj(created::schema).forEach(schemas::add);
  }

  /** The number of slots and names in all states, and of narrowed transitions. */
  public long size() {
    return size.get();
  }

  /** The number of schemas that the states apply. */
  public int schemas() {
    return schemas.size();
  }

  /** Counts a narrowed transition; {@return whether it may be made} */
  boolean mayNarrow() {
    return size.get() < MAX_NARROWED_SIZE && size.incrementAndGet() <= MAX_NARROWED_SIZE;
  }

  /** The number of keywords in all states, as a measure of the schema's size. */
  public long keywords() {
    return keywords.get();
  }

  /** The set of some patterns. Many states may have the same ones. */
  PatternSet patternSet(List<PatternMatcher> patterns) {
    return patternSets.computeIfAbsent(
        patterns, all -> new PatternSet(all, patternSets.size() + 1));
  }

  /** Counts a combination of matching patterns; {@return whether a state may keep its transition} */
  boolean mayKeepCombination() {
    return combinations.get() < MAX_COMBINATIONS
        && combinations.incrementAndGet() <= MAX_COMBINATIONS;
  }

  /** These states, or new ones if there are more than any ordinary schema needs. */
  public States orAnew() {
    boolean isFull = size() > MAX_SIZE + (long) MAX_SIZE_PER_SCHEMA * schemas()
        || combinations.get() >= MAX_COMBINATIONS;
    return isFull ? new States(schema, mayKeepTexts) : this;
  }
}
