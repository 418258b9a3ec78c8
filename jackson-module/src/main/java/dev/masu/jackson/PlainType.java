package dev.masu.jackson;

import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.Known;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.deser.CreatorProperty;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.impl.MethodProperty;

/**
 * A type whose objects are read property by property as {@link BeanDeserializer} does. What that does besides is not done
 * here: a type that has need of it is no plain one.
 */
abstract class PlainType {
  final BeanDeserializer binder;
  private final Map<String, PlainProperty> byName = new HashMap<>();

  /** Stands for this type where a schema keeps its properties, weakly: a schema may outlive the type's class loader. */
  private final Object key = new Object();

  PlainType(BeanDeserializer binder) {
    this.binder = binder;
    binder
        .properties()
        .forEachRemaining(property -> byName.put(property.getName(), new PlainProperty(property)));
  }

  /** Whether a deserializer of which nothing was asked yet may bind a plain type. */
  static boolean mayBeBoundBy(BeanDeserializer binder) {
    ValueInstantiator maker = binder.getValueInstantiator();
    // Of an inner class, which is made otherwise, the holder asks whether Jackson's own
    // deserializer binds it.
    return (maker.canCreateUsingDefault() || maker.canCreateFromObjectWith())
        && !maker.canCreateUsingDelegate()
        && !maker.canCreateUsingArrayDelegate()
        && !binder.isCaseInsensitive()
        && !binder.hasAnySetter();
  }

  /**
   * The type that a deserializer binds, or null if that does more than to bind the properties.
   *
   * @param binder one that may bind a plain type
   * @param propertyCount how many properties it had before it was resolved: it keeps those elsewhere that are unwrapped, or
   *     told their type from outside
   */
  static @Nullable PlainType of(
      BeanDeserializer binder, int propertyCount, DeserializationContext context) {
    boolean isCreated = binder.getValueInstantiator().canCreateFromObjectWith();
    Class<?> kind = isCreated ? CreatorProperty.class : MethodProperty.class;
    boolean isPlain = binder.getObjectIdReader(context) == null
        && binder.getPropertyCount() == propertyCount
        && arePlain(binder.properties(), kind, context);
    if (!isPlain) {
      return null;
    }
    return isCreated ? CreatedType.of(binder, context) : new SetType(binder);
  }

  private static boolean arePlain(
      Iterator<SettableBeanProperty> properties, Class<?> kind, DeserializationContext context) {
    while (properties.hasNext()) {
      if (!isPlain(properties.next(), kind, context)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(
      SettableBeanProperty property, Class<?> kind, DeserializationContext context) {
    return property.getClass() == kind
        && property.hasValueDeserializer()
        && property.findAliases(context.getConfig()).isEmpty();
  }

  /** Whether a reader skips what is no property, and leaves none out. */
  static boolean isReadBy(DeserializationContext context) {
    DeserializationConfig config = context.getConfig();
    return !config.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        && !config.isEnabled(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES)
        && config.getProblemHandlers() == null
        && context.getActiveView() == null;
  }

  /** Reads the object that the parser stands at the start of, or at a name of. */
  abstract @Nullable Object read(CheckedParser parser, DeserializationContext context);

  /** The property of a name, or null; it is not looked up again where the schema knows the name. */
  @Nullable
  PlainProperty find(String name, @Nullable Known known) {
    PlainProperty kept = known == null ? null : known(known);
    if (kept != null) {
      return kept;
    }
    PlainProperty found = byName.get(name);
    if (known != null && found != null) {
      known.keep(key, new WeakReference<>(found));
    }
    return found;
  }

  /** What is thrown for a value that was refused, with its place in the object. */
  final RuntimeException refusal(
      RuntimeException reason,
      Object from,
      PlainProperty property,
      DeserializationContext context) {
    return binder.wrapAndThrow(reason, from, property.ofJackson().getName(), context);
  }

  /** The property of a name that was looked up before, or null. */
  @Nullable
  PlainProperty known(Known name) {
    Object kept = name.madeBy(key);
    return kept == null ? null : (PlainProperty) ((WeakReference<?>) kept).get();
  }
}
