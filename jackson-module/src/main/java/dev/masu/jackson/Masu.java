package dev.masu.jackson;

import dev.masu.jackson.internal.deserializer.SchemaBoundDeserializer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.node.NullNode;

/**
 * Detects mappers that do not check. A mapper without {@link MasuModule} ignores {@link dev.masu.SchemaBound}, and
 * silently binds invalid documents.
 *
 * <pre>{@code
 * @Test
 * void ordersAreChecked() {
 *   Masu.requireChecked(mapper, Order.class);
 * }
 * }</pre>
 */
public final class Masu {
  private Masu() {}

  /**
   * Requires that a mapper checks a type before binding it. Call it in a test, or when the program starts.
   *
   * @param mapper the mapper that reads the type
   * @param type the type; of a collection, map, array or {@code Optional} the type of its values is looked at
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}, if the type is not annotated with {@link
   *     dev.masu.SchemaBound}, if its schema is not registered, or if another module has replaced its deserializer
   */
  public static void requireChecked(ObjectMapper mapper, Class<?> type) {
    requireChecked(mapper, mapper.constructType(type));
  }

  /**
   * The same as {@link #requireChecked(ObjectMapper, Class)}.
   *
   * @param mapper the mapper that reads the type
   * @param type the type
   * @throws IllegalArgumentException if it is not checked
   */
  public static void requireChecked(ObjectMapper mapper, TypeReference<?> type) {
    requireChecked(mapper, mapper.constructType(type.getType()));
  }

  /**
   * The same as {@link #requireChecked(ObjectMapper, Class)}.
   *
   * @param mapper the mapper that reads the type
   * @param type the type
   * @throws IllegalArgumentException if it is not checked
   */
  public static void requireChecked(ObjectMapper mapper, JavaType type) {
    MasuModule.catalogOf(mapper);
    try {
      mapper.readerFor(Probe.class).withAttribute(Probe.class, type).readValue(NullNode.instance);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  /** Never created: its deserializer looks at that of another type. */
  @JsonDeserialize(using = Probe.Deserializer.class)
  private static final class Probe {
    private Probe() {}

    static final class Deserializer extends ValueDeserializer<Probe> {
      @Override
      public @Nullable Probe deserialize(JsonParser parser, DeserializationContext context) {
        return getNullValue(context);
      }

      @Override
      public @Nullable Probe getNullValue(DeserializationContext context) {
        JavaType type = (JavaType) context.getAttribute(Probe.class);
        SchemaBoundDeserializer found = find(type, context);
        while (found == null && type.getContentType() != null) {
          type = type.getContentType();
          found = find(type, context);
        }
        if (found == null) {
          return context.reportBadDefinition(
              type,
              type.toCanonical() + " is not checked: annotate it with @SchemaBound, and register"
                  + " modules that replace its deserializer after MasuModule");
        }
        found.requireSchema(context);
        return null;
      }

      private static @Nullable SchemaBoundDeserializer find(
          JavaType type, DeserializationContext context) {
        ValueDeserializer<?> found = context.findNonContextualValueDeserializer(type);
        while (found != null && !(found instanceof SchemaBoundDeserializer)) {
          found = found.getDelegatee();
        }
        return (SchemaBoundDeserializer) found;
      }
    }
  }
}
