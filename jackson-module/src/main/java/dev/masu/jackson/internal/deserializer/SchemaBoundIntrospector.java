package dev.masu.jackson.internal.deserializer;

import dev.masu.SchemaBound;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.SchemaReference;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.HandlerInstantiator;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdConvertingDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.util.ClassUtil;
import tools.jackson.databind.util.Converter;

/**
 * Wraps the deserializer or converter that a bound type names itself, as with {@code @JsonDeserialize(using = …)}:
 * such a type never reaches {@link SchemaBoundModifier}.
 */
public final class SchemaBoundIntrospector extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  private final transient SchemaCatalog catalog;

  public SchemaBoundIntrospector(SchemaCatalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public @Nullable Object findDeserializer(MapperConfig<?> config, Annotated annotated) {
    if (!isBoundClass(annotated)) {
      return null;
    }
    AnnotatedClass type = (AnnotatedClass) annotated;
    ValueDeserializer<?> own = ownDeserializer(config, type);
    return own == null
        ? null
        : SchemaReference.find(type, config)
            .map(schema ->
                new SchemaBoundDeserializer(own, new Binding(type.getType(), schema, catalog)))
            .orElseThrow();
  }

  /** None: {@link #findDeserializer} has already wrapped the converter. */
  @Override
  public @Nullable Object findDeserializationConverter(
      MapperConfig<?> config, Annotated annotated) {
    return isBoundClass(annotated) ? Converter.None.class : null;
  }

  /** The input type of a converter that its class has too: {@link #converted} then has the values converted. */
  @Override
  public JavaType refineDeserializationType(
      MapperConfig<?> config, Annotated annotated, JavaType type) {
    JavaType input = isBoundClass(annotated) ? convertedInput(config, annotated) : null;
    return input == null ? type : input;
  }

  /** {@return a deserializer that converts what the given one reads if the class of its type has such a converter} */
  ValueDeserializer<?> converted(
      DeserializationConfig config, AnnotatedClass type, ValueDeserializer<?> deserializer) {
    JavaType input = convertedInput(config, type);
    return input != null && input.hasRawClass(type.getRawType())
        ? new StdConvertingDeserializer<>(converter(config, type), input, deserializer)
        : deserializer;
  }

  /**
   * {@return the input type of a type's converter if its class has the same one, as a type that converts itself, or
   * null} It must not be looked up, which would find the converter again.
   */
  private @Nullable JavaType convertedInput(MapperConfig<?> config, Annotated type) {
    Converter<Object, Object> converter = converter(config, type);
    if (converter == null) {
      return null;
    }
    JavaType input = converter.getInputType(config.getTypeFactory());
    AnnotatedClass ofInput = config.classIntrospectorInstance().introspectClassAnnotations(input);
    Converter<Object, Object> again = converter(config, ofInput);
    return again != null && again.getClass() == converter.getClass() ? input : null;
  }

  @SuppressWarnings("unchecked") // A converter of any types converts Objects.
  private @Nullable Converter<Object, Object> converter(MapperConfig<?> config, Annotated type) {
    return (Converter<Object, Object>) instance(
        config, type, ofOthers(config, each -> each.findDeserializationConverter(config, type)));
  }

  private static boolean isBoundClass(Annotated annotated) {
    return annotated instanceof AnnotatedClass && annotated.hasAnnotation(SchemaBound.class);
  }

  private @Nullable ValueDeserializer<?> ownDeserializer(
      MapperConfig<?> config, AnnotatedClass type) {
    ValueDeserializer<?> deserializer = (ValueDeserializer<?>)
        instance(config, type, ofOthers(config, each -> each.findDeserializer(config, type)));
    Converter<Object, Object> converter = converter(config, type);
    if (converter == null || (deserializer == null && convertedInput(config, type) != null)) {
      return deserializer;
    }
    return deserializer == null
        ? new StdConvertingDeserializer<>(converter)
        : new StdConvertingDeserializer<>(
            converter, converter.getInputType(config.getTypeFactory()), deserializer);
  }

  /** {@return the first answer of the other introspectors, or null} */
  private static @Nullable Object ofOthers(
      MapperConfig<?> config, Function<AnnotationIntrospector, @Nullable Object> question) {
    for (AnnotationIntrospector each : config.getAnnotationIntrospector().allIntrospectors()) {
      Object answer = each instanceof SchemaBoundIntrospector ? null : question.apply(each);
      if (answer != null && answer != ValueDeserializer.None.class) {
        return answer;
      }
    }
    return null;
  }

  /** {@return what an introspector names: an instance, or a class that is created as Jackson would, or none} */
  private static @Nullable Object instance(
      MapperConfig<?> config, Annotated type, @Nullable Object named) {
    if (!(named instanceof Class<?> created)) {
      return named;
    }
    if (created == Converter.None.class) {
      return null;
    }
    HandlerInstantiator handlers = config.getHandlerInstantiator();
    Object instance = null;
    if (handlers != null) {
      instance = Converter.class.isAssignableFrom(created)
          ? handlers.converterInstance(config, type, created)
          : handlers.deserializerInstance((DeserializationConfig) config, type, created);
    }
    return instance != null
        ? instance
        : ClassUtil.createInstance(created, config.canOverrideAccessModifiers());
  }
}
