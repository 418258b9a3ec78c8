package dev.masu.jackson.internal.document;

import dev.masu.internal.map.Entries;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads objects whose property names are of one notation.
 *
 * @param <K> the type of the names
 * @param <V> the type of the values
 */
public final class MapReader<K extends Comparable<K>, V> {
  private final NotationDeserializer<K> keys;
  private final ValueReader<V> values;

  /** Reads the current value. */
  @FunctionalInterface
  private interface ValueReader<V> {
    V read(JsonParser parser, DeserializationContext context);
  }

  private MapReader(NotationDeserializer<K> keys, ValueReader<V> values) {
    this.keys = keys;
    this.values = values;
  }

  /** {@return a reader of objects whose values are texts of a notation} */
  public static <K extends Comparable<K>, V> MapReader<K, V> ofTexts(
      NotationDeserializer<K> keys, NotationDeserializer<V> values) {
    return new MapReader<>(
        keys,
        (parser, context) ->
            Members.needed(values.deserialize(parser, context), values.type(), parser));
  }

  /** {@return a reader of objects whose values are texts of a notation or null} */
  public static <K extends Comparable<K>, V> MapReader<K, Optional<V>> ofNullables(
      NotationDeserializer<K> keys, NotationDeserializer<V> values) {
    return new MapReader<>(keys, values::deserializeNullable);
  }

  /** {@return a reader of objects whose values are integers} */
  public static <K extends Comparable<K>> MapReader<K, Integer> ofIntegers(
      NotationDeserializer<K> keys) {
    return new MapReader<>(
        keys,
        (parser, context) -> Members.needed(readInteger(parser, context), Integer.class, parser));
  }

  /** Reads an integer exactly: 1.0 and 1e2 are integers too. */
  private static @Nullable Integer readInteger(JsonParser parser, DeserializationContext context) {
    if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)
        && parser.getNumberType() == JsonParser.NumberType.INT) {
      return parser.getIntValue();
    }
    if (!parser.currentToken().isNumeric()) {
      return (Integer) context.handleUnexpectedToken(Integer.class, parser);
    }
    BigDecimal number = parser.getDecimalValue();
    try {
      return number.intValueExact();
    } catch (ArithmeticException e) {
      return (Integer) context.handleWeirdNumberValue(
          Integer.class, number, "expected an integer of 32 bits: %s", e.getMessage());
    }
  }

  /** Reads the value after the current name. */
  public Map<K, V> readNext(JsonParser parser, DeserializationContext context) {
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    return entries.take();
  }

  /**
   * Reads the value after the current name, and reports a key that occurs twice. Needed where no schema rules that out.
   *
   * @param type the type that is being read, for errors
   * @param key what a key is called
   */
  public Map<K, V> readDistinct(
      JsonParser parser, DeserializationContext context, Class<?> type, String key) {
    String name = Objects.requireNonNull(parser.currentName());
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    int read = entries.size();
    return Members.distinct(entries.take(), read, type, key, name, context);
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
        K key = Members.needed(keys.deserializeKey(name, context), keys.type(), parser);
        parser.nextToken();
        into.add(key, values.read(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
  }
}
