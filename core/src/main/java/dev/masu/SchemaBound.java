package dev.masu;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Binds a type to the JSON Schema that its JSON must satisfy.
 *
 * <p>When the Masu module is registered with a Jackson mapper, every read of the annotated type is
 * validated against that schema, and never returns an invalid value. By default a value is bound
 * while it is validated: constructors and setters may see parts of an invalid one.
 *
 * <pre>{@code
 * @SchemaBound("https://example.org/schemas/puzzle.json")
 * record Puzzle(Qpi piece, Cell at, Stn solution) {}
 * }</pre>
 *
 * <p>Records, classes, interfaces and enums can be annotated: directly, through a Jackson mix-in,
 * or by an annotation that carries this one and {@code @JacksonAnnotationsInside}. Types that
 * Jackson reads without looking at annotations, such as {@code String}, {@code Optional} and
 * {@code JsonNode}, are not validated. Subtypes inherit the annotation, from interfaces rather
 * than from the superclass; a subtype's own annotation replaces the inherited one. Using the
 * annotation adds no transitive dependency: it is part of {@code masu-core}, which has none.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SchemaBound {
  /**
   * {@return the {@code $id} of the schema, as registered in the catalogue that the module was
   * built with; empty if the schema is a {@link #resource}} The id is only a name, although it
   * usually looks like a URL: nothing is ever fetched from it.
   */
  String value() default "";

  /**
   * {@return the name of a class-path resource that holds the schema, relative to the type, mix-in
   * or annotation that carries this one, as for {@link Class#getResource}; empty if the schema is
   * identified by its {@code $id}}
   * Neither the schema nor other resources that it refers to by relative paths need be registered,
   * unless it has an absolute {@code $id}, against which relative paths are resolved; any other
   * schema that it refers to must be.
   *
   * <pre>{@code
   * @SchemaBound(resource = "order.schema.json")
   * record Order(String id, List<Line> lines) {}
   * }</pre>
   */
  String resource() default "";
}
