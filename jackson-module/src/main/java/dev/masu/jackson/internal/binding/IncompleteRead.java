package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.exc.MismatchedInputException;

/**
 * The failure of a deserializer that does not stop at the last token of its value. The members that it leaves, or takes
 * from the enclosing object, would be lost.
 */
public final class IncompleteRead {
  private IncompleteRead() {}

  /** {@return the exception, which names the type of the property where the parser stopped, or else the bound type} */
  public static MismatchedInputException exception(
      JsonParser parser, JavaType type, ValueDeserializer<?> binder, TokenStreamContext start) {
    JavaType stopped = propertyType(parser.streamReadContext(), binder, start);
    JavaType named = stopped == null ? type : stopped;
    return MismatchedInputException.from(
        parser,
        type,
        "the deserializer of " + named.toCanonical() + " does not stop at the last token of its"
            + " value, so that members would be lost; have it read the whole value and no more");
  }

  private static @Nullable JavaType propertyType(
      TokenStreamContext stop, ValueDeserializer<?> binder, TokenStreamContext start) {
    TokenStreamContext context = stop;
    while (context != null && context != start) {
      context = context.getParent();
    }
    if (context == null
        || !context.inObject()
        || context.currentName() == null
        || !(binder instanceof BeanDeserializerBase bean)) {
      return null;
    }
    SettableBeanProperty property =
        bean.findProperty(PropertyName.construct(context.currentName()));
    return property == null ? null : property.getType();
  }
}
