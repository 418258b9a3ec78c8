package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Polymorphic values of a type that is bound to a schema. */
final class PolymorphicTypesTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @SchemaBound(UserSchemas.SHAPE)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Circle.class, name = "circle"),
    @JsonSubTypes.Type(value = Square.class, name = "square")
  })
  interface Shape {}

  /** Has a schema of its own. */
  @SchemaBound(UserSchemas.CIRCLE)
  record Circle(int size, @Nullable Stn move) implements Shape {
    Circle {
      PointTypes.check(size);
    }
  }

  /** Inherits the schema of a shape. */
  record Square(int size, @Nullable List<Shape> inside) implements Shape {}

  record Drawing(Shape main, List<Shape> others, Map<String, Shape> named) {}

  private static final Stn PASS = Stn.builder().build();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"circle\",\"size\":7,\"move\":{}}",
        "{\"size\":7,\"kind\":\"circle\",\"move\":{}}",
        "{\"move\":{},\"size\":7,\"kind\":\"circle\"}"
      })
  void theTypeIdMayComeFirstOrLast(String json) {
    assertThat(MAPPER.readValue(json, Shape.class)).isEqualTo(new Circle(7, PASS));
    assertThat(MAPPER.readValue(json, Circle.class)).isEqualTo(new Circle(7, PASS));
    assertThat(MAPPER.readValue("[" + json + "]", new TypeReference<List<Shape>>() {}))
        .containsExactly(new Circle(7, PASS));
    assertThat(MAPPER.treeToValue(MAPPER.readTree(json), Shape.class))
        .isEqualTo(new Circle(7, PASS));
    assertThat(MAPPER.convertValue(MAPPER.readValue(json, Map.class), Shape.class))
        .isEqualTo(new Circle(7, PASS));
  }

  @Test
  void areReadEverywhereInADocument() {
    String json = """
        {"main": {"size": 1, "kind": "circle"},
         "others": [{"kind": "square", "size": 2}, {"size": 3, "kind": "square"}],
         "named": {"a": {"inside": [{"size": 5, "kind": "circle"}], "kind": "square", "size": 4}}}
        """;
    assertThat(MAPPER.readValue(json, Drawing.class))
        .isEqualTo(new Drawing(
            new Circle(1, null),
            List.of(new Square(2, null), new Square(3, null)),
            Map.of("a", new Square(4, List.of(new Circle(5, null))))));
  }

  @Test
  void isCheckedByTheSchemaOfTheTypeThatIsRequested() {
    assertRejected(
        () -> MAPPER.readValue("{\"size\":\"7\",\n\"kind\":\"square\"}", Shape.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape: 1 violation of https://example.org/shape.json",
        "line 1, column 9 (/size): expected an integer but found the string \"7\"");
    assertRejected(
        () -> MAPPER.readValue("{\"size\":7}", Shape.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape: 1 violation of https://example.org/shape.json",
        "line 1, column 1 (root): missing property \"kind\"; add it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"circle\",\"size\":7,\n \"color\":\"red\"}",
        "{\"size\":7,\n \"color\":\"red\",\"kind\":\"circle\"}"
      })
  void isThenCheckedByTheSchemaOfTheSubtype(String json) {
    assertRejected(
        () -> MAPPER.readValue(json, Shape.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Circle: 1 violation of"
            + " https://example.org/circle.json",
        "line 2, column 2 (/color): unexpected property \"color\"; expected \"kind\", \"size\" or"
            + " \"move\"");
  }

  @Test
  void aSubtypeThatIsRequestedNeedsItsTypeId() {
    assertRejected(
        () -> MAPPER.readValue("{\"size\":7,\"kind\":\"square\"}", Circle.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Circle: 1 violation of"
            + " https://example.org/circle.json",
        "line 1, column 18 (/kind): expected \"circle\" but found the string \"square\"");
  }

  @Test
  void locationsAreKnownBeforeAndAfterTheTypeId() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"others\":[{\"size\":1,\n\"move\":{\"toggle\":1},\"kind\":\"circle\"}]}",
            Drawing.class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 18 (/others/0/move/toggle): expected true or false but found the number 1");
    assertRejected(
        () -> MAPPER.readValue(
            "{\"main\":{\"inside\":[{},{\"kind\":\"circle\",\n\"size\":true}],\"kind\":\"square\"}}",
            Drawing.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape: 1 violation of https://example.org/shape.json",
        "line 1, column 20 (/main/inside/0): missing property \"kind\"; add it");
  }

  @Test
  void anUnknownTypeIdIsRejected() {
    assertRejected(
        () -> MAPPER.readValue("{\"main\":{\"size\":7,\n\"kind\":\"oval\"}}", Drawing.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape: valid against https://example.org/shape.json but"
            + " cannot be bound",
        "line 2, column 8 (/main/kind): Could not resolve type id 'oval' as a subtype of"
            + " `dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape`: known type ids = [circle, square]"
            + " (for POJO property 'main')");
  }

  @Test
  void anExceptionOfTheTypeIsReportedWithItsLocation() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"others\":[{\"kind\":\"square\"},\n{\"size\":-1,\"kind\":\"circle\"}]}",
            Drawing.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shape: valid against https://example.org/shape.json but"
            + " cannot be bound",
        "line 2, column 1 (/others/1): Cannot construct instance of"
            + " `dev.masu.jackson.polymorphic.PolymorphicTypesTest$Circle`, problem: x is below 0: -1");
  }

  @SchemaBound(UserSchemas.SHAPE)
  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = As.EXISTING_PROPERTY,
      property = "kind",
      visible = true)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Seen.class, name = "seen"),
    @JsonSubTypes.Type(value = SeenOuter.class, name = "outer")
  })
  interface Visible {}

  record Seen(String kind, int size, @Nullable Stn move) implements Visible {}

  record SeenOuter(
      String kind, List<Visible> inside, @Nullable Visible last) implements Visible {}

  @Test
  void theTypeIdMayBeAPropertyOfTheValue() {
    assertThat(MAPPER.readValue("{\"size\":7,\"kind\":\"seen\"}", Visible.class))
        .isEqualTo(new Seen("seen", 7, null));
    assertRejected(
        () -> MAPPER.readValue(
            "[{\"size\":7,\n\"move\":{\"toggle\":1},\"kind\":\"seen\"}]", Visible[].class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 18 (/0/move/toggle): expected true or false but found the number 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"outer\",\"inside\":[{\"kind\":\"seen\",\"size\":%s},{\"kind\":\"seen\"}],\"last\":{\"kind\":\"outer\",\"inside\":[]}}",
        "{\"inside\":[{\"size\":%s,\"kind\":\"seen\"},{\"kind\":\"seen\"}],\"kind\":\"outer\",\"last\":{\"inside\":[],\"kind\":\"outer\"}}"
      })
  void theTypeIdMayBeAPropertyOfNestedValues(String json) {
    assertThat(MAPPER.readValue(json.formatted("7"), Visible.class))
        .isEqualTo(new SeenOuter(
            "outer",
            List.of(new Seen("seen", 7, null), new Seen("seen", 0, null)),
            new SeenOuter("outer", List.of(), null)));
    String wrong = json.formatted("\n\"7\"");
    assertRejected(
        () -> MAPPER.readValue(wrong, Visible.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Visible: 1 violation of https://example.org/shape.json",
        "line 2, column 1 (/inside/0/size): expected an integer but found the string \"7\"");
    String tooLarge = json.formatted("\n9876543210");
    assertRejected(
        () -> MAPPER.readValue(tooLarge, Visible.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Visible: valid against https://example.org/shape.json but"
            + " cannot be bound",
        "line 2, column 1 (/inside/0/size): Numeric value (9876543210) out of range of `int`"
            + " (-2147483648 - 2147483647)");
  }

  @SchemaBound(UserSchemas.POINT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(Named.class), @JsonSubTypes.Type(Numbered.class)})
  interface Deduced {}

  record Named(int x, String name) implements Deduced {}

  record Numbered(int x, int number) implements Deduced {}

  @Test
  void theSubtypeMayBeDeduced() {
    assertThat(MAPPER.readValue("{\"x\":7,\"name\":\"a\"}", Deduced.class))
        .isEqualTo(new Named(7, "a"));
    assertRejected(
        () -> MAPPER.readValue("[{\"x\":7,\n \"number\":1}]", Deduced[].class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Deduced: 1 violation of https://example.org/point.json",
        "line 2, column 2 (/0/number): unexpected property \"number\"; expected \"x\" or \"name\"");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_OBJECT)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Wrapped.class, name = "wrapped"),
    @JsonSubTypes.Type(value = WrappedPoint.class, name = "point")
  })
  interface Wrapper {}

  record Wrapped(@Nullable Stn move) implements Wrapper {}

  /** The schema applies to the value inside the wrapper. */
  @SchemaBound(UserSchemas.POINT)
  record WrappedPoint(int x) implements Wrapper {}

  @Test
  void theTypeIdMayBeInAWrapper() {
    assertThat(MAPPER.readValue("{\"wrapped\":{\"move\":{}}}", Wrapper.class))
        .isEqualTo(new Wrapped(PASS));
    assertThat(MAPPER.readValue("{\"point\":{\"x\":7}}", Wrapper.class))
        .isEqualTo(new WrappedPoint(7));
    assertRejected(
        () -> MAPPER.readValue("[{\"wrapped\":\n{\"move\":{\"toggle\":1}}}]", Wrapper[].class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 19 (/0/wrapped/move/toggle): expected true or false but found the number 1");
    assertRejected(
        () -> MAPPER.readValue("[{\"point\":\n{\"x\":7.5}}]", Wrapper[].class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$WrappedPoint: 1 violation of"
            + " https://example.org/point.json",
        "line 2, column 6 (/0/point/x): expected an integer but found the number 7.5");
  }

  @SchemaBound(UserSchemas.SHAPE)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_ARRAY)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Ring.class, name = "ring"),
    @JsonSubTypes.Type(value = Dot.class, name = "dot")
  })
  interface Drawn {}

  /** Has a schema of its own. */
  @SchemaBound(UserSchemas.CIRCLE)
  record Ring(String kind, int size) implements Drawn {}

  /** Inherits the schema of a drawn thing. */
  record Dot(String kind, @Nullable List<Drawn> inside) implements Drawn {}

  @SchemaBound(UserSchemas.POINT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_OBJECT)
  @JsonSubTypes(@JsonSubTypes.Type(value = Boxed.class, name = "boxed"))
  interface Box {}

  record Boxed(int x) implements Box {}

  record Plan(Drawn thing, Box box) {}

  @Test
  void theSchemaOfTheBaseTypeAppliesToTheValueInsideAWrapper() {
    String json = """
        {"thing": ["dot", {"kind": "dot", "inside": [["ring", {"kind": "circle", "size": 1}]]}],
         "box": {"boxed": {"x": 7}}}
        """;
    Plan plan = new Plan(new Dot("dot", List.of(new Ring("circle", 1))), new Boxed(7));
    assertThat(MAPPER.readValue(json, Plan.class)).isEqualTo(plan);
    assertThat(MAPPER.treeToValue(MAPPER.readTree(json), Plan.class)).isEqualTo(plan);
  }

  @Test
  void anInvalidValueInsideAWrapperIsRejected() {
    String drawn = "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Drawn: 1 violation of "
        + UserSchemas.SHAPE;
    assertRejected(
        () -> MAPPER.readValue("[\"dot\",{\"size\":1}]", Drawn.class),
        drawn,
        "line 1, column 8 (/1): missing property \"kind\"; add it");
    assertRejected(
        () -> MAPPER.readValue("[\"ring\",{\"kind\":\"circle\",\"size\":1.5}]", Drawn.class),
        drawn,
        "line 1, column 33 (/1/size): expected an integer but found the number 1.5");
    assertRejected(
        () -> MAPPER.readValue(
            "[\"dot\",{\"kind\":\"dot\",\"inside\":[[\"dot\",{\"size\":1}]]}]", Drawn.class),
        drawn,
        "line 1, column 39 (/1/inside/0/1): missing property \"kind\"; add it");
    assertRejected(
        () -> MAPPER.readValue("[\"ring\",{\"kind\":\"round\",\"size\":1}]", Drawn.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Ring: 1 violation of "
            + UserSchemas.CIRCLE,
        "line 1, column 17 (/1/kind): expected \"circle\" but found the string \"round\"");
    assertRejected(
        () -> MAPPER.readValue("{\"boxed\":{\"x\":7.5}}", Box.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Box: 1 violation of "
            + UserSchemas.POINT,
        "line 1, column 15 (/boxed/x): expected an integer but found the number 7.5");
  }

  @SchemaBound("https://example.org/shelf.json")
  record Shelf(Box box, int after) {}

  @Test
  void theEnclosingSchemaAndThatOfTheValueInsideAWrapperAreInOneReport() {
    JsonMapper mapper = TestMappers.of(SchemaCatalog.builder()
        .register(UserSchemas.POINT, "{\"properties\": {\"x\": {\"type\": \"integer\"}}}")
        .register("https://example.org/shelf.json", """
            {"properties": {"box": {"properties": {"boxed": {"maxProperties": 0}}},
                            "after": {"minimum": 3}}}
            """)
        .build());
    assertRejected(
        () -> mapper.readValue("{\"box\":{\"boxed\":{\"x\":7.5}},\"after\":2}", Shelf.class),
        "dev.masu.jackson.polymorphic.PolymorphicTypesTest$Shelf: 3 violations of"
            + " https://example.org/shelf.json",
        "line 1, column 17 (/box/boxed): expected at most 0 properties but found 1",
        "line 1, column 22 (/box/boxed/x): expected an integer but found the number 7.5",
        "line 1, column 36 (/after): 2 is less than the minimum 3");
  }
}
