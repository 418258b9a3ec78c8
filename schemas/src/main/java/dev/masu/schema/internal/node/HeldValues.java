package dev.masu.schema.internal.node;

import dev.masu.schema.internal.text.Numbers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The values that keywords compare as a whole. Equal values share an id, so arrays and objects are compared without
 * visiting their children again.
 */
public final class HeldValues {
  /** A string of this length takes about as much memory as a value of any other type. */
  private static final int CHARS_PER_VALUE = 100;

  private final int limit;

  private final NumberedTexts texts = new NumberedTexts();

  // Separate maps, since a HashMap withstands collision attacks only if its keys are mutually
  // comparable.
  private Map<Object, Integer> otherScalars = new HashMap<>();
  private Map<Object, Integer> containers = new HashMap<>();

  private final Map<Object, Integer> idsOfConstants = new HashMap<>();
  private final IdentityHashMap<List<JsonNode>, Set<Integer>> constants = new IdentityHashMap<>();

  /** The first id that is not that of a constant: for the current values, and for those after them. */
  private int firstId;

  private int nextFirstId;

  private long held;

  /**
   * An array or object, represented by the ids of its parts. Equal values have equal keys.
   *
   * @param isObject whether it is an object
   * @param parts the ids of an array's items, or of an object's names and values, sorted by the id of the name
   */
  @SuppressWarnings("ArrayRecordComponent") // Compared by content.
  record Key(boolean isObject, long[] parts) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      return isObject == other.isObject
          ? Arrays.compare(parts, other.parts)
          : Boolean.compare(isObject, other.isObject);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key that && compareTo(that) == 0;
    }

    @Override
    public int hashCode() {
      return 2 * Arrays.hashCode(parts) + (isObject ? 1 : 0);
    }
  }

  public HeldValues(int limit) {
    this.limit = limit;
  }

  /** Discards all values except the schemas' constants. Called when no open value is held. */
  public void clear() {
    texts.clear();
    if (!otherScalars.isEmpty()) {
      otherScalars = new HashMap<>();
    }
    if (!containers.isEmpty()) {
      containers = new HashMap<>();
    }
    firstId = nextFirstId;
    held = 0;
  }

  /**
   * Counts a value; {@return its id}
   *
   * @param value a canonical scalar, or a {@link Key}
   * @throws LimitReached if too many values are held
   */
  public int id(Object value) {
    count(value instanceof String text ? text.length() : 0);
    return idOf(value);
  }

  /**
   * Counts a value towards the limit.
   *
   * @param length its length in chars if it is a string, else 0
   * @throws LimitReached if too many values are held
   */
  void count(int length) {
    held += 1 + length / CHARS_PER_VALUE;
    if (held > limit) {
      throw new LimitReached("too-many-held-values", "limit", limit);
    }
  }

  /** The id of a value that has already been counted. */
  int idOf(Object value) {
    Integer constant = idsOfConstants.isEmpty() ? null : idsOfConstants.get(value);
    if (constant != null) {
      return constant;
    }
    if (value instanceof String text) {
      return firstId + 2 * texts.add(text);
    }
    Map<Object, Integer> ids = value instanceof Key ? containers : otherScalars;
    int next = firstId + 2 * (containers.size() + otherScalars.size()) + 1;
    Integer known = ids.putIfAbsent(value, next);
    return known == null ? next : known;
  }

  /** The id of a schema's constant, which {@link #clear} does not discard. */
  private int idOfConstant(Object value) {
    int id = idOf(value);
    idsOfConstants.putIfAbsent(value, id);
    nextFirstId = Math.max(nextFirstId, id + 1);
    return id;
  }

  /** The ids of a schema's constants. */
  public Set<Integer> idsOf(List<JsonNode> values) {
    Set<Integer> cached = constants.get(values);
    if (cached == null) {
      cached = values.stream().map(this::idOfTree).collect(Collectors.toSet());
      constants.put(values, cached);
    }
    return cached;
  }

  /** The recursion is as deep as the schema document nests. */
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
    return idOfConstant(new Key(tree.isObject(), parts));
  }

  /** The canonical form of a scalar: equal JSON scalars have equal canonical forms. */
  public static Object canonical(JsonNode scalar) {
    return switch (scalar.getNodeType()) {
      case STRING -> scalar.stringValue();
      case NUMBER -> Numbers.canonical(scalar.decimalValue());
      case BOOLEAN -> scalar.booleanValue();
      default -> JsonType.NULL;
    };
  }
}
