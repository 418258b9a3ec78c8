package dev.masu.jackson.internal.polymorphic;

import dev.masu.schema.internal.tokens.Tape;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;

/**
 * The default type of values without a type id. Jackson would bind them from the copy that it makes in search of the
 * type id, without locations.
 */
public final class DefaultSubtype {
  private final JavaType baseType;
  private final @Nullable BeanProperty property;

  /** The last result. A race between threads does no harm: each finds the same. */
  private @Nullable Found cached;

  private record Found(Class<?> type, ValueDeserializer<Object> deserializer) {}

  public DefaultSubtype(JavaType baseType, @Nullable BeanProperty property) {
    this.baseType = baseType;
    this.property = property;
  }

  /** {@return the deserializer of a value without type id, or null if it has one, or Jackson finds it otherwise} */
  @Nullable
  ValueDeserializer<Object> deserializer(
      Tape.Part value, TypeDeserializer types, DeserializationContext context) {
    Class<?> type = types.getDefaultImpl();
    if (type == null
        || type == Void.class
        || types.getClass() != AsPropertyTypeDeserializer.class
        || value.hasMember(types.getPropertyName())) {
      return null;
    }
    Found last = cached;
    if (last == null || last.type != type) {
      JavaType special = context.constructSpecializedType(baseType, type);
      last = new Found(type, context.findContextualValueDeserializer(special, property));
      cached = last;
    }
    return last.deserializer;
  }
}
