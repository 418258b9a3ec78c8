package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Bound values that Jackson reads in part, or as a whole, from a copy that it made of their tokens. */
final class CopiedTokensTest {
  private static final String ANYTHING = "https://example.org/any.json";
  private static final String POINT = "https://example.org/point.json";

  private static JsonMapper mapper(CheckEngine engine) {
    return TestMappers.of(SchemaCatalog.builder()
        .engine(engine)
        .register(ANYTHING, "true")
        .register(POINT, """
            {"properties": {"x": {"type": "integer"}, "kind": {"type": "string"}},
             "required": ["x"], "additionalProperties": false}
            """)
        .build());
  }

  @SchemaBound(ANYTHING)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes(@JsonSubTypes.Type(value = Holder.class, name = "holder"))
  interface Base {}

  static final class Holder implements Base {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Point.class, name = "point"))
    public @Nullable Object value;

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", visible = true)
    @JsonSubTypes(@JsonSubTypes.Type(value = Kept.class, name = "kept"))
    public @Nullable Object kept;

    @Override
    public String toString() {
      return "Holder[" + value + ", " + kept + "]";
    }
  }

  @SchemaBound(POINT)
  record Point(int x) {}

  @SchemaBound(POINT)
  record Kept(String kind, int x) {}

  @ParameterizedTest
  @EnumSource
  void nothingIsLost(CheckEngine engine) {
    JsonMapper mapper = mapper(engine);
    for (String value : List.of("{'kind':'point','x':7}", "{'x':7,'kind':'point'}")) {
      for (String kept : List.of("{'kind':'kept','x':8}", "{'x':8,'kind':'kept'}")) {
        String members = ("'value':" + value + ",'kept':" + kept + "}").replace('\'', '"');
        String expected = "Holder[Point[x=7], Kept[kind=kept, x=8]]";
        assertThat(mapper.readValue("{\"type\":\"holder\"," + members, Base.class))
            .hasToString(expected);
        assertThat(mapper.readValue("{\"type\":\"holder\"," + members, Holder.class))
            .hasToString(expected);
        assertThat(mapper.readerForUpdating(new Holder()).<Holder>readValue("{" + members))
            .hasToString(expected);
      }
    }
  }

  @JsonDeserialize(using = PlaceDeserializer.class)
  record Place(String parser) {}

  /** Describes the token of the context's parser. */
  static final class PlaceDeserializer extends StdDeserializer<Place> {
    PlaceDeserializer() {
      super(Place.class);
    }

    @Override
    public Place deserialize(JsonParser parser, DeserializationContext context) {
      JsonParser current = context.getParser();
      return new Place((current == parser ? "same" : "other") + " at " + current.currentToken()
          + ", column " + current.currentTokenLocation().getColumnNr());
    }
  }

  static final class External {
    public @Nullable String kind;

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Point.class, name = "point"))
    public @Nullable Object value;

    public @Nullable Place place;
    public int number;
  }

  record Unwrapping(@JsonUnwrapped Inner inner) {}

  record Inner(Point value) {}

  static final class Unwrapped {
    public @Nullable List<Unwrapping> list;
    public @Nullable Place place;
    public int number;
  }

  static final class Internal {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Point.class, name = "point"))
    public @Nullable Object value;

    public @Nullable Place place;
    public int number;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      External  | {"kind":"point","value":{"x":1},
      Unwrapped | {"list":[{"value":{"x":1}}],
      Internal  | {"value":{"kind":"point","x":1},
      Internal  | {"value":{"x":1,"kind":"point"},
      """)
  void locationsAfterACopyAreThoseOfJackson(String type, String start)
      throws ClassNotFoundException {
    Class<?> named = Class.forName(CopiedTokensTest.class.getName() + "$" + type);
    for (JsonMapper mapper : List.of(new JsonMapper(), mapper(CheckEngine.MASU))) {
      String place = start + "\"place\":5}";
      Object read = mapper.readValue(place, named);
      assertThat(read)
          .extracting("place")
          .hasToString(
              "Place[parser=same at VALUE_NUMBER_INT, column " + (place.indexOf(":5") + 2) + "]");
      JacksonException failure = catchThrowableOfType(
          JacksonException.class, () -> mapper.readValue(start + "\n\n\"number\":\"a\"}", named));
      assertThat(failure.getOriginalMessage())
          .isEqualTo(
              "Cannot deserialize value of type `int` from String \"a\": not a valid `int` value");
      assertThat(failure.getLocation().getLineNr()).isEqualTo(3);
      assertThat(failure.getLocation().getColumnNr()).isEqualTo(10);
    }
  }
}
