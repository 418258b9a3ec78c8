package dev.masu.jackson.internal.document;

import dev.masu.internal.map.Entries;
import dev.masu.jackson.internal.notation.NotationType;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads objects whose names are of one notation, entry by entry.
 *
 * @param <K> what the names are
 * @param <V> what the values are
 */
public abstract class NotationMap<K extends Comparable<K>, V> {
  private final NotationType<K> keys;

  private NotationMap(NotationType<K> keys) {
    this.keys = keys;
  }

  /** Objects whose values are texts. */
  public static final class OfTexts<K extends Comparable<K>, V> extends NotationMap<K, V> {
    private final NotationType<V> values;

    public OfTexts(NotationType<K> keys, NotationType<V> values) {
      super(keys);
      this.values = values;
    }

    @Override
    protected V value(JsonParser parser, DeserializationContext context) {
      return Members.needed(values.read(parser, context), values.type(), parser);
    }
  }

  /** Objects whose values are texts, or null as none. */
  public static final class OfOptionals<K extends Comparable<K>, V>
      extends NotationMap<K, Optional<V>> {
    private final NotationType<V> values;

    public OfOptionals(NotationType<K> keys, NotationType<V> values) {
      super(keys);
      this.values = values;
    }

    @Override
    protected Optional<V> value(JsonParser parser, DeserializationContext context) {
      return values.readOrNull(parser, context);
    }
  }

  /** Objects whose values are integers. */
  public static final class OfIntegers<K extends Comparable<K>> extends NotationMap<K, Integer> {
    public OfIntegers(NotationType<K> keys) {
      super(keys);
    }

    @Override
    protected Integer value(JsonParser parser, DeserializationContext context) {
      return Members.needed(Hands.number(parser, context), Integer.class, parser);
    }
  }

  /** Reads the current value. */
  protected abstract V value(JsonParser parser, DeserializationContext context);

  /** Reads the value after the current name. */
  public Map<K, V> readNext(JsonParser parser, DeserializationContext context) {
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    return entries.take();
  }

  /**
   * Reads the value after the current name, where no schema rules out that a key occurs twice.
   *
   * @param type the type that is being read, for errors
   * @param key what a key is called
   */
  public Map<K, V> readOnce(
      JsonParser parser, DeserializationContext context, Class<?> type, String key) {
    String name = Objects.requireNonNull(parser.currentName());
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    int read = entries.size();
    return Members.once(entries.take(), read, type, key, name, context);
  }

  /**
   * Reads the value after the current name.
   *
   * @param into where to add its entries
   */
  public void readNext(JsonParser parser, DeserializationContext context, Entries<K, V> into) {
    if (parser.nextToken() != JsonToken.START_OBJECT && !parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Map.class, parser);
      return;
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      try {
        K key = Members.needed(keys.readKey(name, context), keys.type(), parser);
        parser.nextToken();
        into.add(key, value(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
  }
}
