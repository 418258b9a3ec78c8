package dev.masu.jackson.internal.polymorphic;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.internal.binding.BoundName;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.util.Converter;

/** The types that values may tell as their own. */
public final class ToldTypes {
  /** What tells registered types only. */
  private static final Set<JsonTypeInfo.Id> CLOSED =
      EnumSet.of(JsonTypeInfo.Id.NAME, JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.Id.DEDUCTION);

  private final DeserializationConfig config;
  private final @Nullable String schemaId;
  private final AnnotationIntrospector annotations;

  private ToldTypes(DeserializationConfig config, @Nullable String schemaId) {
    this.config = config;
    this.schemaId = schemaId;
    this.annotations = config.getAnnotationIntrospector();
  }

  /**
   * Whether one of them may be bound to another schema: one is, or not all of them are known. What a handler may put in
   * their place is not known either; see {@link #mayBeReplaced}.
   *
   * @param type the type that is asked for
   * @param property what holds the values, or null if nothing does
   * @param schemaId the schema of the type that is asked for, or null if it is not bound
   */
  static boolean mayBeBoundOtherwise(
      DeserializationConfig config,
      JavaType type,
      @Nullable BeanProperty property,
      @Nullable String schemaId) {
    ToldTypes told = new ToldTypes(config, schemaId);
    List<Annotated> tellers = Stream.of(
            property == null ? null : property.getMember(), told.annotations(type))
        .filter(teller -> teller != null && told.info(teller) != null)
        .toList();
    return tellers.isEmpty()
        || tellers.stream().anyMatch(told::isOpen)
        || told.isBoundOtherwise(type)
        || told.registered(type, property).anyMatch(told::isBoundOtherwise);
  }

  /** Whether a handler, which each reader of a mapper may have, may put any type in the place of one that is unknown. */
  public static boolean mayBeReplaced(DeserializationContext context) {
    return context.getConfig().getProblemHandlers() != null;
  }

  /** Whether the format itself tells the type of the value at hand, as YAML does by tags: then no property is looked for. */
  public static boolean areToldByFormat(JsonParser parser) {
    return parser.canReadTypeId() && parser.getTypeId() != null;
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
        || (info.getDefaultImpl() != null
            && isBoundOtherwise(config.constructType(info.getDefaultImpl())));
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

  /** Whether a type is bound to another schema, or one that is made, or may be read, in its place. */
  private boolean isBoundOtherwise(JavaType type) {
    JavaType mapped = config.mapAbstractType(type);
    Annotated named = annotations(mapped);
    JavaType made = annotations.refineDeserializationType(config, named, mapped);
    return Stream.of(type, mapped, config.mapAbstractType(made))
            .anyMatch(this::isBoundDirectlyOtherwise)
        || isConverted(named);
  }

  private boolean isBoundDirectlyOtherwise(JavaType type) {
    SchemaBound bound = annotations(type).getAnnotation(SchemaBound.class);
    return bound != null
        && !BoundName.of(bound, type.getRawClass(), config).id().equals(schemaId);
  }

  private boolean isConverted(Annotated type) {
    Object converter = annotations.findDeserializationConverter(config, type);
    return converter != null && converter != Converter.None.class;
  }

  private Annotated annotations(JavaType type) {
    return config.classIntrospectorInstance().introspectClassAnnotations(type);
  }
}
