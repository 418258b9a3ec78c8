package dev.masu.jackson;

import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Transition;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Binds a transition that stands alone: no schema has checked it. What reads many of one document gives an
 * assembler in the context's attributes, with which they share what is equal.
 */
final class TransitionDeserializer extends StdDeserializer<Transition> {
  TransitionDeserializer() {
    super(Transition.class);
  }

  @Override
  public Transition deserialize(JsonParser parser, DeserializationContext context) {
    Object shared = context.getAttribute(GgnAssembler.class);
    GgnAssembler assembler = shared instanceof GgnAssembler known ? known : new GgnAssembler();
    return new TransitionReader(assembler, this).read(parser, context);
  }
}
