package dev.masu.jackson.internal.polymorphic;

import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.StoppedElsewhere;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/**
 * A value that tells its own type, on its way from the deserializer of the type that was asked for to
 * the deserializer of the type that it tells.
 *
 * <p>Jackson takes out what tells the type, and copies what stands before it without its places. So
 * the value is replayed with that first, and waits as a whole in the context's attributes.
 *
 * @param read the whole value
 * @param around what it lies in, where it was read from
 * @param checkedBy the schema that has accepted it for the type that was asked for, or null
 */
public record TypedValue(
    Tape.Part read, TokenStreamContext around, @Nullable String checkedBy) {
  private static final Object WAITING = TypedValue.class;

  /**
   * Binds the value as the type that it tells.
   *
   * <p>All in one frame of the stack: there is one of these for each level of a tree of such values.
   *
   * @param binding what the value belongs to, or null if no schema has accepted it
   * @param parser where the value was read from, or stands
   * @param defaultType what it is if it tells no type
   */
  @Nullable
  public Object bind(
      @Nullable Binding binding,
      JsonParser parser,
      DeserializationContext context,
      TypeDeserializer types,
      ValueDeserializer<Object> binder,
      DefaultType defaultType) {
    Binding.Scope scope = Binding.Scope.of(context);
    TapeParser replay = new TapeParser(read, around, context);
    replay.nextToken();
    replay.moveToFront(types.getPropertyName());
    replay.rejectInfinite(binding != null);
    scope.enter(binding, replay);
    context.setAttribute(WAITING, this);
    try {
      ValueDeserializer<Object> byDefault = defaultType.deserializer(read, types, context);
      TokenStreamContext start = replay.streamReadContext();
      Object bound = byDefault == null
          ? binder.deserializeWithType(replay, context, types)
          : byDefault.deserialize(replay, context);
      if (binding != null && !replay.isAtEndOf(read)) {
        throw StoppedElsewhere.exception(replay, binding.type(), binder, start);
      }
      return bound;
    } catch (RuntimeException e) {
      throw binding == null ? e : binding.told(replay, e, context);
    } catch (StackOverflowError e) {
      Binding.requireOutermost(scope.parser(), e);
      throw binding == null ? tooDeep() : binding.tooDeep(replay);
    } finally {
      context.setAttribute(WAITING, null);
      scope.leave();
      // Of a replay, only what the parser stands at was taken; else the value has been read to its
      // end.
      parser.skipChildren();
    }
  }

  /** Its JSON Pointer in the document. */
  public String pointer() {
    return Pointers.ofValueIn(around);
  }

  /** What is thrown for a value that needs more of the thread's stack than there is. */
  static StreamConstraintsException tooDeep() {
    return new StreamConstraintsException("the document nests too deep for this thread's stack");
  }

  /** Takes the value that waits, if there is one: the next deserializer is that of the type it tells. */
  public static @Nullable TypedValue take(DeserializationContext context) {
    TypedValue waiting = (TypedValue) context.getAttribute(WAITING);
    if (waiting != null) {
      context.setAttribute(WAITING, null);
    }
    return waiting;
  }

  /** Whether a parser is inside the value, behind the property that tells the type. */
  public static boolean isInside(JsonParser parser) {
    return parser.hasToken(JsonToken.PROPERTY_NAME) || parser.hasToken(JsonToken.END_OBJECT);
  }
}
