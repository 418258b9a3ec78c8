package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** If a deserializer replaces an invalid value, the members after it are bound from their own tokens. */
final class ReplacedValuesTest {
  private static final String OUTER = "https://example.org/outer.json";
  private static final String SMALL = "https://example.org/small.json";

  @SchemaBound(OUTER)
  static final class Outer {
    public int value;

    @JsonDeserialize(using = SmallOrNone.class)
    public @Nullable Small small;

    @JsonDeserialize(using = TypedOrNone.class)
    public @Nullable Typed typed;

    @JsonDeserialize(contentUsing = TypedOrNone.class)
    public @Nullable List<Typed> all;

    @JsonDeserialize(using = OuterOrNone.class)
    public @Nullable Outer inner;

    @Override
    public String toString() {
      return value + " " + small + " " + typed + " " + all + " " + inner;
    }
  }

  @SchemaBound(SMALL)
  record Small(int value) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Free.class, name = "free"),
    @JsonSubTypes.Type(value = Bound.class, name = "bound")
  })
  interface Typed {}

  record Free(int value) implements Typed {}

  @SchemaBound(SMALL)
  record Bound(int value) implements Typed {}

  private abstract static class OrNone<T> extends StdDeserializer<T> {
    private final Class<T> type;

    OrNone(Class<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public @Nullable T deserialize(JsonParser parser, DeserializationContext context) {
      try {
        return context.readValue(parser, type);
      } catch (JacksonException e) {
        return null;
      }
    }

    @Override
    public @Nullable Object deserializeWithType(
        JsonParser parser, DeserializationContext context, TypeDeserializer types) {
      return deserialize(parser, context);
    }
  }

  static final class SmallOrNone extends OrNone<Small> {
    SmallOrNone() {
      super(Small.class);
    }
  }

  static final class OuterOrNone extends OrNone<Outer> {
    OuterOrNone() {
      super(Outer.class);
    }
  }

  static final class TypedOrNone extends OrNone<Typed> {
    TypedOrNone() {
      super(Typed.class);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"small":{"value":4},"value":3}                 | 3 Small[value=4] null null null
      {"small":{"value":5},"value":3}                 | 3 null null null null
      {"value":3,"small":{"value":5}}                 | 3 null null null null
      {"typed":{"value":5},"value":3}                 | 3 null null null null
      {"typed":{"is":"none","value":5},"value":3}     | 3 null null null null
      {"typed":{"is":"bound","value":5},"value":3}    | 3 null null null null
      {"typed":{"value":5,"is":"bound"},"value":3}    | 3 null null null null
      {"typed":{"is":"free","value":"x"},"value":3}   | 3 null null null null
      {"all":[{"is":"free","value":1},{"is":"bound","value":7},{"is":"free","value":2}],"value":3} | 3 null null [Free[value=1], null, Free[value=2]] null
      {"inner":{"value":4},"value":3}                 | 3 null null null 4 null null null null
      {"inner":{"value":"x","inner":{"value":2}},"value":3} | 3 null null null null
      {"inner":{"value":[[1]],"all":[{"is":"free","value":1}]},"small":{"value":4},"value":3} | 3 Small[value=4] null null null
      """)
  void membersAfterAReplacedValueAreBound(String json, String expected) {
    for (CheckEngine engine : CheckEngine.values()) {
      JsonMapper mapper = TestMappers.of(SchemaCatalog.builder()
          .engine(engine)
          .register(OUTER, "true")
          .register(SMALL, "{\"properties\": {\"value\": {\"maximum\": 4}}}")
          .build());
      assertThat(mapper.readValue(json, Outer.class)).hasToString(expected);
      assertThat(mapper.treeToValue(mapper.readTree(json), Outer.class)).hasToString(expected);
    }
  }
}
