package dev.masu.schema.internal.catalog;

import dev.masu.SchemaBound;
import java.util.Optional;

/** Finds the annotations that bind types to schemas. */
public final class BoundTypes {
  private BoundTypes() {}

  /** The type whose own annotation binds a type: itself, or the first that it inherits from. */
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
   * @throws IllegalArgumentException if it names both or none
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
