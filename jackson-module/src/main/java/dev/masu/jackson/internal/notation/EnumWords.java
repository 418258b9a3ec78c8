package dev.masu.jackson.internal.notation;

import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/** Names sides and states everywhere as a position and the command do: {@code first}, {@code enhanced}. */
public final class EnumWords extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  private static final Set<Class<?>> TYPES = Set.of(Side.class, State.class);

  /** {@return what a side or state is called} */
  public static String of(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
    if (TYPES.contains(type.getRawType())) {
      for (int i = 0; i < values.length; i++) {
        names[i] = of(values[i]);
      }
    }
    return names;
  }
}
