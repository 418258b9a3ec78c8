package dev.masu.jackson;

import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.Pointers;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/**
 * Reads a value that tells its own type by a property, for a type that is not bound to a schema itself:
 * its subtypes may be, or what they hold.
 */
final class PolymorphicDeserializer extends ForwardingDeserializer {
  private final boolean hasBoundSubtypes;

  PolymorphicDeserializer(ValueDeserializer<?> binder, JavaType type, boolean hasBoundSubtypes) {
    super(binder, type);
    this.hasBoundSubtypes = hasBoundSubtypes;
  }

  @Override
  ForwardingDeserializer forwardingTo(ValueDeserializer<?> binder) {
    return new PolymorphicDeserializer(binder, type, hasBoundSubtypes);
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    boolean byProperty =
        types.getTypeInclusion() == As.PROPERTY || types.getTypeInclusion() == As.EXISTING_PROPERTY;
    if (!byProperty || !parser.hasToken(JsonToken.START_OBJECT)) {
      return super.deserializeWithType(parser, context, types);
    }
    String pointer = Pointers.ofCurrentValue(parser);
    LocatedReader.Result read = read(parser, pointer, types.getPropertyName());
    return read == null
        ? super.deserializeWithType(parser, context, types)
        : new TypedValue(read, pointer, null)
            .bind(
                Binding.current(context),
                parser,
                context,
                types,
                replay -> super.deserializeWithType(replay, context, types));
  }

  /** Reads the value, unless Jackson can bind it as well from where the parser then stands. */
  private LocatedReader.@Nullable Result read(
      JsonParser parser, String pointer, String typeProperty) {
    Optional<LocatedParser> located = LocatedParser.behind(parser);
    if (located.isPresent()) {
      return located.get().currentRead();
    }
    TokenStreamLocation start = parser.currentTokenLocation();
    boolean nothingBefore = typeProperty.equals(parser.nextName());
    return nothingBefore && !hasBoundSubtypes ? null : LocatedReader.copy(parser, pointer, start);
  }
}
