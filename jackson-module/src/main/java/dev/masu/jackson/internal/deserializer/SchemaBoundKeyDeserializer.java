package dev.masu.jackson.internal.deserializer;

import dev.masu.jackson.internal.binding.Binding;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.ContextualKeyDeserializer;

/** Checks a property name, as a string, by the schema of a map's key type, then has it bound. */
final class SchemaBoundKeyDeserializer extends KeyDeserializer
    implements ContextualKeyDeserializer {
  private final KeyDeserializer binder;
  private final Binding binding;

  SchemaBoundKeyDeserializer(KeyDeserializer binder, Binding binding) {
    this.binder = binder;
    this.binding = binding;
  }

  @Override
  public KeyDeserializer createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return binder instanceof ContextualKeyDeserializer contextual
        ? new SchemaBoundKeyDeserializer(contextual.createContextual(context, property), binding)
        : this;
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context) {
    JsonParser parser = context.getParser();
    Tape.Part name = Tape.ofName(key, TokenLocations.of(parser));
    String pointer = Pointers.ofCurrentToken(parser);
    binding.requireValid(name, pointer, context);
    return binder.deserializeKey(key, context);
  }
}
