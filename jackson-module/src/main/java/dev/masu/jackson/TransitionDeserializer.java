package dev.masu.jackson;

import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Transition;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a transition that stands alone: no schema has checked it. */
final class TransitionDeserializer extends StdDeserializer<Transition> {
  TransitionDeserializer() {
    super(Transition.class);
  }

  @Override
  public Transition deserialize(JsonParser parser, DeserializationContext context) {
    Object shared = context.getAttribute(TransitionReader.class);
    TransitionReader reader = shared instanceof TransitionReader known
        ? known
        : new TransitionReader(new GgnAssembler(), this);
    return reader.read(parser, context);
  }
}
