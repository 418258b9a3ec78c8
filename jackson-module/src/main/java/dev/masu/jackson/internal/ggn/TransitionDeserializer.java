package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Transition;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Binds a transition that stands alone: no schema has checked it. A caller that reads all transitions of a document sets
 * {@link OfDocument} as an attribute of the context, so that they share what is equal.
 */
public final class TransitionDeserializer extends StdDeserializer<Transition> {
  private final transient Supplier<GgnNotations> notations;

  /** The reader of a document's transitions, once the first is read. */
  public static final class OfDocument {
    private @Nullable TransitionReader reader;
  }

  public TransitionDeserializer(Supplier<GgnNotations> notations) {
    super(Transition.class);
    this.notations = notations;
  }

  @Override
  public @Nullable Transition deserialize(JsonParser parser, DeserializationContext context) {
    return context.getAttribute(OfDocument.class) instanceof OfDocument document
        ? reader(document).read(parser, context)
        : reader().read(parser, context);
  }

  private TransitionReader reader(OfDocument document) {
    TransitionReader reader = document.reader == null ? reader() : document.reader;
    document.reader = reader;
    return reader;
  }

  private TransitionReader reader() {
    return new TransitionReader(notations.get(), this);
  }
}
