package dev.masu.jackson;

import dev.masu.schema.internal.streaming.CheckedParser;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.PropertyBasedCreator;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.util.ClassUtil;

/** A plain type whose creator takes all properties: that of a record, or a class with a {@code @JsonCreator}. */
final class CreatedType extends PlainType {
  private final PropertyBasedCreator creator;

  private CreatedType(BeanDeserializer binder, PropertyBasedCreator creator) {
    super(binder);
    this.creator = creator;
  }

  /** The type, or null if its creator takes other properties than Jackson binds. */
  static @Nullable CreatedType of(BeanDeserializer binder, DeserializationContext context) {
    SettableBeanProperty[] inOrder = binder
        .getValueInstantiator()
        .getFromObjectArguments(context.getConfig())
        .clone();
    return areAll(inOrder, binder) && areInOrder(inOrder)
        ? new CreatedType(
            binder,
            PropertyBasedCreator.construct(context, binder.getValueInstantiator(), inOrder, false))
        : null;
  }

  /** Whether these are all properties: of those that are ignored or set otherwise Jackson keeps less, or more. */
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

  private static boolean areInOrder(SettableBeanProperty[] inOrder) {
    for (int i = 0; i < inOrder.length; i++) {
      if (inOrder[i].getCreatorIndex() != i) {
        return false;
      }
    }
    return true;
  }

  @Override
  @SuppressWarnings("deprecation") // What is to be called instead is not there before Jackson 3.2.
  @Nullable
  Object read(CheckedParser parser, DeserializationContext context) {
    PropertyValueBuffer values = creator.startBuilding(parser, context, null);
    new Arguments(values).read(parser, context);
    return made(values, context);
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

  /** Keeps the values until there are all of them. */
  private final class Arguments extends PlainMembers {
    private final PropertyValueBuffer values;

    Arguments(PropertyValueBuffer values) {
      super(CreatedType.this, binder.handledType());
      this.values = values;
    }

    @Override
    void bind(SettableBeanProperty property, JsonParser parser, DeserializationContext context) {
      set(property, property.deserialize(parser, context));
    }

    @Override
    void set(SettableBeanProperty property, @Nullable Object value) {
      values.assignParameter(property, value);
    }
  }
}
