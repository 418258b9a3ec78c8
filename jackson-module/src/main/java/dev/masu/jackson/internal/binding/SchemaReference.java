package dev.masu.jackson.internal.binding;

import dev.masu.SchemaBound;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.BoundTypes;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.MixInResolver;
import tools.jackson.databind.util.ClassUtil;

/**
 * What {@link SchemaBound} refers to: the id of a schema, or a class-path resource.
 *
 * @param id the id, or the URI of the resource
 * @param owner the class that declares the annotation, which the name of the resource is relative to
 * @param resource the name of the resource; empty if there is an id
 */
public record SchemaReference(String id, Class<?> owner, String resource) {

  /** {@return the reference in the annotation that a type has, inherits, or gets from a mix-in, or empty} */
  public static Optional<SchemaReference> find(AnnotatedClass type, MixInResolver mixIns) {
    return Optional.ofNullable(type.getAnnotation(SchemaBound.class))
        .map(annotation -> of(annotation, owner(annotation, type.getRawType(), mixIns)));
  }

  private static SchemaReference of(SchemaBound annotation, Class<?> owner) {
    return BoundTypes.namesResource(annotation, owner)
        ? new SchemaReference(
            BoundTypes.resourceUri(owner, annotation.resource()), owner, annotation.resource())
        : new SchemaReference(annotation.value(), owner, "");
  }

  private static Class<?> owner(SchemaBound annotation, Class<?> type, MixInResolver mixIns) {
    return Stream.concat(Stream.of(type), ClassUtil.findRawSuperTypes(type, null, false).stream())
        .flatMap(each ->
            Stream.concat(Stream.ofNullable(mixIns.findMixInClassFor(each)), Stream.of(each)))
        .flatMap(each -> BoundTypes.declaring(each).stream())
        .filter(each -> annotation.equals(each.getDeclaredAnnotation(SchemaBound.class)))
        .findFirst()
        .orElse(type);
  }

  /**
   * {@return the schema in a catalogue}
   *
   * @throws dev.masu.schema.SchemaException if there is none
   */
  public CompiledSchema in(SchemaCatalog catalog) {
    return resource.isEmpty() ? catalog.schema(id) : catalog.schema(owner, resource);
  }
}
