package dev.masu.schema.internal.node;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One compiled subschema: its keywords in the schema's order. They are compiled when they are first needed. */
public final class SchemaNode {
  /** The schema that allows everything. */
  public static final SchemaNode ANYTHING = of("", List.of());

  private static final int MAX_HEIGHT = 300;
  private static final int OPEN = -1;

  private final String location;
  private final Object lock;
  private final Supplier<List<Keyword>> compilation;
  private final @Nullable Verdict[] verdicts = new Verdict[JsonType.COUNT];
  private volatile @Nullable Compiled compiled;
  private byte tracking;
  private int height;

  private record Compiled(
      List<Keyword> keywords,
      List<InPlaceKeyword> inPlace,
      List<MemberRule> memberRules,
      List<ItemRule> itemRules) {
    static Compiled of(List<Keyword> keywords) {
      return new Compiled(
          List.copyOf(keywords),
          only(InPlaceKeyword.class, keywords),
          only(MemberRule.class, keywords),
          only(ItemRule.class, keywords));
    }

    private static <T> List<T> only(Class<T> kind, List<Keyword> keywords) {
      List<T> found = new ArrayList<>();
      for (Keyword keyword : keywords) {
        if (kind.isInstance(keyword)) {
          found.add(kind.cast(keyword));
        }
      }
      return found;
    }
  }

  /**
   * Makes a schema.
   *
   * @param location its absolute location
   * @param lock what a thread must hold to compile it
   * @param compilation compiles its keywords
   */
  public SchemaNode(String location, Object lock, Supplier<List<Keyword>> compilation) {
    this.location = location;
    this.lock = lock;
    this.compilation = compilation;
  }

  /** A schema of keywords that are compiled already. */
  public static SchemaNode of(String location, List<Keyword> keywords) {
    return new SchemaNode(location, keywords, () -> keywords);
  }

  private Compiled compiled() {
    Compiled known = compiled;
    if (known == null) {
      synchronized (lock) {
        known = compiled == null ? Compiled.of(compilation.get()) : compiled;
        compiled = known;
      }
    }
    return known;
  }

  /** {@return the absolute location of the schema} */
  public String location() {
    return location;
  }

  /** {@return the keywords in the schema's order} */
  public List<Keyword> keywords() {
    return compiled().keywords;
  }

  /** {@return the keywords that apply subschemas to the same value} */
  public List<InPlaceKeyword> inPlace() {
    return compiled().inPlace;
  }

  public List<MemberRule> memberRules() {
    return compiled().memberRules;
  }

  public List<ItemRule> itemRules() {
    return compiled().itemRules;
  }

  /** {@return whether it is the same schema of one catalogue, which may be compiled for two roots} */
  public boolean isSame(SchemaNode other) {
    return this == other || location.equals(other.location);
  }

  /** {@return whether every value is valid} */
  public boolean allowsAll() {
    return keywords().isEmpty();
  }

  /** {@return what the type of a value alone decides} */
  public Verdict verdict(JsonType type) {
    Verdict known = verdicts[type.index()];
    if (known == null) {
      known = Verdict.VALID;
      for (Keyword keyword : keywords()) {
        known = known.and(keyword.verdict(type));
      }
      verdicts[type.index()] = known;
    }
    return known;
  }

  /** {@return whether this schema, or one that it applies in place, depends on which children were evaluated} */
  public boolean tracksEvaluated() {
    if (tracking == 0) {
      boolean tracks = false;
      for (Keyword keyword : keywords()) {
        tracks |= keyword instanceof UnevaluatedRule;
      }
      for (InPlaceKeyword keyword : inPlace()) {
        for (SchemaNode branch : keyword.branches()) {
          tracks |= branch.tracksEvaluated();
        }
      }
      tracking = (byte) (tracks ? 1 : -1);
    }
    return tracking > 0;
  }

  /**
   * {@return how high the schemas nest that apply to the same value}
   *
   * @throws EndlessSchema if a schema applies itself to the same value
   * @throws StackOverflowError if they nest too deep: states are built by recursion
   */
  public int height() {
    if (height == OPEN) {
      throw new EndlessSchema(location);
    }
    if (height == 0) {
      height = OPEN;
      int highest = 0;
      for (InPlaceKeyword keyword : inPlace()) {
        for (SchemaNode branch : keyword.branches()) {
          highest = Math.max(highest, branch.height());
        }
      }
      height = highest + 1;
    }
    if (height > MAX_HEIGHT) {
      throw new StackOverflowError("too many schemas in one place");
    }
    return height;
  }

  @Override
  public String toString() {
    return location;
  }
}
