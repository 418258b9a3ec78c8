package dev.masu.jackson.internal.polymorphic;

import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.BindingFailures;
import dev.masu.jackson.internal.binding.DeepOverflow;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/**
 * A recorded value with a type id, on its way from the deserializer of the base type to that of the subtype.
 *
 * <p>Jackson removes the type id, and copies what precedes it without locations. So the value is replayed with the
 * type id first, and is kept as a whole in the context's attributes for the subtype's schema.
 *
 * @param read the whole value
 * @param enclosing the context that encloses it
 * @param checkedBy the schema of the base type that it is valid against, or null
 */
public record PolymorphicValue(
    Tape.Part read, TokenStreamContext enclosing, @Nullable String checkedBy) {
  private static final Object KEPT = PolymorphicValue.class;

  /**
   * Binds the value as its subtype. This is one method, since each level of a tree of such values needs its stack
   * frame.
   *
   * @param binding the binding of the value, or null if no schema applies to it
   * @param parser the parser that the value was recorded from
   */
  @Nullable
  public Object bind(
      @Nullable Binding binding,
      JsonParser parser,
      DeserializationContext context,
      TypeDeserializer types,
      ValueDeserializer<Object> binder,
      DefaultSubtype defaultType) {
    Binding.Scope scope = Binding.Scope.of(context);
    TapeParser replay = new TapeParser(read, enclosing, context);
    replay.nextToken();
    replay.moveToFront(types.getPropertyName());
    replay.rejectInfinite(binding != null);
    scope.enter(binding, replay);
    context.setAttribute(KEPT, this);
    try {
      ValueDeserializer<Object> byDefault = defaultType.deserializer(read, types, context);
      TokenStreamContext start = replay.streamReadContext();
      Object bound = byDefault == null
          ? binder.deserializeWithType(replay, context, types)
          : byDefault.deserialize(replay, context);
      if (binding != null && !replay.isAtEndOf(read)) {
        throw BindingFailures.incompleteRead(replay, binding.type(), binder, start);
      }
      return bound;
    } catch (RuntimeException e) {
      throw binding == null ? e : binding.failure(replay, e, context);
    } catch (StackOverflowError e) {
      Throwable cause = DeepOverflow.cause(scope.parser(), replay, e);
      throw binding == null ? tooDeep(cause) : binding.tooDeep(replay, cause);
    } finally {
      context.setAttribute(KEPT, null);
      scope.leave();
      // After a replay the parser is still at the start of the value.
      parser.skipChildren();
    }
  }

  /** {@return its JSON Pointer} */
  public String pointer() {
    return Pointers.ofValueIn(enclosing);
  }

  /** {@return the exception for a value that nests too deep for the thread's stack} */
  static JacksonException tooDeep(@Nullable Throwable cause) {
    return new StreamConstraintsException("the document nests too deep for this thread's stack")
        .withCause(cause);
  }

  /** Takes the value that was kept for the subtype, if there is one. */
  public static @Nullable PolymorphicValue take(DeserializationContext context) {
    PolymorphicValue kept = (PolymorphicValue) context.getAttribute(KEPT);
    if (kept != null) {
      context.setAttribute(KEPT, null);
    }
    return kept;
  }

  /** Whether a parser is inside an object, after its type id. */
  public static boolean isInside(JsonParser parser) {
    return parser.hasToken(JsonToken.PROPERTY_NAME) || parser.hasToken(JsonToken.END_OBJECT);
  }
}
