package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.core.util.JacksonFeatureSet;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.impl.ObjectIdReader;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/**
 * Delegates what Jackson asks about a value's deserializer to another one.
 *
 * <p>Jackson's {@code DelegatingDeserializer} asks the other deserializer for its class when it is created, which a
 * {@code StdConvertingDeserializer} does not know before it is contextual, and has no type parameters.
 */
public abstract class ForwardingDeserializer extends StdDeserializer<Object> {
  protected final ValueDeserializer<Object> binder;
  protected final JavaType type;

  @SuppressWarnings("unchecked") // A deserializer of any type returns an Object.
  protected ForwardingDeserializer(ValueDeserializer<?> binder, JavaType type) {
    super(type);
    this.binder = (ValueDeserializer<Object>) binder;
    this.type = type;
  }

  /** Whether a parser has the tokens of JSON. One of XML or CSV makes a value an array if an array is expected. */
  protected static boolean isLikeJson(JsonParser parser) {
    JacksonFeatureSet<StreamReadCapability> capabilities = parser.streamReadCapabilities();
    return !capabilities.isEnabled(StreamReadCapability.UNTYPED_SCALARS)
        && !capabilities.isEnabled(StreamReadCapability.DUPLICATE_PROPERTIES);
  }

  @Override
  public void resolve(DeserializationContext context) {
    binder.resolve(context);
  }

  /** This one, if the other cannot unwrap: Jackson then ignores the annotation. */
  @Override
  public ValueDeserializer<Object> unwrappingDeserializer(
      DeserializationContext context, NameTransformer unwrapper) {
    ValueDeserializer<Object> unwrapping = binder.unwrappingDeserializer(context, unwrapper);
    return unwrapping == binder ? this : unwrapping;
  }

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
  public ValueDeserializer<?> getDelegatee() {
    return binder;
  }

  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    return binder.getNullValue(context);
  }

  /** Always asked for: whether a null is checked depends on where it is. */
  @Override
  public AccessPattern getNullAccessPattern() {
    return AccessPattern.DYNAMIC;
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
  public boolean isCachable() {
    return binder.isCachable();
  }

  @Override
  public @Nullable ObjectIdReader getObjectIdReader(DeserializationContext context) {
    return binder.getObjectIdReader(context);
  }

  @Override
  public @Nullable SettableBeanProperty findBackReference(String name) {
    return binder.findBackReference(name);
  }

  @Override
  public @Nullable Boolean supportsUpdate(DeserializationConfig config) {
    return binder.supportsUpdate(config);
  }
}
