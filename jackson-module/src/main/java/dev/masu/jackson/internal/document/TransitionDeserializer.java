package dev.masu.jackson.internal.document;

import dev.masu.ggn.Transition;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Binds a transition outside a document, which no schema has checked. A caller that reads all transitions of a
 * document sets {@link OfDocument} as an attribute of the context, so that they share equal parts.
 */
public final class TransitionDeserializer extends StdDeserializer<Transition> {
  private final transient Supplier<GgnNotations> notations;

  /** The deserializer of a document's transitions, once the first is read. */
  public static final class OfDocument {
    private @Nullable ObjectDeserializer<Transition> deserializer;
  }

  TransitionDeserializer(Supplier<GgnNotations> notations) {
    super(Transition.class);
    this.notations = notations;
  }

  @Override
  public @Nullable Transition deserialize(JsonParser parser, DeserializationContext context) {
    OfDocument document = (OfDocument) context.getAttribute(OfDocument.class);
    ObjectDeserializer<Transition> cached = document == null ? null : document.deserializer;
    ObjectDeserializer<Transition> transitions =
        cached == null ? notations.get().transitions() : cached;
    if (document != null) {
      document.deserializer = transitions;
    }
    return transitions.deserialize(parser, context);
  }
}
