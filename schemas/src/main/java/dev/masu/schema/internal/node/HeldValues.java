package dev.masu.schema.internal.node;

import dev.masu.schema.internal.text.Numbers;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * The values that keywords compare as wholes, each as a number that equal values share, so that arrays and objects
 * are compared without visiting their parts again.
 */
public final class HeldValues {
  /** A text of so many chars takes about as much memory as a value that is none. */
  private static final int CHARS_PER_VALUE = 100;

  private final int limit;

  /** By class: a map whose keys are of one comparable class bears keys that collide by intent. */
  private final Map<Class<?>, Map<Object, Integer>> ids = new HashMap<>();

  private final Map<Object, Integer> idsOfConstants = new HashMap<>();
  private final IdentityHashMap<List<JsonNode>, Set<Integer>> constants = new IdentityHashMap<>();
  private int nextId;
  private long held;

  public HeldValues(int limit) {
    this.limit = limit;
  }

  /** Forgets all values but those of schemas, once no open value is held. */
  public void clear() {
    ids.clear();
    held = 0;
  }

  /**
   * The number of a value.
   *
   * @param value a scalar that equals those of all equal scalars, or a {@link HeldKey}
   * @throws LimitReached if too many values are held
   */
  public int id(Object value) {
    count(value instanceof String text ? text.length() : 0);
    return idOf(value);
  }

  /**
   * Counts a value.
   *
   * @param length how many chars it has, if it is a text
   * @throws LimitReached if too many values are held
   */
  void count(int length) {
    held += 1 + length / CHARS_PER_VALUE;
    if (held > limit) {
      throw new LimitReached("too-many-held-values", "limit", limit);
    }
  }

  /** The number of a value that is counted already. */
  int idOf(Object value) {
    Integer constant = idsOfConstants.get(value);
    if (constant != null) {
      return constant;
    }
    Map<Object, Integer> ofClass = ids.get(value.getClass());
    if (ofClass == null) {
      ofClass = new HashMap<>();
      ids.put(value.getClass(), ofClass);
    }
    Integer known = ofClass.putIfAbsent(value, nextId);
    return known == null ? nextId++ : known;
  }

  /** The number of a value that a schema holds, which keeps it. */
  private int idOfConstant(Object value) {
    int id = idOf(value);
    idsOfConstants.putIfAbsent(value, id);
    return id;
  }

  /** The numbers of values that a schema holds. */
  public Set<Integer> idsOf(List<JsonNode> values) {
    Set<Integer> known = constants.get(values);
    if (known == null) {
      known = values.stream().map(this::idOfTree).collect(Collectors.toSet());
      constants.put(values, known);
    }
    return known;
  }

  /** Goes as deep as the schema's own text nests. */
  private int idOfTree(JsonNode tree) {
    if (!tree.isContainer()) {
      return idOfConstant(canonical(tree));
    }
    long[] parts = tree.isObject()
        ? tree.propertyStream()
            .mapToLong(member ->
                (long) idOfConstant(member.getKey()) << Integer.SIZE | idOfTree(member.getValue()))
            .sorted()
            .toArray()
        : tree.valueStream().mapToLong(this::idOfTree).toArray();
    return idOfConstant(new HeldKey(tree.isObject(), parts));
  }

  /** A value that equals those of all equal scalars. */
  public static Object canonical(JsonNode scalar) {
    return switch (scalar.getNodeType()) {
      case STRING -> scalar.stringValue();
      case NUMBER -> Numbers.canonical(scalar.decimalValue());
      case BOOLEAN -> scalar.booleanValue();
      default -> JsonType.NULL;
    };
  }
}
