package dev.masu.jackson.internal.deserializer;

import dev.masu.SchemaBound;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.SchemaReference;
import dev.masu.jackson.internal.polymorphic.UnboundBaseDeserializer;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TokenLocations;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.AbstractDeserializer;
import tools.jackson.databind.deser.ContextualKeyDeserializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.deser.jdk.UntypedObjectDeserializer;
import tools.jackson.databind.deser.std.StdConvertingDeserializer;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.type.ArrayType;
import tools.jackson.databind.type.CollectionLikeType;
import tools.jackson.databind.type.CollectionType;
import tools.jackson.databind.type.MapLikeType;
import tools.jackson.databind.type.MapType;
import tools.jackson.databind.type.ReferenceType;
import tools.jackson.databind.util.ClassUtil;

/** Wraps the deserializers that Jackson creates for bound types. */
public final class SchemaBoundModifier extends ValueDeserializerModifier {
  private static final long serialVersionUID = 1L;

  private final transient SchemaCatalog catalog;
  private final transient SchemaBoundIntrospector introspector;

  /** Whether the mapper reads XML, and so modifies Jackson's bean deserializers after this. */
  private final boolean bindsXml;

  public SchemaBoundModifier(
      SchemaCatalog catalog, SchemaBoundIntrospector introspector, boolean bindsXml) {
    this.catalog = catalog;
    this.introspector = introspector;
    this.bindsXml = bindsXml;
  }

  @Override
  public ValueDeserializer<?> modifyDeserializer(
      DeserializationConfig config,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    JavaType type = description.getType();
    AnnotatedClass annotations = description.getClassInfo();
    if (deserializer instanceof BuilderBasedDeserializer builder) {
      type = BuiltType.of(builder);
      annotations = config.classIntrospectorInstance().introspectClassAnnotations(type);
    }
    boolean isModifiedLater = bindsXml && deserializer instanceof BeanDeserializerBase;
    return isModifiedLater
            || annotations.hasAnnotation(SchemaBound.class)
            || !mayHaveTypeId(config, annotations, deserializer)
        ? checked(config, type, annotations, deserializer)
        : new UnboundBaseDeserializer(deserializer, type);
  }

  @Override
  public ValueDeserializer<?> modifyEnumDeserializer(
      DeserializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyReferenceDeserializer(
      DeserializationConfig config,
      ReferenceType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyArrayDeserializer(
      DeserializationConfig config,
      ArrayType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyCollectionDeserializer(
      DeserializationConfig config,
      CollectionType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyCollectionLikeDeserializer(
      DeserializationConfig config,
      CollectionLikeType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyMapDeserializer(
      DeserializationConfig config,
      MapType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public ValueDeserializer<?> modifyMapLikeDeserializer(
      DeserializationConfig config,
      MapLikeType type,
      BeanDescription.Supplier description,
      ValueDeserializer<?> deserializer) {
    return checked(config, type, description.getClassInfo(), deserializer);
  }

  @Override
  public KeyDeserializer modifyKeyDeserializer(
      DeserializationConfig config, JavaType type, KeyDeserializer deserializer) {
    AnnotatedClass annotations =
        config.classIntrospectorInstance().introspectClassAnnotations(type);
    return SchemaReference.find(annotations, config)
        .<KeyDeserializer>map(schema ->
            new SchemaBoundKeyDeserializer(deserializer, new Binding(type, schema, catalog)))
        .orElse(deserializer);
  }

  /**
   * Whether values may have a type id: by an annotation of the type, by default typing, or where they are of any type
   * by an annotation of the property that holds them. With default typing, inner classes are left out: Jackson gives
   * the enclosing instance only to a bean deserializer that is not wrapped.
   */
  private static boolean mayHaveTypeId(
      DeserializationConfig config, AnnotatedClass type, ValueDeserializer<?> deserializer) {
    return deserializer instanceof AbstractDeserializer
        || deserializer instanceof UntypedObjectDeserializer
        || (config.getDefaultTyper(type.getType()) != null
            && ClassUtil.getOuterClass(type.getRawType()) == null)
        || config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, type) != null;
  }

  private ValueDeserializer<?> checked(
      DeserializationConfig config,
      JavaType type,
      AnnotatedClass annotations,
      ValueDeserializer<?> deserializer) {
    return SchemaReference.find(annotations, config)
        .<ValueDeserializer<?>>map(schema -> new SchemaBoundDeserializer(
            introspector.converted(config, annotations, deserializer),
            new Binding(publicType(config, type, deserializer), schema, catalog)))
        .orElse(deserializer);
  }

  /** The public type, where its implementation class is asked for. */
  private static JavaType publicType(
      DeserializationConfig config, JavaType type, ValueDeserializer<?> deserializer) {
    // A converting one does not know its type before it is contextual, and then only that of its
    // input.
    Class<?> handled =
        deserializer instanceof StdConvertingDeserializer ? null : deserializer.handledType();
    return handled != null && type.isTypeOrSubTypeOf(handled) && !type.hasRawClass(handled)
        ? config.constructType(handled)
        : type;
  }

  /** Gives access to the type that a builder builds, which Jackson keeps protected. */
  private static final class BuiltType extends BuilderBasedDeserializer {
    private BuiltType(BuilderBasedDeserializer deserializer) {
      super(deserializer);
    }

    static JavaType of(BuilderBasedDeserializer deserializer) {
      return new BuiltType(deserializer)._targetType;
    }
  }

  /** Checks a property name, as a string, by the schema of a map's key type, then has it bound. */
  private static final class SchemaBoundKeyDeserializer extends KeyDeserializer
      implements ContextualKeyDeserializer {
    private final KeyDeserializer binder;
    private final Binding binding;

    SchemaBoundKeyDeserializer(KeyDeserializer binder, Binding binding) {
      this.binder = binder;
      this.binding = binding;
    }

    @Override
    public KeyDeserializer createContextual(
        DeserializationContext context, @Nullable BeanProperty property) {
      return binder instanceof ContextualKeyDeserializer contextual
          ? new SchemaBoundKeyDeserializer(contextual.createContextual(context, property), binding)
          : this;
    }

    @Override
    public @Nullable Object deserializeKey(String key, DeserializationContext context) {
      JsonParser parser = Binding.parser(context);
      Tape.Part name = Tape.ofName(key, TokenLocations.of(parser));
      binding.requireValid(name, ValuePath.ofCurrentToken(parser), context);
      return binding.bindKey(binder, key, context);
    }
  }
}
