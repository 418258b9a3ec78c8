package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** YAML has native type ids (tags) and object ids (anchors): they are read as without the module. */
final class NativeIdsTest {
  private static final String ID = "https://example.org/size.json";
  private static final ObjectMapper PLAIN = new YAMLMapper();
  private static final ObjectMapper MAPPER = mapper(CheckEngine.MASU);

  private static ObjectMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(ID, "{\"properties\": {\"r\": {\"type\": \"integer\", \"minimum\": 0}}}")
        .build();
    return YAMLMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
  interface Shape {}

  record Circle(int r, @Nullable Shape in, @Nullable Bound bound) implements Shape {}

  @SchemaBound(ID)
  record Bound(int r, @Nullable Shape in) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(value = Disc.class, name = "disc"))
  interface Open {}

  /** Is bound, unlike its base type. */
  @SchemaBound(ID)
  record Disc(int r, @Nullable Open in) implements Open {}

  @SchemaBound(ID)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(value = Ring.class, name = "ring"))
  interface Closed {}

  record Ring(int r, @Nullable Closed in, @Nullable Shape shape) implements Closed {}

  @JsonIdentityInfo(generator = ObjectIdGenerators.StringIdGenerator.class, property = "@id")
  static class Node {
    public int r;
    public @Nullable Node next;

    @Override
    public String toString() {
      return r + (next == null ? "" : next == this ? " again" : " " + next);
    }
  }

  @SchemaBound(ID)
  static final class BoundNode extends Node {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(value = Point.class, name = "point"))
  @JsonIdentityInfo(generator = ObjectIdGenerators.StringIdGenerator.class, property = "@id")
  interface Named {}

  static final class Point implements Named {
    public int r;
    public @Nullable Named next;

    @Override
    public String toString() {
      return r + (next == null ? "" : next == this ? " again" : " " + next);
    }
  }

  static Stream<Arguments> documents() {
    return Stream.of(
        Arguments.of(Shape.class, "--- !<circle>\nr: 3"),
        Arguments.of(Shape.class, "!<circle>\nr: 3\nin: !<circle>\n  r: 4\nbound: {r: 5}"),
        Arguments.of(Shape.class, "'@type': circle\nr: 3\nin: !<circle>\n  r: 4"),
        Arguments.of(Shape.class, "r: 3\nin: !<circle>\n  r: 4\n'@type': circle"),
        Arguments.of(Bound.class, "r: 3\nin: !<circle>\n  r: 4"),
        Arguments.of(Bound.class, "r: 3\nin: !<circle>\n  r: 4\n  in: !<circle> {r: 5}"),
        Arguments.of(Open.class, "!<disc>\nr: 3\nin: !<disc>\n  r: 4"),
        Arguments.of(Open.class, "in: !<disc>\n  r: 4\n'@type': disc\nr: 3"),
        Arguments.of(Closed.class, "!<ring>\nr: 3\nin: !<ring> {r: 4}\nshape: !<circle> {r: 5}"),
        Arguments.of(Closed.class, "in: !<ring> {r: 4}\n'@type': ring\nr: 3"),
        Arguments.of(Node.class, "&1\nr: 3\nnext: *1"),
        Arguments.of(BoundNode.class, "&1\nr: 3\nnext: {r: 4, next: &2 {r: 5, next: *2}}"),
        Arguments.of(Named.class, "!<point> &1\nr: 3\nnext: *1"),
        Arguments.of(Point.class, "&1\n'@type': point\nr: 3\nnext: *1"),
        Arguments.of(Point.class, "&1\nr: 3\n'@type': point\nnext: *1"));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void areReadAsWithoutTheModule(Class<?> type, String yaml) {
    String expected = PLAIN.readValue(yaml, type).toString();
    for (CheckEngine engine : CheckEngine.values()) {
      assertThat(mapper(engine).readValue(yaml, type)).hasToString(expected);
    }
  }

  @Test
  void writtenValuesAreReadBack() {
    Shape shape = new Circle(3, new Circle(4, null, null), new Bound(5, null));
    Closed bound = new Ring(3, new Ring(4, null, null), shape);
    assertThat(MAPPER.readValue(MAPPER.writeValueAsString(shape), Shape.class)).isEqualTo(shape);
    assertThat(MAPPER.readValue(MAPPER.writeValueAsString(bound), Closed.class)).isEqualTo(bound);
  }

  static Stream<Arguments> rejected() {
    return Stream.of(
        Arguments.of(
            Shape.class, "!<circle>\nr: 3\nbound: {r: -1}", Bound.class, 3, 12, "/bound/r"),
        Arguments.of(Open.class, "!<disc>\nr: -1", Disc.class, 2, 4, "/r"),
        Arguments.of(Closed.class, "!<ring>\nr: -1", Closed.class, 2, 4, "/r"),
        Arguments.of(
            Closed.class, "!<ring>\nr: 1\nin: !<ring>\n  r: -1", Closed.class, 4, 6, "/in/r"));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void valuesWithNativeTypeIdsAreChecked(
      Class<?> requested, String yaml, Class<?> type, int line, int column, String pointer) {
    assertRejected(
        () -> MAPPER.readValue(yaml, requested),
        type.getName() + ": 1 violation of " + ID,
        "line " + line + ", column " + column + " (" + pointer
            + "): -1 is less than the minimum 0");
  }
}
