package dev.masu.jackson.internal.notation;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;

/** Reads a notation from the name of a property. */
final class NotationKeyDeserializer extends KeyDeserializer {
  private final NotationType<?> notation;

  NotationKeyDeserializer(NotationType<?> notation) {
    this.notation = notation;
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context) {
    return notation.readKey(key, context);
  }
}
