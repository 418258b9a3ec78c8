package dev.masu.jackson;

import dev.masu.ggn.Transition;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Binds a transition that stands alone: no schema has checked it. What reads many of one document gives
 * their parts in the context's attributes, which share what is equal.
 */
final class TransitionDeserializer extends StdDeserializer<Transition> {
  TransitionDeserializer() {
    super(Transition.class);
  }

  @Override
  public @Nullable Transition deserialize(JsonParser parser, DeserializationContext context) {
    Object shared = context.getAttribute(TransitionParts.class);
    TransitionParts parts = shared instanceof TransitionParts known ? known : new TransitionParts();
    return new TransitionReader(parts, this).read(parser, context);
  }
}
