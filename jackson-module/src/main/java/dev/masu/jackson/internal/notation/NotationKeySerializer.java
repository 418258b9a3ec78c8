package dev.masu.jackson.internal.notation;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a notation as the name of a property. */
final class NotationKeySerializer<T> extends StdSerializer<T> {
  NotationKeySerializer(Class<T> type) {
    super(type);
  }

  @Override
  public void serialize(T value, JsonGenerator generator, SerializationContext context) {
    generator.writeName(value.toString());
  }
}
