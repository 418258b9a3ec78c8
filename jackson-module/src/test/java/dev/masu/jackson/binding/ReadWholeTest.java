package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/**
 * A nested value has the same report whether it is bound while it is checked, or recorded first because its type id is
 * not its first property.
 */
final class ReadWholeTest {
  private static final String BOX = "urn:box";
  private static final String ORDER = "urn:order";
  private static final String ITEM = "urn:item";

  private static final String BOX_SCHEMA = """
      {"properties": {"order": {"additionalProperties": {"properties": {"size": {"type": "integer"}}}}}}
      """;

  private static final String ORDER_SCHEMA = """
      {"properties": {"item": {"$ref": "#/$defs/paint"}, "typed": {"$ref": "#/$defs/paint"}},
       "$defs": {"paint": {"properties": {"colour": {"enum": ["red", "blue"]}}}}}
      """;

  private static final String LINE = "urn:line";
  private static final String EVENT = "urn:event";

  private static final String LINE_SCHEMA = """
      {"oneOf": [
         {"properties": {"kind": {"const": "line"}, "last": {"$ref": "urn:event"}}, "required": ["kind"]},
         {"properties": {"kind": {"const": "end"}}, "required": ["kind"]}]}
      """;

  private static final String EVENT_SCHEMA = """
      {"oneOf": [
         {"properties": {"kind": {"const": "move"}, "to": true}, "required": ["kind"], "additionalProperties": false},
         {"properties": {"kind": {"const": "end"}}, "required": ["kind"], "additionalProperties": false}]}
      """;

  private static final JsonMapper MAPPER = mapper(CheckLimits.defaults());

  private static final List<Object> CONSTRUCTED = new ArrayList<>();

  private static JsonMapper mapper(CheckLimits limits) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(limits)
        .register(LINE, LINE_SCHEMA)
        .register(EVENT, EVENT_SCHEMA)
        .register(BOX, BOX_SCHEMA)
        .register(ORDER, ORDER_SCHEMA)
        .register(ITEM, "{\"properties\": {\"qty\": {\"maximum\": 9}}}")
        .build();
    return TestMappers.of(catalog);
  }

  @SchemaBound(BOX)
  record Box(Order order) {}

  @SchemaBound(ORDER)
  record Order(
      @Nullable String no, @Nullable Item item, @Nullable Typed typed) {}

  @SchemaBound(ITEM)
  record Item(int qty, @Nullable String colour, @Nullable Object size) {
    Item {
      CONSTRUCTED.add(qty);
    }
  }

  @SchemaBound(ITEM)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes(@JsonSubTypes.Type(value = Paint.class, name = "paint"))
  interface Typed {}

  record Paint(int qty, @Nullable String colour) implements Typed {
    Paint {
      CONSTRUCTED.add(qty);
    }
  }

  @SchemaBound(LINE)
  record Line(String kind, Event last) {}

  /** Having a default type, it is recorded wherever its type id is. */
  @SchemaBound(EVENT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Move.class)
  interface Event {}

  record Move(@Nullable String to) implements Event {}

  @BeforeEach
  void clear() {
    CONSTRUCTED.clear();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"item":{"qty":10,"colour":"pink"}}              | 16 (/item/qty): 10 is greater than the maximum 9 & 28 (/item/colour): expected "red" or "blue" but found the string "pink"
      {"item":{"colour":"pink","qty":10}}              | 19 (/item/colour): expected "red" or "blue" but found the string "pink" & 32 (/item/qty): 10 is greater than the maximum 9
      {"item":{"colour":"pink","qty":9}}               | 19 (/item/colour): expected "red" or "blue" but found the string "pink"
      {"item":{"qty":10,"qty":3}}                      | 16 (/item/qty): 10 is greater than the maximum 9 & 19 (/item/qty): the name "qty" occurs twice in this object, first at line 1, column 10; keep one
      {"item":{"colour":"pink","qty":10},"item":0}     | 19 (/item/colour): expected "red" or "blue" but found the string "pink" & 32 (/item/qty): 10 is greater than the maximum 9 & 36 (/item): the name "item" occurs twice in this object, first at line 1, column 2; keep one
      {"typed":{"is":"paint","colour":"pink","qty":10}} | 33 (/typed/colour): expected "red" or "blue" but found the string "pink" & 46 (/typed/qty): 10 is greater than the maximum 9
      {"typed":{"colour":"pink","is":"paint","qty":10}} | 20 (/typed/colour): expected "red" or "blue" but found the string "pink" & 46 (/typed/qty): 10 is greater than the maximum 9
      {"typed":{"colour":"pink","qty":10,"is":"paint"}} | 20 (/typed/colour): expected "red" or "blue" but found the string "pink" & 33 (/typed/qty): 10 is greater than the maximum 9
      {"typed":{"qty":10,"colour":"pink","is":"paint"}} | 17 (/typed/qty): 10 is greater than the maximum 9 & 29 (/typed/colour): expected "red" or "blue" but found the string "pink"
      {"typed":{"qty":9,"colour":"pink","is":"paint"}} | 28 (/typed/colour): expected "red" or "blue" but found the string "pink"
      {"typed":{"qty":10,"qty":3,"is":"paint"}}        | 17 (/typed/qty): 10 is greater than the maximum 9 & 20 (/typed/qty): the name "qty" occurs twice in this object, first at line 1, column 11; keep one
      """)
  void allViolationsAreReportedAndNothingIsBound(String json, String reported) throws IOException {
    String[] violations =
        Stream.of(reported.split(" & ")).map("line 1, column "::concat).toArray(String[]::new);
    String heading = "dev.masu.jackson.binding.ReadWholeTest$Order: "
        + (violations.length == 1 ? "1 violation" : violations.length + " violations")
        + " of urn:order";
    for (InputRoute route : List.of(InputRoute.STRING, InputRoute.BYTES, InputRoute.INPUT_STREAM)) {
      assertRejected(() -> route.read(MAPPER, json, Order.class), heading, violations);
    }
    assertThat(CONSTRUCTED).isEmpty();
  }

  @Test
  void violationsOfEnclosingSchemasAreReportedToo() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"order\":{\"item\":{\"size\":\"L\",\"qty\":10,\"colour\":\"pink\"}}}", Box.class),
        "dev.masu.jackson.binding.ReadWholeTest$Box: 3 violations of urn:box",
        "line 1, column 26 (/order/item/size): expected an integer but found the string \"L\"",
        "line 1, column 36 (/order/item/qty): 10 is greater than the maximum 9",
        "line 1, column 48 (/order/item/colour): expected \"red\" or \"blue\" but found the string"
            + " \"pink\"");
    assertRejected(
        () -> MAPPER.readValue(
            "{\"order\":{\"typed\":{\"qty\":10,\"colour\":\"pink\",\"size\":\"L\",\"is\":\"paint\"}}}",
            Box.class),
        "dev.masu.jackson.binding.ReadWholeTest$Box: 3 violations of urn:box",
        "line 1, column 26 (/order/typed/qty): 10 is greater than the maximum 9",
        "line 1, column 38 (/order/typed/colour): expected \"red\" or \"blue\" but found the string"
            + " \"pink\"",
        "line 1, column 52 (/order/typed/size): expected an integer but found the string \"L\"");
    assertThat(CONSTRUCTED).isEmpty();
  }

  /** Checked as a document, with its kind first, it would have a violation of another branch. */
  @Test
  void aViolationThatTheEnclosingSchemaHasTooIsReportedOnce() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"kind\":\"line\",\"last\":{\"to\":\"e4\",\"kind\":\"end\"}}", Line.class),
        "dev.masu.jackson.binding.ReadWholeTest$Line: 1 violation of urn:line",
        "line 1, column 24 (/last/to): unexpected" + " property \"to\"; expected \"kind\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"colour\":\"pink\",\"qty\":10", "\"colour\":\"pink\",\"qty\":9"})
  void aParserReadsTheNextValueAfterAnInvalidOne(String members) {
    String json =
        "{\"typed\":{" + members + ",\"is\":\"paint\"},\"item\":{\"qty\":1}}{\"no\":\"b\"}"
            + "{\"item\":{" + members + "},\"typed\":null}{\"no\":\"c\"}";
    ObjectReader reader =
        MAPPER.readerFor(Order.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    try (JsonParser parser = MAPPER.createParser(json)) {
      for (String next : List.of("b", "c")) {
        assertThatThrownBy(() -> reader.readValue(parser))
            .isInstanceOf(SchemaViolationException.class);
        assertThat(parser.currentToken()).isEqualTo(JsonToken.END_OBJECT);
        parser.nextToken();
        assertThat(reader.<Order>readValue(parser)).isEqualTo(new Order(next, null, null));
      }
    }
    assertThat(CONSTRUCTED).isEmpty();
  }

  @Test
  void aTruncatedReportHasTheFirstViolations() {
    JsonMapper mapper = mapper(CheckLimits.defaults().withMaxViolations(1));
    assertRejected(
        () -> mapper.readValue("{\"item\":{\"colour\":\"pink\",\"qty\":10}}", Order.class),
        "dev.masu.jackson.binding.ReadWholeTest$Order: 1 violation of urn:order",
        "line 1, column 19 (/item/colour): expected \"red\" or \"blue\" but found the string \"pink\"",
        "stopped after 1 violation; more follow");
  }

  /** Earlier violations of the nested value are not reported, since its own schema has not been evaluated to its end. */
  @Test
  void nothingIsReadAfterALimitIsExceeded() {
    assertRejected(
        () -> mapper(CheckLimits.defaults().withMaxDepth(5))
            .readValue("{\"item\":{\"qty\":10,\"size\":[[[[[1]]]]]}}", Order.class),
        "dev.masu.jackson.binding.ReadWholeTest$Order: 1 violation of urn:order",
        "line 1, column 29 (/item/size/0/0/0): arrays and objects nest deeper than the limit of 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"qty\":10,\"no\":[}", "\"qty\":10},\"no\":[}"})
  void aSyntaxErrorIsJacksons(String rest) {
    for (String name : List.of("item", "typed")) {
      String json = "{\"" + name + "\":{\"colour\":\"pink\"," + rest;
      assertThatThrownBy(() -> MAPPER.readValue(json, Order.class))
          .isInstanceOf(StreamReadException.class)
          .hasMessageContaining("Unexpected close marker '}': expected ']'");
    }
  }
}
