package dev.masu.jackson.internal.polymorphic;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.jackson.internal.binding.SchemaReference;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.Converter;

/** The types that type ids of a base type may stand for. */
public record Subtypes(
    DeserializationConfig config, @Nullable String schemaId, AnnotationIntrospector annotations) {
  /** The kinds of type ids that stand for registered types only. */
  private static final Set<JsonTypeInfo.Id> CLOSED =
      EnumSet.of(JsonTypeInfo.Id.NAME, JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.Id.DEDUCTION);

  /**
   * Whether a subtype may be bound to another schema: one is, or not all of them are known. What a problem handler may
   * return is not known either; see {@link #mayBeReplaced}.
   *
   * @param schemaId the schema of the base type, or null if it is not bound
   */
  static boolean mayBeBoundOtherwise(
      DeserializationConfig config,
      JavaType type,
      @Nullable BeanProperty property,
      @Nullable String schemaId) {
    Subtypes subtypes = new Subtypes(config, schemaId, config.getAnnotationIntrospector());
    List<Annotated> annotated = Stream.of(
            property == null ? null : property.getMember(), subtypes.annotations(type))
        .filter(element -> element != null && subtypes.info(element) != null)
        .toList();
    return annotated.isEmpty()
        || annotated.stream().anyMatch(subtypes::isOpen)
        || subtypes.isBoundOtherwise(type)
        || subtypes.registered(type, property).anyMatch(subtypes::isBoundOtherwise);
  }

  /** Whether a problem handler, which each reader of a mapper may have, may substitute a type for an unknown one. */
  public static boolean mayBeReplaced(DeserializationContext context) {
    return context.getConfig().getProblemHandlers() != null;
  }

  /**
   * Whether the current value is a wrapper that holds a type id and the value itself. Before 3.2, Jackson makes one for
   * an external type id.
   */
  public static boolean isWrapper(JsonParser parser, TypeDeserializer types) {
    JsonTypeInfo.As inclusion = types.getTypeInclusion(); // Null if types are deduced.
    boolean isInArray = inclusion == JsonTypeInfo.As.WRAPPER_ARRAY
        || inclusion == JsonTypeInfo.As.EXTERNAL_PROPERTY;
    boolean isInObject = inclusion == JsonTypeInfo.As.WRAPPER_OBJECT;
    return ((isInArray && parser.hasToken(JsonToken.START_ARRAY))
            || (isInObject && parser.hasToken(JsonToken.START_OBJECT)))
        && !hasNativeTypeId(parser);
  }

  /** Whether the format has its own type id for the current value, as YAML tags are: then no property is looked for. */
  public static boolean hasNativeTypeId(JsonParser parser) {
    return parser.canReadTypeId() && parser.getTypeId() != null;
  }

  private JsonTypeInfo.@Nullable Value info(Annotated element) {
    return annotations.findPolymorphicTypeInfo(config, element);
  }

  /** Whether type ids may stand for unregistered types, or the default type is bound. */
  private boolean isOpen(Annotated element) {
    JsonTypeInfo.Value info = info(element);
    return info == null
        || !CLOSED.contains(info.getIdType())
        || annotations.findTypeResolverBuilder(config, element) != null
        || annotations.findTypeIdResolver(config, element) != null
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

  /** Whether a type, or one that Jackson substitutes for it, is bound to another schema. */
  private boolean isBoundOtherwise(JavaType type) {
    JavaType mapped = config.mapAbstractType(type);
    Annotated named = annotations(mapped);
    JavaType made = annotations.refineDeserializationType(config, named, mapped);
    Object converter = annotations.findDeserializationConverter(config, named);
    return Stream.of(type, mapped, config.mapAbstractType(made))
            .anyMatch(this::isBoundDirectlyOtherwise)
        || (converter != null && converter != Converter.None.class);
  }

  private boolean isBoundDirectlyOtherwise(JavaType type) {
    return SchemaReference.find(annotations(type), config)
        .filter(schema -> !schema.id().equals(schemaId))
        .isPresent();
  }

  private AnnotatedClass annotations(JavaType type) {
    return config.classIntrospectorInstance().introspectClassAnnotations(type);
  }
}
