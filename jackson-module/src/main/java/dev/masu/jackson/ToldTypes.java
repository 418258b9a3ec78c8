package dev.masu.jackson;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.jsontype.NamedType;

/** The types that values may tell as their own. */
final class ToldTypes {
  /** What tells registered types only. */
  private static final Set<JsonTypeInfo.Id> CLOSED =
      EnumSet.of(JsonTypeInfo.Id.NAME, JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.Id.DEDUCTION);

  private final DeserializationConfig config;
  private final AnnotationIntrospector annotations;

  private ToldTypes(DeserializationConfig config) {
    this.config = config;
    this.annotations = config.getAnnotationIntrospector();
  }

  /**
   * Whether one of them may be bound to a schema: one is, or not all of them are known.
   *
   * @param type the type that is asked for, which is not bound itself
   * @param property what holds the values, or null if nothing does
   */
  static boolean mayBeBound(
      DeserializationConfig config, JavaType type, @Nullable BeanProperty property) {
    ToldTypes told = new ToldTypes(config);
    List<Annotated> tellers = Stream.of(
            property == null ? null : property.getMember(), told.annotations(type))
        .filter(teller -> teller != null && told.info(teller) != null)
        .toList();
    return config.getProblemHandlers() != null
        || tellers.isEmpty()
        || tellers.stream().anyMatch(told::isOpen)
        || told.isBound(type)
        || told.registered(type, property).anyMatch(told::isBound);
  }

  private JsonTypeInfo.@Nullable Value info(Annotated teller) {
    return annotations.findPolymorphicTypeInfo(config, teller);
  }

  /** Whether other types may be told than those that are registered, or a bound one is the default. */
  private boolean isOpen(Annotated teller) {
    JsonTypeInfo.Value info = info(teller);
    return info == null
        || !CLOSED.contains(info.getIdType())
        || annotations.findTypeResolverBuilder(config, teller) != null
        || annotations.findTypeIdResolver(config, teller) != null
        || (info.getDefaultImpl() != null && isBound(config.constructType(info.getDefaultImpl())));
  }

  private Stream<JavaType> registered(JavaType type, @Nullable BeanProperty property) {
    return config
        .getSubtypeResolver()
        .collectAndResolveSubtypesByTypeId(
            config, property == null ? null : property.getMember(), type)
        .stream()
        .map(NamedType::getType)
        .map(config::constructType);
  }

  /** Whether a type is bound, or one that is made, or may be read, in its place. */
  private boolean isBound(JavaType type) {
    JavaType mapped = config.mapAbstractType(type);
    Annotated named = annotations(mapped);
    JavaType made = annotations.refineDeserializationType(config, named, mapped);
    return Stream.of(type, mapped, config.mapAbstractType(made))
            .anyMatch(each -> annotations(each).hasAnnotation(SchemaBound.class))
        || annotations.findDeserializationConverter(config, named) != null;
  }

  private Annotated annotations(JavaType type) {
    return config.classIntrospectorInstance().introspectClassAnnotations(type);
  }
}
