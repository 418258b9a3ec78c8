package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** A creator may return an object of a subclass, to which Jackson assigns the other members. */
final class SubclassCreatorsTest {
  private static final String ID = "https://example.org/shape.json";

  @SchemaBound(ID)
  static class Shape {
    final String kind;
    public int n;

    Shape(String kind) {
      this.kind = kind;
    }

    @JsonCreator
    static Shape of(@JsonProperty("kind") String kind) {
      return kind.equals("square") ? new Square() : new Shape(kind);
    }

    @Override
    public String toString() {
      return kind + " " + n;
    }
  }

  static final class Square extends Shape {
    public int size;

    Square() {
      super("square");
    }

    @Override
    public String toString() {
      return super.toString() + " of " + size;
    }
  }

  @SchemaBound(ID)
  public sealed interface Sealed {
    @JsonCreator
    static Sealed of(@JsonProperty("kind") String kind) {
      return new Text(kind);
    }
  }

  public record Text(String kind) implements Sealed {}

  record Holder(@Nullable Shape shape, @Nullable Sealed text) {}

  private static JsonMapper mapper(CheckEngine engine) {
    return TestMappers.of(SchemaCatalog.builder()
        .register(ID, "{\"properties\": {\"size\": {\"maximum\": 9}}, \"required\": [\"kind\"]}")
        .engine(engine)
        .build());
  }

  @ParameterizedTest
  @EnumSource
  void theWholeObjectIsChecked(CheckEngine engine) {
    JsonMapper mapper = mapper(engine);
    String squares =
        "[{\"kind\":\"square\",\"size\":3,\"n\":1},{\"size\":3,\"n\":1,\"kind\":\"square\"},"
            + "{\"n\":1,\"kind\":\"square\",\"size\":3},{\"kind\":\"square\"},{\"kind\":\"round\",\"n\":1}]";
    List<String> expected =
        List.of("square 1 of 3", "square 1 of 3", "square 1 of 3", "square 0 of 0", "round 1");
    assertThat(mapper.readValue(squares, Shape[].class))
        .extracting(Object::toString)
        .isEqualTo(expected);
    assertThat(mapper.treeToValue(mapper.readTree(squares), Shape[].class))
        .extracting(Object::toString)
        .isEqualTo(expected);
    assertRejected(
        () -> mapper.readValue("{\"kind\":\"square\",\"size\":10,\"n\":1}", Shape.class),
        Shape.class.getName() + ": 1 violation of " + ID,
        "line 1, column 25 (/size): "
            + (engine == CheckEngine.MASU
                ? "10 is greater than the maximum 9"
                : "must have a maximum value of 9"));
  }

  @ParameterizedTest
  @EnumSource
  void unknownMembersAreIgnored(CheckEngine engine) {
    String json = "{\"shape\":{\"m\":1,\"kind\":\"square\",\"o\":2},"
        + "\"text\":{\"kind\":\"a\",\"m\":1,\"o\":{\"p\":[]}}}";
    Holder holder = mapper(engine).readValue(json, Holder.class);
    assertThat(holder.shape).hasToString("square 0 of 0");
    assertThat(holder.text).isEqualTo(new Text("a"));
  }
}
