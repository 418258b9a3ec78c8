package dev.masu.jackson.internal.polymorphic;

import dev.masu.jackson.internal.binding.Binding;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.impl.TypeWrappedDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;

/**
 * A recorded value with a type id, on its way from the deserializer of the base type to that of the subtype.
 *
 * <p>Jackson removes the type id, and copies what precedes it without locations. So the value is replayed with the
 * type id first, and is kept as a whole in the context's attributes for the subtype's schema.
 *
 * @param value the whole value
 * @param replay replays it
 * @param enclosing the context that encloses it
 * @param checkedBy the base type and its schema, which it is valid against, or null
 */
public record PolymorphicValue(
    Tape.Part value,
    TapeParser replay,
    TokenStreamContext enclosing,
    @Nullable Binding checkedBy) {
  private static final Object KEPT = PolymorphicValue.class;

  public static PolymorphicValue of(
      Tape.Part value,
      TokenStreamContext enclosing,
      @Nullable Binding checkedBy,
      DeserializationContext context) {
    TapeParser replay = new TapeParser(value, enclosing, context);
    return new PolymorphicValue(value, replay, enclosing, checkedBy);
  }

  /**
   * Binds the value as its subtype.
   *
   * @param parser the parser that the value was recorded from
   * @param binder the deserializer of the base type
   * @param property the property that holds the value, or null if there is none
   */
  @Nullable
  public Object bind(
      JsonParser parser,
      DeserializationContext context,
      TypeDeserializer types,
      ValueDeserializer<Object> binder,
      @Nullable BeanProperty property) {
    Binding binding = checkedBy == null ? Binding.current(context) : checkedBy;
    replay.nextToken();
    replay.moveToFront(types.getPropertyName());
    context.setAttribute(KEPT, this);
    try {
      ValueDeserializer<Object> chosen = isOfDefaultType(types)
          ? context.findContextualValueDeserializer(defaultType(types, context), property)
          : new TypeWrappedDeserializer(types, binder);
      return Binding.bind(binding, replay, replay, context, chosen, null);
    } finally {
      context.setAttribute(KEPT, null);
      // A parser of a tape is still at the start of the value, or at its first name if a creator
      // delegates to the type.
      TapeParser.sourceOf(parser).ifPresentOrElse(kept -> kept.finish(value), parser::skipChildren);
    }
  }

  /** Whether the value has no type id: Jackson would bind it from the copy that it makes in search of one. */
  private boolean isOfDefaultType(TypeDeserializer types) {
    return types.hasDefaultImpl()
        && types.getDefaultImpl() != Void.class
        && types.getClass() == AsPropertyTypeDeserializer.class
        && !value.hasMember(types.getPropertyName());
  }

  private static JavaType defaultType(TypeDeserializer types, DeserializationContext context) {
    JavaType base = ((AsPropertyTypeDeserializer) types).baseType();
    return context.constructSpecializedType(base, types.getDefaultImpl());
  }

  /** Takes the value that was kept for the subtype, if there is one. */
  public static @Nullable PolymorphicValue take(DeserializationContext context) {
    PolymorphicValue kept = (PolymorphicValue) context.getAttribute(KEPT);
    if (kept != null) {
      context.setAttribute(KEPT, null);
    }
    return kept;
  }
}
