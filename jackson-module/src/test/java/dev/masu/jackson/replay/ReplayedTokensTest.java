package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Recorded tokens are bound as those of the parser from which they were recorded. */
final class ReplayedTokensTest {
  private static final JsonMapper PLAIN = JsonMapper.builder().build();
  private static final JsonMapper MAPPER = TestMappers.bundled();

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "k")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Item.class, name = "item"),
    @JsonSubTypes.Type(value = Items.class, name = "items")
  })
  interface Free {}

  record Item(
      @Nullable Object any,
      double real,
      float single,
      @Nullable String text,
      @Nullable BigInteger whole,
      @Nullable Coerced coerced)
      implements Free {}

  record Items(List<Free> items) implements Free {}

  @JsonDeserialize(using = CoercingDeserializer.class)
  record Coerced(String given) {}

  static final class CoercingDeserializer extends StdDeserializer<Coerced> {
    CoercingDeserializer() {
      super(Coerced.class);
    }

    @Override
    public Coerced deserialize(JsonParser parser, DeserializationContext context) {
      return new Coerced(parser.currentToken() + " " + parser.getValueAsInt(-1) + " "
          + parser.getValueAsLong(-2) + " " + parser.getValueAsDouble(-3) + " "
          + parser.getValueAsString("none") + " " + parser.getValueAsBoolean(true) + " "
          + parser.getNumberType() + " " + parser.isNaN());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'any':-0.0              | Double -0.0",
        "'any':0.1e1             | Double 1.0",
        "'any':1e400             | Double Infinity",
        "'any':1E99999999999     | Double Infinity",
        "'any':1e400,'any':2     | Integer 2",
        "'any':1,'any':[1],'x':0 | ArrayList [1]",
        "'any':12345678901       | Long 12345678901",
        "'any':123456789012345678901 | BigInteger 123456789012345678901",
        "'any':{'a':null}        | LinkedHashMap {a=null}"
      })
  void untypedPropertiesAreBoundAsWithoutTheModule(String members, String any) {
    String json = "{" + members.replace('\'', '"') + ",\"k\":\"item\"}";
    assertThat(any(read(PLAIN, json))).isEqualTo(any);
    assertThat(any(read(MAPPER, json))).isEqualTo(any);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'coerced':'x'   | VALUE_STRING -1 -2 -3.0 x true null false",
        "'coerced':'5'   | VALUE_STRING 5 5 5.0 5 true null false",
        "'coerced':true  | VALUE_TRUE 1 1 1.0 true true null false",
        "'coerced':1.5   | VALUE_NUMBER_FLOAT 1 1 1.5 1.5 true DOUBLE false",
        "'coerced':1.50e0| VALUE_NUMBER_FLOAT 1 1 1.5 1.50e0 true DOUBLE false",
        "'coerced':7     | VALUE_NUMBER_INT 7 7 7.0 7 true INT false",
        "'coerced':-0    | VALUE_NUMBER_INT 0 0 0.0 -0 false INT false"
      })
  void aDeserializerReadsTheSameFromTheParser(String member, String expected) {
    String json = "{" + member.replace('\'', '"') + ",\"k\":\"item\"}";
    String first = "{\"k\":\"item\"," + member.replace('\'', '"') + "}";
    assertThat(Objects.requireNonNull(read(PLAIN, first).coerced()).given()).isEqualTo(expected);
    assertThat(Objects.requireNonNull(read(MAPPER, json).coerced()).given()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'real':-0.0    | Item[any=null, real=-0.0, single=0.0, text=null, whole=null, coerced=null]",
        "'real':-0      | Item[any=null, real=0.0, single=0.0, text=null, whole=null, coerced=null]",
        "'real':1e400   | Item[any=null, real=Infinity, single=0.0, text=null, whole=null, coerced=null]",
        "'single':1e39  | Item[any=null, real=0.0, single=Infinity, text=null, whole=null, coerced=null]",
        "'single':0.1   | Item[any=null, real=0.0, single=0.1, text=null, whole=null, coerced=null]",
        "'text':1.50e0  | Item[any=null, real=0.0, single=0.0, text=1.50e0, whole=null, coerced=null]",
        "'text':-0      | Item[any=null, real=0.0, single=0.0, text=-0, whole=null, coerced=null]",
        "'whole':1.5    | Item[any=null, real=0.0, single=0.0, text=null, whole=1, coerced=null]",
        "'whole':1e3    | Item[any=null, real=0.0, single=0.0, text=null, whole=1000, coerced=null]"
      })
  void numbersAreBoundAsWithoutTheModule(String member, String item) {
    String quoted = member.replace('\'', '"');
    assertThat(read(PLAIN, "{\"k\":\"item\"," + quoted + "}")).hasToString(item);
    assertThat(read(MAPPER, "{" + quoted + ",\"k\":\"item\"}")).hasToString(item);
  }

  static Stream<Arguments> values() {
    return Stream.of(
        arguments(
            new BigDecimal("0.12345678901234567890123"), "BigDecimal 0.12345678901234567890123"),
        arguments(new BigDecimal("1E+400"), "BigDecimal 1E+400"),
        arguments(1.1f, "Float 1.1"),
        arguments(-0.0, "Double -0.0"),
        arguments(Double.NaN, "Double NaN"),
        arguments(5L, "Long 5"),
        arguments(new byte[] {1, 2}, "byte[] [1, 2]"),
        arguments("x", "String x"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void valuesAreConvertedAsWithoutTheModule(Object value, String any) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("any", value);
    item.put("k", "item");
    assertThat(any((Item) PLAIN.convertValue(item, Free.class))).isEqualTo(any);
    assertThat(any((Item) MAPPER.convertValue(item, Free.class))).isEqualTo(any);
  }

  /** Duplicate names are allowed, as the type is not bound to a schema. */
  @Test
  @Timeout(60)
  void manyItemsWithDuplicateNamesAreReadInLinearTime() {
    int count = 200_000;
    String json = "{\"items\":["
        + String.join(",", Collections.nCopies(count, "{\"any\":1,\"any\":2,\"k\":\"item\"}"))
        + "],\"k\":\"items\"}";
    assertThat(((Items) MAPPER.readValue(json, Free.class)).items())
        .hasSize(count)
        .allSatisfy(item -> assertThat(((Item) item).any()).isEqualTo(2));
  }

  @SchemaBound(BothMappers.ID)
  record Bound(
      @Nullable Object any,
      double real,
      int integer,
      @Nullable Coerced coerced) {}

  @SchemaBound(BothMappers.ID)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "k")
  @JsonSubTypes(@JsonSubTypes.Type(value = BoundItem.class, name = "item"))
  interface BoundBase {}

  record BoundItem(@Nullable Object any, double real, int integer) implements BoundBase {}

  static Stream<JsonMapper> mappers() {
    return BothMappers.mappers().map(named -> named.getPayload());
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void numbersInABoundTypeKeepTheirTypes(JsonMapper mapper) {
    JsonNode exact = JsonNodeFactory.instance.objectNode().put("any", new BigDecimal("1.50"));
    assertThat(mapper.treeToValue(exact, Bound.class).any()).isEqualTo(new BigDecimal("1.50"));
    assertThat(mapper.convertValue(Map.of("any", 1.1f), Bound.class).any()).isEqualTo(1.1f);
    assertThat(mapper.readValue("{\"any\":1.50}", Bound.class).any()).isEqualTo(1.5);
    assertThat(mapper.readValue("{\"any\":-0.0,\"real\":-0.0}", Bound.class))
        .hasToString("Bound[any=-0.0, real=-0.0, integer=0, coerced=null]");
    assertThat(mapper.readValue("{\"any\":-0.0,\"real\":-0.0,\"k\":\"item\"}", BoundBase.class))
        .hasToString("BoundItem[any=-0.0, real=-0.0, integer=0]");
    assertThat(mapper.readValue("{\"coerced\":1.5}", Bound.class).coerced())
        .isEqualTo(new Coerced("VALUE_NUMBER_FLOAT 1 1 1.5 1.5 true DOUBLE false"));
    assertThat(mapper
            .rebuild()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()
            .readValue("{\"any\":1.50}", Bound.class)
            .any())
        .isEqualTo(new BigDecimal("1.50"));
  }

  private static Item read(JsonMapper mapper, String json) {
    return (Item) mapper
        .readerFor(Free.class)
        .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .readValue(json);
  }

  private static String any(Item item) {
    Object any = Objects.requireNonNull(item.any());
    String text = any instanceof byte[] bytes ? Arrays.toString(bytes) : any.toString();
    return any.getClass().getSimpleName() + " " + text;
  }
}
