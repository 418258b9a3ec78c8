package dev.masu.jackson;

import dev.masu.schema.internal.streaming.CheckedParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;

/** A plain type that is made without arguments, and whose properties are set one by one. */
final class SetType extends PlainType {
  SetType(BeanDeserializer binder) {
    super(binder);
  }

  @Override
  Object read(CheckedParser parser, DeserializationContext context) {
    Object bean = binder.getValueInstantiator().createUsingDefault(context);
    // Deserializers of properties may ask for it.
    parser.assignCurrentValue(bean);
    new Setters(bean, context).read(parser, context);
    return bean;
  }

  /** Sets the values as they come. */
  private final class Setters extends PlainMembers {
    private final Object bean;
    private final DeserializationContext context;

    Setters(Object bean, DeserializationContext context) {
      super(SetType.this, bean);
      this.bean = bean;
      this.context = context;
    }

    @Override
    void bind(SettableBeanProperty property, JsonParser parser, DeserializationContext within) {
      property.deserializeAndSet(parser, within, bean);
    }

    @Override
    void set(SettableBeanProperty property, @Nullable Object value) {
      property.set(context, bean, value);
    }
  }
}
