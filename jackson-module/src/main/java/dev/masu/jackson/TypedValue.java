package dev.masu.jackson;

import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedReader;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.jsontype.TypeDeserializer;

/**
 * A value that tells its own type, on its way from the deserializer of the type that was asked for to
 * the deserializer of the type that it tells.
 *
 * <p>Jackson takes out what tells the type, and copies what stands before it without its places. So
 * the value is replayed with that first, and waits as a whole in the context's attributes.
 *
 * @param read the whole value
 * @param pointer its JSON Pointer in the document
 * @param checkedBy the schema that has accepted it for the type that was asked for, or null
 */
record TypedValue(
    LocatedReader.Result read, String pointer, @Nullable String checkedBy) {
  private static final Object WAITING = TypedValue.class;

  /** Binds the value as the type that it tells. */
  @Nullable
  Object bind(
      @Nullable Binding binding,
      JsonParser parser,
      DeserializationContext context,
      TypeDeserializer types,
      Function<JsonParser, @Nullable Object> bind) {
    Object bound = Binding.replay(
        binding, read.withFirst(types.getPropertyName()), pointer, parser, context, replay -> {
          context.setAttribute(WAITING, this);
          try {
            return bind.apply(replay);
          } finally {
            context.setAttribute(WAITING, null);
          }
        });
    if (LocatedParser.behind(parser).isPresent()) {
      parser.skipChildren();
    }
    return bound;
  }

  /** Takes the value that waits, if there is one: the next deserializer is that of the type it tells. */
  static @Nullable TypedValue take(DeserializationContext context) {
    TypedValue waiting = (TypedValue) context.getAttribute(WAITING);
    if (waiting != null) {
      context.setAttribute(WAITING, null);
    }
    return waiting;
  }

  /** Whether a parser is inside the value, behind the property that tells the type. */
  static boolean isInside(JsonParser parser) {
    return parser.hasToken(JsonToken.PROPERTY_NAME) || parser.hasToken(JsonToken.END_OBJECT);
  }
}
