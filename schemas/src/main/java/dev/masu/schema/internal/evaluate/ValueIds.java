package dev.masu.schema.internal.evaluate;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of values. Each class of them has a map of its own: of keys that collide by intent a hash
 * map can order those of one class only, and takes quadratic time where texts and numbers share one hash.
 */
final class ValueIds {
  /** To clear a map takes as long as it once was large. */
  private static final int LARGE = 1_000;

  private Map<Object, Integer> texts = new HashMap<>();
  private Map<Object, Integer> numbers = new HashMap<>();
  private Map<Object, Integer> containers = new HashMap<>();
  private final Map<Object, Integer> others = new HashMap<>();

  /** The number of a value, or null if it has none. */
  @Nullable
  Integer get(Object value) {
    return alike(value).get(value);
  }

  /** Gives a value a number, unless it has one; {@return the one it had, or null} */
  @Nullable
  Integer putIfAbsent(Object value, int id) {
    return alike(value).putIfAbsent(value, id);
  }

  private Map<Object, Integer> alike(Object value) {
    if (value instanceof String) {
      return texts;
    }
    if (value instanceof BigDecimal) {
      return numbers;
    }
    return value instanceof HeldKey ? containers : others;
  }

  /**
   * Removes all values. A large map is replaced instead, since clearing it takes as long as it once was large.
   */
  void clear() {
    texts = cleared(texts);
    numbers = cleared(numbers);
    containers = cleared(containers);
    others.clear();
  }

  private static Map<Object, Integer> cleared(Map<Object, Integer> ids) {
    if (ids.size() > LARGE) {
      return new HashMap<>();
    }
    ids.clear();
    return ids;
  }
}
