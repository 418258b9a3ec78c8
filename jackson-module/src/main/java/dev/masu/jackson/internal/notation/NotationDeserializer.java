package dev.masu.jackson.internal.notation;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Reads a notation from a JSON string. */
final class NotationDeserializer<T> extends StdScalarDeserializer<T> {
  private final NotationType<T> notation;

  NotationDeserializer(NotationType<T> notation) {
    super(notation.type());
    this.notation = notation;
  }

  @Override
  public @Nullable T deserialize(JsonParser parser, DeserializationContext context) {
    return notation.read(parser, context);
  }
}
