package dev.masu.schema.internal.source;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import dev.masu.SchemaBound;
import dev.masu.schema.internal.text.Uris;
import java.lang.annotation.Annotation;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.util.ClassUtil;

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
   * The class that declares the annotation of a type: of the type and its supertypes in Jackson's order, interfaces
   * before the superclass, the first that has one.
   */
  public static Optional<Class<?>> annotated(Class<?> type) {
    return Stream.concat(Stream.of(type), ClassUtil.findRawSuperTypes(type, null, false).stream())
        .flatMap(each -> declaring(each).stream())
        .findFirst();
  }

  /** The class that declares the own annotation of a type: the type, or an annotation of it that bundles others. */
  public static Optional<Class<?>> declaring(Class<?> type) {
    return type.getDeclaredAnnotation(SchemaBound.class) != null
        ? Optional.of(type)
        : Arrays.stream(type.getDeclaredAnnotations())
            .<Class<?>>map(Annotation::annotationType)
            .filter(bundle -> bundle.isAnnotationPresent(JacksonAnnotationsInside.class))
            .flatMap(bundle -> declaring(bundle).stream())
            .findFirst();
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
