package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Stn;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.json.JsonMapper;

/** Polymorphic values of a base type that is not bound to a schema, while a subtype or one of its properties is. */
final class UnboundBaseTypesTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final Stn PASS = Stn.builder().build();

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Circle.class, name = "circle"),
    @JsonSubTypes.Type(value = Free.class, name = "free")
  })
  interface Shape {}

  @SchemaBound(UserSchemas.CIRCLE)
  record Circle(int size) implements Shape {
    Circle {
      PointTypes.check(size);
    }
  }

  record Free(@Nullable Object any, @Nullable Stn move) implements Shape {}

  @ParameterizedTest
  @ValueSource(strings = {"{\"kind\":\"circle\",\"size\":7}", "{\"size\":7,\"kind\":\"circle\"}"})
  void theSchemaOfASubtypeSeesTheTypeId(String json) {
    assertThat(MAPPER.readValue(json, Shape.class)).isEqualTo(new Circle(7));
    assertThat(MAPPER.treeToValue(MAPPER.readTree(json), Shape.class)).isEqualTo(new Circle(7));
    assertThat(MAPPER.readValue("[{\"kind\":\"free\"}," + json + "]", Shape[].class))
        .containsExactly(new Free(null, null), new Circle(7));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[{\"kind\":\"circle\"},\n{\"kind\":\"free\"}]", "[{\"kind\":\"circle\"}\n]"})
  void anObjectWithNothingButATypeIdIsChecked(String json) {
    assertRejected(
        () -> MAPPER.readValue(json, Shape[].class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle: 1 violation of"
            + " https://example.org/circle.json",
        "line 1, column 2 (/0): missing property \"size\"; add it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"circle\",\n\"size\":true,\"size\":1}",
        "{\n\"size\":true,\"size\":1,\"kind\":\"circle\"}"
      })
  void violationsOfTheSchemaOfASubtypeAreReported(String json) {
    assertRejected(
        () -> MAPPER.readValue(json, Shape.class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle: 2 violations of"
            + " https://example.org/circle.json",
        "line 2, column 8 (/size): expected an integer but found true",
        "line 2, column 13 (/size): the name \"size\" occurs twice in this object, first at line 2,"
            + " column 1; keep one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"kind\":\"circle\",\"size\":-7}", "{\"size\":-7,\"kind\":\"circle\"}"})
  void anExceptionOfASubtypeIsReportedWithItsLocation(String json) {
    assertRejected(
        () -> MAPPER.readValue("[\n " + json + "]", Shape[].class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle: valid against https://example.org/circle.json"
            + " but cannot be bound",
        "line 2, column 2 (/0): Cannot construct instance of"
            + " `dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle`, problem: x is below 0: -7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{\"kind\":\"free\",\n\"move\":{\"toggle\":1}}]",
        "[{\n\"move\":{\"toggle\":1},\"any\":[],\"kind\":\"free\"}]",
        "[{\"any\":{\"a\":1},\n\"move\":{\"toggle\":1},\"kind\":\"free\"}]"
      })
  void boundPropertiesAreReportedAtTheirLocation(String json) {
    assertRejected(
        () -> MAPPER.readValue(json, Shape[].class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 18 (/0/move/toggle): expected true or false but found the number 1");
  }

  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = JsonTypeInfo.As.EXISTING_PROPERTY,
      property = "kind",
      visible = true)
  @JsonSubTypes(@JsonSubTypes.Type(value = Ring.class, name = "circle"))
  interface Named {}

  @SchemaBound(UserSchemas.CIRCLE)
  record Ring(String kind, int size) implements Named {}

  @ParameterizedTest
  @ValueSource(strings = {"{\"kind\":\"circle\",%s}", "{%s,\"kind\":\"circle\"}"})
  void theTypeIdMayBeAPropertyOfTheSubtype(String json) {
    assertThat(MAPPER.readValue(json.formatted("\"size\":7"), Named.class))
        .isEqualTo(new Ring("circle", 7));
    assertThatThrownBy(() -> MAPPER.readValue(json.formatted("\"size\":true"), Named.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageEndingWith("(/size): expected an integer but found true");
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Merging.class, name = "merging"))
  interface Updated {}

  static final class Merging implements Updated {
    @JsonMerge
    public PointTypes.WithFields first = new PointTypes.WithFields();

    @JsonMerge
    public PointTypes.WithFields second = new PointTypes.WithFields();
  }

  @Test
  void propertiesThatAreMergedAreChecked() {
    Merging read = (Merging) MAPPER.readValue("""
        {"first":{"x":7},"kind":"merging","second":{"name":"b","x":8}}""", Updated.class);
    assertThat(List.of(read.first, read.second))
        .hasToString("[WithFields[x=7, name=null], WithFields[x=8, name=b]]");
    assertRejected(
        () -> MAPPER.readValue("{\"first\":{},\"kind\":\"merging\"}", Updated.class),
        PointTypes.WithFields.class.getName() + ": 1 violation of https://example.org/point.json",
        "line 1, column 10 (/first): missing property \"x\"; add it");
  }

  @Test
  void anUnknownTypeIdIsRejectedByJackson() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"size\":7,\"kind\":\"oval\"}", Shape.class))
        .isInstanceOf(InvalidTypeIdException.class)
        .hasMessageStartingWith(
            "Could not resolve type id 'oval' as a subtype of"
                + " `dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Shape`: known type ids = [circle, free]");
    assertThatThrownBy(() -> MAPPER.readValue("{}", Shape.class))
        .isInstanceOf(InvalidTypeIdException.class)
        .hasMessageStartingWith("Could not resolve subtype of"
            + " [simple type, class dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Shape]: missing type id"
            + " property 'kind'");
  }

  /** Neither it nor its subtypes or properties are bound. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Other.class, name = "other"))
  interface Unrelated {}

  record Other(
      double number,
      @Nullable Object any,
      @Nullable UUID id,
      @Nullable ByteBuffer bytes) implements Unrelated {}

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'kind':'other','number':NaN,'any':[1.5,{'a':1,'a':2.5}]}",
        "{'any':[1.5,{'a':1,'a':2.5}],'number':NaN,'kind':'other'}"
      })
  void unrelatedTypesAreReadAsWithoutTheModule(String json) {
    JsonMapper plain =
        JsonMapper.builder().enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS).build();
    JsonMapper mapper = plain.rebuild().addModule(new MasuModule()).build();
    String quoted = json.replace('\'', '"');
    assertThat(mapper.readValue(quoted, Unrelated.class))
        .hasToString(plain.readValue(quoted, Unrelated.class).toString());
  }

  @Test
  void embeddedJavaObjectsAreKept() {
    UUID id = UUID.fromString("00000000-0000-0001-0000-000000000002");
    ByteBuffer bytes = ByteBuffer.wrap(new byte[] {1, 2});
    Map<String, Object> members = Map.of("bytes", bytes, "id", id, "kind", "other", "number", 1.5);
    Other converted = (Other) MAPPER.convertValue(members, Unrelated.class);
    assertThat(converted.id()).isEqualTo(id);
    assertThat(converted.bytes()).isEqualTo(bytes);
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_OBJECT)
  @JsonSubTypes(@JsonSubTypes.Type(value = WrappedPoint.class, name = "point"))
  interface Wrapper {}

  @SchemaBound(UserSchemas.POINT)
  record WrappedPoint(int x) implements Wrapper {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_ARRAY)
  @JsonSubTypes(@JsonSubTypes.Type(value = ListedPoint.class, name = "point"))
  interface Listed {}

  @SchemaBound(UserSchemas.POINT)
  record ListedPoint(int x) implements Listed {}

  @Test
  void theTypeIdMayBeInAWrapper() {
    assertThat(MAPPER.readValue("{\"point\":{\"x\":7}}", Wrapper.class))
        .isEqualTo(new WrappedPoint(7));
    assertRejected(
        () -> MAPPER.readValue("{\"point\":\n{\"x\":7.5}}", Wrapper.class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$WrappedPoint: 1 violation of"
            + " https://example.org/point.json",
        "line 2, column 6 (/point/x): expected an integer but found the number 7.5");
    assertThat(MAPPER.readValue("[\"point\",{\"x\":7}]", Listed.class))
        .isEqualTo(new ListedPoint(7));
    assertRejected(
        () -> MAPPER.readValue("[\"point\",\n{\"x\":7.5}]", Listed.class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$ListedPoint: 1 violation of"
            + " https://example.org/point.json",
        "line 2, column 6 (/1/x): expected an integer but found the number 7.5");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  record Gallery(List<Shape> shapes) {}

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"shapes\":[{\"kind\":\"circle\",\n\"size\":true}]}",
        "{\"shapes\":[{\n\"size\":true,\"kind\":\"circle\"}]}"
      })
  void areCheckedInABoundDocument(String json) {
    assertRejected(
        () -> MAPPER.readValue(json, Gallery.class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle: 1 violation of"
            + " https://example.org/circle.json",
        "line 2, column 8 (/shapes/0/size): expected an integer but found true");
    assertRejected(
        () -> MAPPER.readValue(json.replace("true", "-7"), Gallery.class),
        "dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Gallery: valid against"
            + " https://example.org/anything.json but cannot be bound",
        "line 1, column 12 (/shapes/0): Cannot construct instance of"
            + " `dev.masu.jackson.polymorphic.UnboundBaseTypesTest$Circle`, problem: x is below 0: -7");
    assertThat(MAPPER.readValue(json.replace("true", "7"), Gallery.class))
        .isEqualTo(new Gallery(List.of(new Circle(7))));
  }

  record External(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
      @JsonSubTypes(@JsonSubTypes.Type(value = PointTypes.Plain.class, name = "point"))
      Object value) {}

  record Unwrapping(@JsonUnwrapped Inner inner) {}

  record Inner(Stn move) {}

  /** Jackson binds it from a copy of the tokens, which has no locations. */
  @Test
  void aViolationInACopyOfJacksonsHasNoLocation() {
    assertThat(MAPPER.readValue("{\"value\":{\"x\":7},\"kind\":\"point\"}", External.class))
        .isEqualTo(new External(new PointTypes.Plain(7, null)));
    assertRejected(
        () -> MAPPER.readValue("{\"kind\":\"point\",\"value\":{\"x\":true}}", External.class),
        "dev.masu.jackson.testing.PointTypes$Plain: 1 violation of https://example.org/point.json",
        "(/value/x): expected an integer but found true");
  }

  /** Jackson's copy of their tokens has neither locations nor the right pointers. */
  @Test
  void propertiesOfUnwrappedTypesAreChecked() {
    assertThat(MAPPER.readValue("{\"move\":{}}", Unwrapping.class))
        .isEqualTo(new Unwrapping(new Inner(PASS)));
    assertThatThrownBy(() -> MAPPER.readValue("{\"move\":{\"toggle\":1}}", Unwrapping.class))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report().violations()).singleElement().satisfies(violation -> {
              assertThat(violation.location()).isEmpty();
              assertThat(violation.message())
                  .isEqualTo("expected true or false but found the number 1");
            }));
  }
}
