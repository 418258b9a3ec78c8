package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Transition;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/**
 * The root names of documents ({@code WRAP_ROOT_VALUE}): those of the public types, not of their implementations.
 */
final class DocumentRootNames extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  private static final List<Class<?>> DOCUMENTS =
      List.of(Stn.class, Position.class, Ggn.class, Transition.class);

  @Override
  public @Nullable PropertyName findRootName(MapperConfig<?> config, AnnotatedClass type) {
    return DOCUMENTS.stream()
        .filter(document -> document.isAssignableFrom(type.getRawType()))
        .findFirst()
        .map(document -> PropertyName.construct(document.getSimpleName()))
        .orElse(null);
  }
}
