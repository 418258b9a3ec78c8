package dev.masu.jackson;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.jdk.NumberDeserializers.BooleanDeserializer;
import tools.jackson.databind.deser.jdk.NumberDeserializers.IntegerDeserializer;
import tools.jackson.databind.deser.jdk.NumberDeserializers.LongDeserializer;
import tools.jackson.databind.deser.jdk.StringDeserializer;

/**
 * One property of a plain type.
 *
 * @param ofJackson Jackson's, which binds its values
 * @param kind what is bound as it is
 */
record PlainProperty(SettableBeanProperty ofJackson, Kind kind) {
  /** What Jackson's own deserializer binds as it is. */
  enum Kind {
    TEXT,
    INT,
    LONG,
    BOOLEAN,
    NOTHING
  }

  private static final Map<Class<?>, Kind> KINDS = Map.of(
      StringDeserializer.class,
      Kind.TEXT,
      IntegerDeserializer.class,
      Kind.INT,
      LongDeserializer.class,
      Kind.LONG,
      BooleanDeserializer.class,
      Kind.BOOLEAN);

  PlainProperty(SettableBeanProperty property) {
    this(property, KINDS.getOrDefault(property.getValueDeserializer().getClass(), Kind.NOTHING));
  }

  /** Whether the value that the parser stands at is a text, to be bound as it is. */
  boolean isTextAt(JsonParser parser) {
    return kind == Kind.TEXT && parser.currentToken() == JsonToken.VALUE_STRING;
  }

  /** Whether no other token is needed to bind the value that the parser stands at. */
  boolean isOfOneTokenAt(JsonParser parser) {
    JsonToken token = parser.currentToken();
    return kind != Kind.TEXT && kind != Kind.NOTHING && token != null && token.isScalarValue();
  }

  /** What a whole number is bound as, or null if it is not bound as it is. */
  @Nullable
  Object bound(int number) {
    return switch (kind) {
      case INT -> number;
      case LONG -> (long) number;
      default -> null;
    };
  }
}
