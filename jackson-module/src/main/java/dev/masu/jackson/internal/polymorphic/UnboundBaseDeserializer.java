package dev.masu.jackson.internal.polymorphic;

import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.DeepOverflow;
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
 * Reads values with a type id for a base type that is not bound to a schema: its subtypes may be, or their properties.
 */
public final class UnboundBaseDeserializer extends ForwardingDeserializer {
  private final boolean mayBeBound;
  private final @Nullable BeanProperty property;

  /** Creates one for values of any subtype. */
  public UnboundBaseDeserializer(ValueDeserializer<?> binder, JavaType type) {
    this(binder, type, true, null);
  }

  private UnboundBaseDeserializer(
      ValueDeserializer<?> binder,
      JavaType type,
      boolean mayBeBound,
      @Nullable BeanProperty property) {
    super(binder, type);
    this.mayBeBound = mayBeBound;
    this.property = property;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty holder) {
    return new UnboundBaseDeserializer(
        context.handleSecondaryContextualization(binder, holder, type),
        type,
        Subtypes.mayBeBoundOtherwise(context.getConfig(), type, holder, null),
        holder);
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    boolean byProperty =
        types.getTypeInclusion() == As.PROPERTY || types.getTypeInclusion() == As.EXISTING_PROPERTY;
    if (!byProperty
        || !parser.hasToken(JsonToken.START_OBJECT)
        || !isLikeJson(parser)
        || Subtypes.hasNativeTypeId(parser)) {
      return super.deserializeWithType(parser, context, types);
    }
    TokenStreamContext enclosing = Pointers.enclosingContext(parser, Binding.parser(context));
    Tape.Part read = read(parser, context, types.getPropertyName());
    if (read != null) {
      return PolymorphicValue.of(read, enclosing, null, context)
          .bind(parser, context, types, binder, property);
    }
    JsonParser enclosingParser = context.getParser();
    try {
      return binder.deserializeWithType(parser, context, types);
    } catch (StackOverflowError e) {
      throw DeepOverflow.exception(DeepOverflow.causeOrThrow(enclosingParser, parser, e));
    }
  }

  /** Records the value; null if Jackson can bind it from the current token as well. */
  private Tape.@Nullable Part read(
      JsonParser parser, DeserializationContext context, String typeProperty) {
    TapeParser replay = TapeParser.sourceOf(parser).orElse(null);
    if (replay != null) {
      return replay.currentPart();
    }
    TokenStreamLocation start = parser.currentTokenLocation();
    String first = parser.nextName(); // Jackson and the recorder both read on from the first name.
    boolean isKnown = !mayBeBound && !Subtypes.mayBeReplaced(context);
    return isKnown && typeProperty.equals(first) ? null : new TapeRecorder(parser, start).readAll();
  }
}
