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
 * The type of values that tell none by the property that tells it. Jackson would have it read the copy that it makes in
 * search of that property, without the places of the values.
 */
public final class DefaultType {
  private final JavaType asked;
  private final @Nullable BeanProperty property;

  /** What was found last: any thread may find it again. */
  private @Nullable Found known;

  private record Found(Class<?> type, ValueDeserializer<Object> deserializer) {}

  /**
   * Looks for nothing yet.
   *
   * @param asked the type that is asked for
   * @param property what holds the values, or null if no property does
   */
  public DefaultType(JavaType asked, @Nullable BeanProperty property) {
    this.asked = asked;
    this.property = property;
  }

  /** The deserializer of a value that tells no type, or null if there is none, or Jackson has other ways to find it. */
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
    Found last = known;
    if (last == null || last.type != type) {
      JavaType special = context.constructSpecializedType(asked, type);
      last = new Found(type, context.findContextualValueDeserializer(special, property));
      known = last;
    }
    return last.deserializer;
  }
}
