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
 * What an annotation names: a schema's id, or a class-path resource.
 *
 * @param id the id, or the URI of the resource
 * @param owner the annotated class, which the resource's name is relative to
 * @param resource the resource's name; empty if the schema is named by its id
 */
public record BoundName(String id, Class<?> owner, String resource) {

  /** The name in an annotation that a type has, inherits, or is given by a mix-in. */
  public static BoundName of(SchemaBound annotation, Class<?> type, MixInResolver mixIns) {
    Class<?> owner = owners(type, mixIns)
        .filter(each -> annotation.equals(each.getDeclaredAnnotation(SchemaBound.class)))
        .findFirst()
        .orElse(type);
    return of(annotation, owner);
  }

  /** The name in the annotation of a type, or empty if it is not bound. */
  public static Optional<BoundName> find(Class<?> type, MixInResolver mixIns) {
    return owners(type, mixIns)
        .filter(owner -> owner.getDeclaredAnnotation(SchemaBound.class) != null)
        .findFirst()
        .map(owner ->
            of(Objects.requireNonNull(owner.getDeclaredAnnotation(SchemaBound.class)), owner));
  }

  private static BoundName of(SchemaBound annotation, Class<?> owner) {
    return BoundTypes.namesResource(annotation, owner)
        ? new BoundName(
            BoundTypes.resourceUri(owner, annotation.resource()), owner, annotation.resource())
        : new BoundName(annotation.value(), owner, "");
  }

  /** The classes whose annotations count for a type, nearest first. */
  private static Stream<Class<?>> owners(Class<?> type, MixInResolver mixIns) {
    return Stream.concat(Stream.of(type), ClassUtil.findRawSuperTypes(type, null, false).stream())
        .<Class<?>>flatMap(each ->
            Stream.concat(Stream.ofNullable(mixIns.findMixInClassFor(each)), Stream.of(each)));
  }

  /**
   * The schema in a catalogue.
   *
   * @throws dev.masu.schema.SchemaException if there is none
   */
  public CompiledSchema in(SchemaCatalog catalog) {
    return resource.isEmpty() ? catalog.schema(id) : catalog.schema(owner, resource);
  }
}
