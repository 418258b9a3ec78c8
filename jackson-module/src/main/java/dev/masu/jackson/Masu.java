package dev.masu.jackson;

import dev.masu.jackson.internal.deserializer.SchemaBoundDeserializer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ValueDeserializer;

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
   * Requires that a mapper checks a type when it reads it. Call it in a test, or when the program starts.
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
    DeserializationContext context = mapper._deserializationContext();
    try {
      deserializer(type, context).requireSchema(context);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  /** {@return the deserializer that checks a type, or the values that it contains} */
  private static SchemaBoundDeserializer deserializer(
      JavaType type, DeserializationContext context) {
    ValueDeserializer<?> found = context.findNonContextualValueDeserializer(type);
    while (found != null) {
      if (found instanceof SchemaBoundDeserializer checking) {
        return checking;
      }
      found = found.getDelegatee();
    }
    return type.getContentType() != null
        ? deserializer(type.getContentType(), context)
        : context.reportBadDefinition(
            type,
            type.toCanonical() + " is not checked: annotate it with @SchemaBound, and register"
                + " modules that replace its deserializer after MasuModule");
  }
}
