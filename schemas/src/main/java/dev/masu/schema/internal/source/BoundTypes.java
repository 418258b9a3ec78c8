package dev.masu.schema.internal.source;

import dev.masu.SchemaBound;
import dev.masu.schema.internal.text.Uris;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** Finds the annotations that bind types to schemas. */
public final class BoundTypes {
  private BoundTypes() {}

  /**
   * The URI of a class-path resource, which appears only in messages and references.
   *
   * @param resource its name: relative to a class, or absolute if it starts with a slash
   */
  public static String resourceUri(Class<?> anchor, String resource) {
    String folder = anchor.getPackageName().replace('.', '/');
    String name = resource.startsWith("/") || folder.isEmpty() ? resource : folder + '/' + resource;
    try {
      URI uri = new URI("classpath", null, name.startsWith("/") ? name : '/' + name, null);
      return Uris.normalized(uri.toString());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("the name of a resource cannot be " + resource, e);
    }
  }

  /**
   * The type whose annotation applies to a type: the type itself, or the first annotated one that it inherits from.
   */
  public static Optional<Class<?>> annotated(Class<?> type) {
    if (type.getDeclaredAnnotation(SchemaBound.class) != null) {
      return Optional.of(type);
    }
    Class<?> parent = type.getSuperclass();
    Optional<Class<?>> inherited = parent == null ? Optional.empty() : annotated(parent);
    for (Class<?> implemented : type.getInterfaces()) {
      inherited = inherited.isPresent() ? inherited : annotated(implemented);
    }
    return inherited;
  }

  /**
   * Whether an annotation names a resource rather than an id.
   *
   * @throws IllegalArgumentException if it names both or neither
   */
  public static boolean namesResource(SchemaBound annotation, Class<?> type) {
    if (annotation.value().isEmpty() == annotation.resource().isEmpty()) {
      throw new IllegalArgumentException("expected @SchemaBound of " + type.getName()
          + " to name either an id or a resource but found "
          + (annotation.value().isEmpty() ? "none" : "both"));
    }
    return !annotation.resource().isEmpty();
  }
}
