package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.util.NameTransformer;

/**
 * Delegates everything to another deserializer.
 *
 * <p>Jackson's own class takes the type from the other deserializer, which need not know it, and loses its type
 * parameters.
 */
public abstract class ForwardingDeserializer extends DelegatingDeserializer {
  public final transient ValueDeserializer<Object> binder;
  public final JavaType type;

  @SuppressWarnings("unchecked") // A deserializer of any type returns an Object.
  public ForwardingDeserializer(ValueDeserializer<?> binder, JavaType type) {
    super(binder);
    this.binder = (ValueDeserializer<Object>) binder;
    this.type = type;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return replaceDelegatee(context.handleSecondaryContextualization(binder, property, type));
  }

  @Override
  public ValueDeserializer<Object> unwrappingDeserializer(
      DeserializationContext context, NameTransformer unwrapper) {
    return binder.unwrappingDeserializer(context, unwrapper);
  }

  @Override
  public Class<?> handledType() {
    return type.getRawClass();
  }
}
