package dev.masu;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Binds a type to the JSON Schema that its JSON must meet.
 *
 * <p>With the Masu module on a Jackson mapper, every read of the annotated type is checked by that
 * schema before anything is bound:
 *
 * <pre>{@code
 * @SchemaBound("https://example.org/schemas/puzzle.json")
 * record Puzzle(Qpi piece, Cell at, Stn solution) {}
 * }</pre>
 *
 * <p>Records, classes, interfaces and enums can carry it, and Jackson mix-ins too, except for types that Jackson
 * reads without looking at annotations, such as {@code String}, {@code Optional} and {@code JsonNode}: these are not
 * checked. Subtypes inherit it; a subtype's own annotation replaces the inherited one. The annotation alone costs no
 * dependency: it lives in {@code masu-core}, which has none.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SchemaBound {
  /**
   * {@return the {@code $id} of the schema, as registered in the catalogue that the module was built
   * with; empty if the schema is a {@link #resource}} Nothing is ever fetched from it: it is a name, though
   * it usually looks like a URL.
   */
  String value() default "";

  /**
   * {@return the name of a class-path resource that holds the schema, relative to the annotated type, as for
   * {@link Class#getResource}; empty if the schema is named by its id} It need not be registered; what it
   * refers to must be, unless it is part of it.
   *
   * <pre>{@code
   * @SchemaBound(resource = "order.schema.json")
   * record Order(String id, List<Line> lines) {}
   * }</pre>
   */
  String resource() default "";
}
