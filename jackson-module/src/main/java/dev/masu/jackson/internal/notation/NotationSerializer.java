package dev.masu.jackson.internal.notation;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/** Writes a notation as a JSON string. */
final class NotationSerializer<T> extends StdScalarSerializer<T> {
  NotationSerializer(Class<T> type) {
    super(type);
  }

  @Override
  public void serialize(T value, JsonGenerator generator, SerializationContext context) {
    generator.writeString(value.toString());
  }
}
