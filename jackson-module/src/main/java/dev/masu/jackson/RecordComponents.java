package dev.masu.jackson;

import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.Known;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.deser.CreatorProperty;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.PropertyBasedCreator;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.util.ClassUtil;

/**
 * The components of a record type, read one by one and given to its creator as {@link BeanDeserializer} does. What that does
 * besides is not done here: a type that has need of it has no such components.
 */
final class RecordComponents {
  private final BeanDeserializer binder;
  private final PropertyBasedCreator creator;
  private final Map<String, RecordComponent> byName = new HashMap<>();

  private RecordComponents(BeanDeserializer binder, PropertyBasedCreator creator) {
    this.binder = binder;
    this.creator = creator;
    for (SettableBeanProperty property : creator.properties()) {
      byName.put(property.getName(), new RecordComponent(property));
    }
  }

  /** The components of a type, or null if Jackson does more with it than to bind them. */
  static @Nullable RecordComponents of(BeanDeserializer binder, DeserializationContext context) {
    ValueInstantiator maker = binder.getValueInstantiator();
    if (!isPlain(binder, maker, context)) {
      return null;
    }
    SettableBeanProperty[] inOrder =
        maker.getFromObjectArguments(context.getConfig()).clone();
    return areAll(inOrder, binder) && arePlain(inOrder, context)
        ? new RecordComponents(
            binder, PropertyBasedCreator.construct(context, maker, inOrder, false))
        : null;
  }

  private static boolean isPlain(
      BeanDeserializer binder, ValueInstantiator maker, DeserializationContext context) {
    return maker.canCreateFromObjectWith()
        && !maker.canCreateUsingDelegate()
        && !maker.canCreateUsingArrayDelegate()
        && !binder.isCaseInsensitive()
        && !binder.hasAnySetter()
        && binder.getObjectIdReader(context) == null;
  }

  /** Whether these are all properties: of those that are ignored, unwrapped or told otherwise Jackson keeps less. */
  private static boolean areAll(SettableBeanProperty[] inOrder, BeanDeserializer binder) {
    Set<SettableBeanProperty> all = all(Arrays.asList(inOrder).iterator());
    return all.size() == inOrder.length
        && all.equals(all(binder.properties()))
        && all.equals(all(binder.creatorProperties()));
  }

  private static Set<SettableBeanProperty> all(Iterator<SettableBeanProperty> properties) {
    Set<SettableBeanProperty> all = Collections.newSetFromMap(new IdentityHashMap<>());
    properties.forEachRemaining(all::add);
    return all;
  }

  private static boolean arePlain(SettableBeanProperty[] inOrder, DeserializationContext context) {
    for (int i = 0; i < inOrder.length; i++) {
      if (inOrder[i].getCreatorIndex() != i || !isPlain(inOrder[i], context)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(SettableBeanProperty property, DeserializationContext context) {
    return property.getClass() == CreatorProperty.class
        && property.hasValueDeserializer()
        && property.getValueDeserializer().getObjectIdReader(context) == null
        && property.findAliases(context.getConfig()).isEmpty();
  }

  /** Whether a reader skips what is no component, and leaves none out. */
  static boolean areReadBy(DeserializationContext context) {
    DeserializationConfig config = context.getConfig();
    return !config.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        && !config.isEnabled(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES)
        && config.getProblemHandlers() == null
        && context.getActiveView() == null;
  }

  /** Reads the object that the parser stands at the start of, or at a name of, and makes a record of it. */
  @SuppressWarnings("deprecation") // What is to be called instead is not there before Jackson 3.2.
  @Nullable
  Object read(CheckedParser parser, DeserializationContext context) {
    PropertyValueBuffer values = creator.startBuilding(parser, context, null);
    new RecordValues(this, values).read(parser, context);
    return made(values, context);
  }

  /** The component of a name, or null; it is not looked up again where the schema knows the name. */
  @Nullable
  RecordComponent find(String name, @Nullable Known known) {
    RecordComponent kept = known == null ? null : known(known);
    if (kept != null) {
      return kept;
    }
    RecordComponent found = byName.get(name);
    if (known != null && found != null) {
      known.keep(this, found);
    }
    return found;
  }

  /** The component of a name that was looked up before, or null. */
  @Nullable
  RecordComponent known(Known name) {
    return (RecordComponent) name.madeBy(this);
  }

  /** Binds the value that the parser stands at. */
  @Nullable
  Object value(RecordComponent component, CheckedParser parser, DeserializationContext context) {
    try {
      return component.read(parser, context);
    } catch (RuntimeException e) {
      throw binder.wrapAndThrow(e, binder.handledType(), component.property().getName(), context);
    }
  }

  private @Nullable Object made(PropertyValueBuffer values, DeserializationContext context) {
    try {
      return creator.build(context, values);
    } catch (RuntimeException e) {
      ClassUtil.throwIfJacksonE(e);
      if (!context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)) {
        throw e;
      }
      return context.handleInstantiationProblem(binder.handledType(), null, e);
    }
  }
}
