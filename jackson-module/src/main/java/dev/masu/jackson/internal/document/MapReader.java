package dev.masu.jackson.internal.document;

import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads objects whose property names are of one notation.
 *
 * @param key what a key is called in messages
 * @param create makes a map of the entries, or returns an equal one
 */
record MapReader<K extends Comparable<K>, V>(
    String key,
    BiFunction<String, DeserializationContext, K> keys,
    ValueReader<V> values,
    Function<Entries<K, V>, OrderedMap<K, V>> create)
    implements ValueReader<Map<K, V>> {
  MapReader(String key, BiFunction<String, DeserializationContext, K> keys, ValueReader<V> values) {
    this(key, keys, values, Entries::take);
  }

  /** Reads the current object, in which no key may occur twice. */
  @Override
  @SuppressWarnings("unchecked") // A problem handler may return any map.
  public Map<K, V> read(JsonParser parser, DeserializationContext context) {
    if (!parser.isExpectedStartObjectToken()) {
      return NotationDeserializer.needed(
          (Map<K, V>) context.handleUnexpectedToken(Map.class, parser));
    }
    Entries<K, V> entries = new Entries<>();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      try {
        K read = keys.apply(name, context);
        parser.nextToken();
        entries.add(read, values.read(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
    try {
      return create.apply(entries);
    } catch (IllegalArgumentException e) {
      return context.reportInputMismatch(
          Map.class, "a %s occurs twice in \"%s\"; keep one of the two", key, parser.currentName());
    }
  }
}
