package dev.masu.jackson.internal.deserializer;

import dev.masu.jackson.internal.binding.BoundSchema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.ContextualKeyDeserializer;

/** Checks a name, as the string that it is, by the schema of the type of a map's keys, then lets that be made of it. */
final class SchemaBoundKeyDeserializer extends KeyDeserializer
    implements ContextualKeyDeserializer {
  private final KeyDeserializer binder;
  private final BoundSchema schema;

  SchemaBoundKeyDeserializer(KeyDeserializer binder, BoundSchema schema) {
    this.binder = binder;
    this.schema = schema;
  }

  @Override
  public KeyDeserializer createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return binder instanceof ContextualKeyDeserializer contextual
        ? new SchemaBoundKeyDeserializer(contextual.createContextual(context, property), schema)
        : this;
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context) {
    JsonParser parser = context.getParser();
    Tape.Part name = Tape.ofName(key, TokenLocations.of(parser));
    String pointer = Pointers.ofCurrentToken(parser);
    schema.requireValid(schema.ask(context, check -> check.check(name, pointer)), context);
    return binder.deserializeKey(key, context);
  }
}
