package dev.masu.jackson.internal.binding;

import dev.masu.SchemaBound;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.BoundTypes;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.introspect.MixInResolver;
import tools.jackson.databind.util.ClassUtil;

/**
 * What {@link SchemaBound} refers to: the id of a schema, or a class-path resource.
 *
 * @param id the id, or the URI of the resource
 * @param owner the annotated class, which the name of the resource is relative to
 * @param resource the name of the resource; empty if there is an id
 */
public record SchemaReference(String id, Class<?> owner, String resource) {

  /** {@return the reference in an annotation that a type has, inherits, or gets from a mix-in} */
  public static SchemaReference of(SchemaBound annotation, Class<?> type, MixInResolver mixIns) {
    Class<?> owner = owners(type, mixIns)
        .filter(each -> annotation.equals(each.getDeclaredAnnotation(SchemaBound.class)))
        .findFirst()
        .orElse(type);
    return of(annotation, owner);
  }

  /** {@return the reference in the annotation of a type, or empty if it has none} */
  public static Optional<SchemaReference> find(Class<?> type, MixInResolver mixIns) {
    return owners(type, mixIns)
        .filter(owner -> owner.getDeclaredAnnotation(SchemaBound.class) != null)
        .findFirst()
        .map(owner ->
            of(Objects.requireNonNull(owner.getDeclaredAnnotation(SchemaBound.class)), owner));
  }

  private static SchemaReference of(SchemaBound annotation, Class<?> owner) {
    return BoundTypes.namesResource(annotation, owner)
        ? new SchemaReference(
            BoundTypes.resourceUri(owner, annotation.resource()), owner, annotation.resource())
        : new SchemaReference(annotation.value(), owner, "");
  }

  /** The classes whose annotations apply to a type, nearest first. */
  private static Stream<Class<?>> owners(Class<?> type, MixInResolver mixIns) {
    return Stream.concat(Stream.of(type), ClassUtil.findRawSuperTypes(type, null, false).stream())
        .<Class<?>>flatMap(each ->
            Stream.concat(Stream.ofNullable(mixIns.findMixInClassFor(each)), Stream.of(each)));
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
