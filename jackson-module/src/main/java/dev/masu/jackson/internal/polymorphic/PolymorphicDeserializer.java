package dev.masu.jackson.internal.polymorphic;

import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.ForwardingDeserializer;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import dev.masu.schema.internal.tokens.TapeRecorder;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/**
 * Reads a value that may tell its own type by a property, for a type that is not bound to a schema
 * itself: its subtypes may be, or what they hold.
 */
public final class PolymorphicDeserializer extends ForwardingDeserializer {
  private final boolean mayBeBound;
  private final DefaultType defaultType;

  /** Makes one for values that may be of any type. */
  public PolymorphicDeserializer(ValueDeserializer<?> binder, JavaType type) {
    this(binder, type, true, new DefaultType(type, null));
  }

  private PolymorphicDeserializer(
      ValueDeserializer<?> binder, JavaType type, boolean mayBeBound, DefaultType defaultType) {
    super(binder, type);
    this.mayBeBound = mayBeBound;
    this.defaultType = defaultType;
  }

  @Override
  protected ForwardingDeserializer forwardingTo(ValueDeserializer<?> newBinder) {
    return new PolymorphicDeserializer(newBinder, type, mayBeBound, defaultType);
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return new PolymorphicDeserializer(
        context.handleSecondaryContextualization(binder, property, type),
        type,
        ToldTypes.mayBeBoundOtherwise(context.getConfig(), type, property, null),
        new DefaultType(type, property));
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    boolean byProperty =
        types.getTypeInclusion() == As.PROPERTY || types.getTypeInclusion() == As.EXISTING_PROPERTY;
    if (!byProperty
        || !parser.hasToken(JsonToken.START_OBJECT)
        || ToldTypes.areToldByFormat(parser)) {
      return super.deserializeWithType(parser, context, types);
    }
    TokenStreamContext enclosing = Pointers.aroundCurrentValue(parser);
    Tape.Part read = read(parser, context, types.getPropertyName());
    if (read != null) {
      return new TypedValue(read, enclosing, null)
          .bind(Binding.current(context), parser, context, types, binder, defaultType);
    }
    JsonParser around = context.getParser();
    try {
      return binder.deserializeWithType(parser, context, types);
    } catch (StackOverflowError e) {
      Binding.requireOutermost(around, e);
      throw TypedValue.tooDeep();
    }
  }

  /** Reads the value, unless Jackson can bind it as well from where the parser then stands. */
  private Tape.@Nullable Part read(
      JsonParser parser, DeserializationContext context, String typeProperty) {
    TapeParser replay = TapeParser.behind(parser).orElse(null);
    if (replay != null) {
      return replay.currentPart();
    }
    TokenStreamLocation start = parser.currentTokenLocation();
    boolean nothingBefore = typeProperty.equals(parser.nextName());
    boolean isKnown = !mayBeBound && !ToldTypes.mayBeReplaced(context);
    return nothingBefore && isKnown
        ? null
        : TapeRecorder.of(parser, start).begin().readAll();
  }
}
