package dev.masu.schema.internal.node;

import dev.masu.schema.internal.pattern.LimitReached;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSteps;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One compiled subschema, with its keywords in the schema's order. They are compiled when first needed. */
public final class SchemaNode {
  /** The schema that allows everything. */
  public static final SchemaNode ANYTHING = of("", List.of());

  private static final int MAX_HEIGHT = 300;
  private static final int OPEN = -1;

  private final String location;
  private final Map<String, String> dynamicScope;
  private final Object lock;
  private final Supplier<List<Keyword>> compilation;
  private final @Nullable Verdict[] verdicts = new Verdict[JsonType.COUNT];
  private volatile @Nullable List<Keyword> keywords;
  private @Nullable Boolean tracksEvaluated;
  private @Nullable Names names;
  private int height;

  /** The keywords of this schema, or one that it applies in place, that treat property names specially. */
  private record Names(
      List<Keyword> properties, List<Keyword> mentioning, List<PatternMatcher> patterns) {}

  /**
   * Creates a node.
   *
   * @param location its absolute location
   * @param dynamicScope for each dynamic anchor that dynamic references depend on, the outermost resource that has it
   * @param lock the lock that a thread must hold to compile it
   * @param compilation compiles its keywords
   */
  public SchemaNode(
      String location,
      Map<String, String> dynamicScope,
      Object lock,
      Supplier<List<Keyword>> compilation) {
    this.location = location;
    this.dynamicScope = dynamicScope;
    this.lock = lock;
    this.compilation = compilation;
  }

  public static SchemaNode of(String location, List<Keyword> keywords) {
    return new SchemaNode(location, Map.of(), new Object(), () -> keywords);
  }

  /** {@return the keywords in the schema's order} */
  public List<Keyword> keywords() {
    List<Keyword> cached = keywords;
    if (cached == null) {
      synchronized (lock) {
        cached = keywords == null ? List.copyOf(compilation.get()) : keywords;
        keywords = cached;
      }
    }
    return cached;
  }

  /** {@return the keywords that apply subschemas to the same value} */
  public List<InPlaceKeyword> inPlace() {
    return keywords().stream()
        .filter(InPlaceKeyword.class::isInstance)
        .map(InPlaceKeyword.class::cast)
        .toList();
  }

  /** {@return the subschemas that apply to the same value} */
  List<SchemaNode> branches() {
    return inPlace().stream().flatMap(keyword -> keyword.branches().stream()).toList();
  }

  /** {@return whether this schema, or one that it applies in place, declares a property} */
  boolean declares(String name) {
    return isIn(name, names().properties);
  }

  /** {@return what {@code const} or {@code enum} says of each property that this schema declares, or one applied in place} */
  public Map<String, JsonNode> listedValues() {
    Map<String, JsonNode> listed = new LinkedHashMap<>();
    for (Keyword keyword : keywordsInPlace("properties")) {
      keyword.site().value().forEachEntry((name, schema) -> {
        JsonNode values = schema.has("const") ? schema.path("const") : schema.path("enum");
        if (!values.isMissingNode()) {
          listed.putIfAbsent(name, values);
        }
      });
    }
    return listed;
  }

  /** {@return whether this schema, or one that it applies in place, declares or requires a property} */
  public boolean mentions(String name) {
    return isIn(name, names().mentioning);
  }

  private static boolean isIn(String name, List<Keyword> keywords) {
    return keywords.stream().anyMatch(keyword -> keyword.names().contains(name));
  }

  /** {@return the schemas that this schema, or one that it applies in place, declares for a property} */
  List<SchemaNode> ofProperty(String name) {
    List<SchemaNode> schemas = new ArrayList<>();
    ChildRules rules = (keyword, schema) -> schemas.add(Objects.requireNonNull(schema));
    names().properties.forEach(keyword -> keyword.member(name, pattern -> false, rules));
    return schemas;
  }

  private Names names() {
    Names cached = names;
    if (cached == null) {
      List<PatternMatcher> patterns = keywordsInPlace("patternProperties").stream()
          .flatMap(keyword -> keyword.patterns().stream())
          .toList();
      cached = new Names(
          keywordsInPlace("properties"), keywordsInPlace("properties", "required"), patterns);
      names = cached;
    }
    return cached;
  }

  /** {@return whether this schema, or one that it applies in place, has a pattern that a property name matches} */
  boolean hasPatternFor(String name) {
    return names().patterns.stream().anyMatch(pattern -> matches(pattern, name));
  }

  private static boolean matches(PatternMatcher pattern, String name) {
    try {
      return pattern.find(name, new PatternSteps(0));
    } catch (LimitReached e) {
      return false;
    }
  }

  /** The keywords with one of the given names, in this schema and those that it applies in place, but for {@code not}. */
  private List<Keyword> keywordsInPlace(String... names) {
    List<Keyword> found = new ArrayList<>();
    List<SchemaNode> schemas = new ArrayList<>(List.of(this));
    Set<SchemaNode> visited = new HashSet<>(schemas);
    for (int i = 0; i < schemas.size(); i++) {
      schemas.get(i).keywords().stream()
          .filter(keyword -> List.of(names).contains(keyword.site().name()))
          .forEach(found::add);
      for (InPlaceKeyword keyword : schemas.get(i).inPlace()) {
        if (!keyword.site().name().equals("not")) {
          keyword.branches().stream().filter(visited::add).forEach(schemas::add);
        }
      }
    }
    return found;
  }

  /**
   * {@return whether the other node is of the same schema, in the same dynamic scope} A schema of one catalogue may be
   * compiled for two roots.
   */
  public boolean isSame(SchemaNode other) {
    return this == other
        || (location.equals(other.location) && dynamicScope.equals(other.dynamicScope));
  }

  /** {@return whether every value is valid} */
  public boolean allowsAll() {
    return keywords().isEmpty();
  }

  /** {@return what the type of a value alone decides} */
  public Verdict verdict(JsonType type) {
    Verdict cached = verdicts[type.index()];
    if (cached == null) {
      cached =
          keywords().stream().map(each -> each.verdict(type)).reduce(Verdict.VALID, Verdict::and);
      verdicts[type.index()] = cached;
    }
    return cached;
  }

  /** {@return whether this schema, or one that it applies in place, depends on which children were evaluated} */
  public boolean tracksEvaluated() {
    Boolean cached = tracksEvaluated;
    if (cached == null) {
      cached = keywords().stream().anyMatch(Keyword::appliesToUnevaluated)
          || branches().stream().anyMatch(SchemaNode::tracksEvaluated);
      tracksEvaluated = cached;
    }
    return cached;
  }

  /**
   * {@return the nesting depth of the schemas that apply to the same value}
   *
   * @throws EndlessSchema if a schema applies itself to the same value
   * @throws StackOverflowError if they nest too deeply, since states are built recursively
   */
  public int height() {
    synchronized (lock) {
      if (height == OPEN) {
        throw new EndlessSchema(location);
      }
      if (height == 0) {
        height = OPEN;
        height = 1 + branches().stream().mapToInt(SchemaNode::height).max().orElse(0);
      }
      if (height > MAX_HEIGHT) {
        throw new StackOverflowError("too many schemas in one place");
      }
      return height;
    }
  }
}
