package dev.masu.jackson.internal.binding;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.impl.ObjectIdReader;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/**
 * ParserDelegates everything to another deserializer.
 *
 * <p>Jackson's own {@code DelegatingDeserializer} takes the type from the other deserializer, which need not know it, and
 * loses its type parameters.
 */
public abstract class ForwardingDeserializer extends ValueDeserializer<Object> {
  public final ValueDeserializer<Object> binder;
  public final JavaType type;

  @SuppressWarnings("unchecked") // A deserializer of any type returns an Object.
  public ForwardingDeserializer(ValueDeserializer<?> binder, JavaType type) {
    this.binder = (ValueDeserializer<Object>) binder;
    this.type = type;
  }

  /** {@return a copy that delegates to another deserializer} */
  protected abstract ValueDeserializer<?> forwardingTo(ValueDeserializer<?> newBinder);

  @Override
  public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
    return binder.deserialize(parser, context);
  }

  @Override
  public @Nullable Object deserialize(
      JsonParser parser, DeserializationContext context, Object into) {
    return binder.deserialize(parser, context, into);
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    return binder.deserializeWithType(parser, context, types);
  }

  @Override
  public ValueDeserializer<Object> unwrappingDeserializer(
      DeserializationContext context, NameTransformer unwrapper) {
    return binder.unwrappingDeserializer(context, unwrapper);
  }

  @Override
  public void resolve(DeserializationContext context) {
    binder.resolve(context);
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return replaceDelegatee(context.handleSecondaryContextualization(binder, property, type));
  }

  @Override
  public ValueDeserializer<?> replaceDelegatee(ValueDeserializer<?> newBinder) {
    return newBinder == binder ? this : forwardingTo(newBinder);
  }

  @Override
  public ValueDeserializer<?> getDelegatee() {
    return binder;
  }

  @Override
  public Class<?> handledType() {
    return type.getRawClass();
  }

  @Override
  public @Nullable LogicalType logicalType() {
    return binder.logicalType();
  }

  @Override
  public boolean isCachable() {
    return binder.isCachable();
  }

  @Override
  public AccessPattern getNullAccessPattern() {
    return binder.getNullAccessPattern();
  }

  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    return binder.getNullValue(context);
  }

  @Override
  public @Nullable Object getAbsentValue(DeserializationContext context) {
    return binder.getAbsentValue(context);
  }

  @Override
  public @Nullable Object getEmptyValue(DeserializationContext context) {
    return binder.getEmptyValue(context);
  }

  @Override
  public AccessPattern getEmptyAccessPattern() {
    return binder.getEmptyAccessPattern();
  }

  @Override
  public @Nullable Collection<Object> getKnownPropertyNames() {
    return binder.getKnownPropertyNames();
  }

  @Override
  public void collectAllPropertyNamesTo(Set<String> names) {
    binder.collectAllPropertyNamesTo(names);
  }

  @Override
  public boolean hasAnySetter() {
    return binder.hasAnySetter();
  }

  @Override
  public @Nullable ObjectIdReader getObjectIdReader(DeserializationContext context) {
    return binder.getObjectIdReader(context);
  }

  @Override
  public SettableBeanProperty findBackReference(String name) {
    return binder.findBackReference(name);
  }

  @Override
  public @Nullable Boolean supportsUpdate(DeserializationConfig config) {
    return binder.supportsUpdate(config);
  }
}
