package dev.masu.jackson.internal.notation;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Transition;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/**
 * The JSON names of sides and states, such as {@code first}, and of documents as roots ({@code WRAP_ROOT_VALUE}):
 * those of the public types, not of their implementations. Keeps type ids of default typing out of documents.
 */
public final class JsonNames extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  private static final Set<Class<?>> ENUMS = Set.of(Side.class, State.class);
  private static final List<Class<?>> DOCUMENTS =
      List.of(Stn.class, Position.class, Ggn.class, Transition.class);

  private static final JsonTypeInfo.Value NO_TYPE_ID =
      JsonTypeInfo.Value.from(Untyped.class.getAnnotation(JsonTypeInfo.class));

  @JsonTypeInfo(use = JsonTypeInfo.Id.NONE)
  private interface Untyped {}

  /** {@return the name of a side or state} */
  public static String of(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
    if (ENUMS.contains(type.getRawType())) {
      for (int i = 0; i < values.length; i++) {
        names[i] = of(values[i]);
      }
    }
    return names;
  }

  @Override
  public @Nullable PropertyName findRootName(MapperConfig<?> config, AnnotatedClass type) {
    Class<?> shown = Occupation.class.isAssignableFrom(type.getRawType())
        ? Occupation.class
        : document(type.getRawType());
    return shown == null ? null : PropertyName.construct(shown.getSimpleName());
  }

  /** Default typing adds no type ids to documents: their schemas allow none. */
  @Override
  public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
      MapperConfig<?> config, Annotated type) {
    boolean isDocument = type instanceof AnnotatedClass && document(type.getRawType()) != null;
    return isDocument ? NO_TYPE_ID : null;
  }

  private static @Nullable Class<?> document(Class<?> type) {
    return DOCUMENTS.stream()
        .filter(document -> document.isAssignableFrom(type))
        .findFirst()
        .orElse(null);
  }
}
