package dev.masu.jackson;

import dev.masu.SchemaBound;
import dev.masu.schema.SchemaCatalog;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Version;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.HandlerInstantiator;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.util.ClassUtil;
import tools.jackson.databind.util.Converter;

/**
 * Puts the check before the deserializer or converter that a bound type names itself, as with {@code
 * @JsonDeserialize(using = …)}: such a type never reaches {@link SchemaBoundModifier}.
 */
final class SchemaBoundIntrospector extends AnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  private final transient SchemaCatalog catalog;

  /** Set while this thread asks the other introspectors: then this one has nothing to say. */
  private final transient ThreadLocal<Boolean> askingOthers = ThreadLocal.withInitial(() -> false);

  SchemaBoundIntrospector(SchemaCatalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public Version version() {
    return ModuleVersion.VERSION;
  }

  @Override
  public @Nullable Object findDeserializer(MapperConfig<?> config, Annotated annotated) {
    SchemaBound bound = annotated.getAnnotation(SchemaBound.class);
    if (bound == null || !(annotated instanceof AnnotatedClass type) || askingOthers.get()) {
      return null;
    }
    askingOthers.set(true);
    try {
      ValueDeserializer<?> own = ownDeserializer(config, type);
      return own == null
          ? null
          : new SchemaBoundDeserializer(own, type.getType(), bound.value(), catalog);
    } finally {
      askingOthers.remove();
    }
  }

  private static @Nullable ValueDeserializer<?> ownDeserializer(
      MapperConfig<?> config, AnnotatedClass type) {
    AnnotationIntrospector others = config.getAnnotationIntrospector();
    Object named = others.findDeserializer(config, type);
    if (named instanceof ValueDeserializer<?> instance) {
      return instance;
    }
    if (named instanceof Class<?> deserializer) {
      return instance(config, type, deserializer);
    }
    Object converter = others.findDeserializationConverter(config, type);
    // Jackson itself puts the converter around the deserializer that is returned here.
    return converter == null ? null : new ConverterInput(converter(config, type, converter));
  }

  private static ValueDeserializer<?> instance(
      MapperConfig<?> config, AnnotatedClass type, Class<?> deserializer) {
    HandlerInstantiator handlers = config.getHandlerInstantiator();
    ValueDeserializer<?> made = handlers != null && config instanceof DeserializationConfig reading
        ? handlers.deserializerInstance(reading, type, deserializer)
        : null;
    return made != null
        ? made
        : (ValueDeserializer<?>)
            ClassUtil.createInstance(deserializer, config.canOverrideAccessModifiers());
  }

  private static Converter<?, ?> converter(
      MapperConfig<?> config, AnnotatedClass type, Object converter) {
    if (converter instanceof Converter<?, ?> instance) {
      return instance;
    }
    Class<?> named = (Class<?>) converter;
    HandlerInstantiator handlers = config.getHandlerInstantiator();
    Converter<?, ?> made =
        handlers == null ? null : handlers.converterInstance(config, type, named);
    return made != null
        ? made
        : (Converter<?, ?>) ClassUtil.createInstance(named, config.canOverrideAccessModifiers());
  }

  /** Stands for the deserializer of what a converter takes, until it can be looked up. */
  private static final class ConverterInput extends ValueDeserializer<Object> {
    private final Converter<?, ?> converter;

    ConverterInput(Converter<?, ?> converter) {
      this.converter = converter;
    }

    @Override
    public ValueDeserializer<?> createContextual(
        DeserializationContext context, @Nullable BeanProperty property) {
      JavaType input = converter.getInputType(context.getTypeFactory());
      return context.findContextualValueDeserializer(input, property);
    }

    @Override
    public Object deserialize(
        tools.jackson.core.JsonParser parser, DeserializationContext context) {
      throw new IllegalStateException("not contextualized: " + converter);
    }
  }
}
