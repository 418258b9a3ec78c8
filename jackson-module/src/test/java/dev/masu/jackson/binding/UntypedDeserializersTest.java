package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.jackson.testing.PointTypes.Plain;
import dev.masu.jackson.testing.UserSchemas;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import tools.jackson.databind.module.SimpleModule;

/** Deserializers that extend {@link ValueDeserializer} and so have no {@code handledType()}. */
final class UntypedDeserializersTest {
  private static final SimpleModule MODULE = new SimpleModule("user")
      .addDeserializer(Plain.class, new PlainDeserializer())
      .addDeserializer(Shape.class, new ShapeDeserializer())
      .addDeserializer(Free.class, new FreeDeserializer());

  private static final class PlainDeserializer extends ValueDeserializer<Plain> {
    @Override
    public Plain deserialize(JsonParser parser, DeserializationContext context) {
      return new Plain(context.readTree(parser).get("x").asInt(), "read");
    }

    @Override
    public Plain getNullValue(DeserializationContext context) {
      return new Plain(0, "null");
    }

    @Override
    public Plain getAbsentValue(DeserializationContext context) {
      return new Plain(0, "absent");
    }
  }

  record Holder(Plain plain, @Nullable List<Plain> list) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
  static class Shape {
    int sides;
  }

  private static final class ShapeDeserializer extends ValueDeserializer<Shape> {
    @Override
    public Shape deserialize(JsonParser parser, DeserializationContext context) {
      Shape shape = new Shape();
      shape.sides = context.readTree(parser).get("sides").asInt();
      return shape;
    }
  }

  static class Free {
    int n;
  }

  private static final class FreeDeserializer extends ValueDeserializer<Free> {
    @Override
    public Free deserialize(JsonParser parser, DeserializationContext context) {
      Free free = new Free();
      free.n = parser.getIntValue();
      return free;
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"plain":{"x":7},"list":[{"x":8},null]} | Holder[plain=Plain[x=7, name=read], list=[Plain[x=8, name=read], Plain[x=0, name=null]]]
      {"plain":null}                          | Holder[plain=Plain[x=0, name=null], list=null]
      {}                                      | Holder[plain=Plain[x=0, name=absent], list=null]
      """)
  void boundTypesAreReadAsWithoutTheModule(String json, String expected) {
    JsonMapper mapper = UserSchemas.builder().addModule(MODULE).build();
    assertThat(mapper.readValue(json, Holder.class)).hasToString(expected);
    assertThat(JsonMapper.builder().addModule(MODULE).build().readValue(json, Holder.class))
        .hasToString(expected);
  }

  @Test
  void boundTypesAreChecked() {
    assertRejected(
        () -> UserSchemas.builder().addModule(MODULE).build().readValue("{}", Plain.class),
        "dev.masu.jackson.testing.PointTypes$Plain: 1 violation of"
            + " https://example.org/point.json",
        "line 1, column 1 (root): missing property \"x\"; add it");
  }

  @Test
  void unboundTypesWithTypeIdsAreRead() {
    JsonMapper mapper = UserSchemas.builder().addModule(MODULE).build();
    assertThat(mapper.readValue("{\"@type\":\"Shape\",\"sides\":3}", Shape.class).sides)
        .isEqualTo(3);
    JsonMapper typing = mapper
        .rebuild()
        .activateDefaultTyping(
            BasicPolymorphicTypeValidator.builder().allowIfBaseType(Free.class).build(),
            DefaultTyping.NON_FINAL)
        .build();
    String json = "[\"" + Free.class.getName() + "\",3]";
    assertThat(typing.readValue(json, Free.class).n).isEqualTo(3);
  }
}
