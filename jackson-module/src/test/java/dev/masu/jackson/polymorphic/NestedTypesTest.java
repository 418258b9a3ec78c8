package dev.masu.jackson.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Bound types within bound types. The schema of one refers to itself for nested values, that of the other does not mention them. */
@Timeout(60)
final class NestedTypesTest {
  private static final String REFERRING = "urn:referring";
  private static final String OPEN = "urn:open";

  private static final String REFERRING_SCHEMA = """
      {"type": "object", "properties": {
         "inner": {"$ref": "#"},
         "parts": {"type": "array", "items": {"$ref": "#"}},
         "size": {"type": "integer"}}}
      """;

  private static final String OPEN_SCHEMA = """
      {"type": "object", "properties": {"size": {"type": "integer"}}}
      """;

  private static final List<String> LEFT_OUT = new ArrayList<>();

  private static JsonMapper mapper(int maxViolations) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(maxViolations))
        .register(REFERRING, REFERRING_SCHEMA)
        .register(OPEN, OPEN_SCHEMA)
        .build();
    return TestMappers.of(catalog);
  }

  /** Rejects what its schema accepts. */
  record Weight(int grams) {
    Weight {
      if (grams < 0) {
        throw new IllegalArgumentException("less than nothing");
      }
    }
  }

  @SchemaBound(REFERRING)
  record Referring(
      @Nullable Referring inner,
      @JsonDeserialize(using = Lenient.class) @Nullable List<Referring> parts,
      @Nullable Weight weight,
      int size) {}

  @SchemaBound(OPEN)
  record Open(@Nullable Open inner, @Nullable Weight weight, int size) {}

  @SchemaBound(REFERRING)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = SelfTyped.class, name = "it"))
  record SelfTyped(@Nullable SelfTyped inner) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Tagged.class, name = "it"))
  interface Unbound {}

  @SchemaBound(REFERRING)
  record Tagged(@Nullable Unbound inner) implements Unbound {}

  @SchemaBound("urn:inner")
  record Texts(
      @Nullable String a, @Nullable String b, @Nullable String c) {}

  @SchemaBound("urn:outer")
  record OfTexts(@Nullable Texts inner) {}

  /** Both schemas report the first violation; that it is reported once does not make room for a third one. */
  @Test
  void aReportIsTruncatedIfANestedValueHasMoreViolations() {
    String text = "{\"type\":\"string\"}";
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(2))
        .register(
            "urn:inner",
            "{\"properties\":{\"a\":" + text + ",\"b\":" + text + ",\"c\":" + text + "}}")
        .register(
            "urn:outer",
            "{\"properties\":{\"inner\":{\"properties\":{\"a\":{\"$ref\":\"urn:inner#/properties/a\"}}}}}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    assertThatThrownBy(
            () -> mapper.readValue("{\"inner\":{\"a\":1,\"b\":2,\"c\":3}}", OfTexts.class))
        .isInstanceOfSatisfying(SchemaViolationException.class, e -> {
          assertThat(e.report().violations())
              .extracting(Violation::pointer)
              .containsExactly("/inner/a", "/inner/b");
          assertThat(e.report().isTruncated()).isTrue();
        });
  }

  /** Omits items that cannot be read. */
  static final class Lenient extends StdDeserializer<List<Referring>> {
    Lenient() {
      super(List.class);
    }

    @Override
    public List<Referring> deserialize(JsonParser parser, DeserializationContext context) {
      List<Referring> read = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        try {
          read.add(context.readValue(parser, Referring.class));
        } catch (JacksonException e) {
          LEFT_OUT.add(e.getOriginalMessage());
        }
      }
      return read;
    }
  }

  private static String nested(int depth, String innermost) {
    return "{\"inner\":".repeat(depth) + innermost + "}".repeat(depth);
  }

  @ParameterizedTest
  @ValueSource(classes = {Referring.class, Open.class})
  void areReadInLinearTime(Class<?> type) {
    String json = nested(200, "{\"other\":[" + "1,".repeat(100_000) + "1]}");
    assertThat(mapper(100).readValue(json, type)).isInstanceOf(type);
  }

  @SchemaBound("urn:deep")
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = TypedDeep.class, name = "it"))
  interface Typed {}

  record TypedDeep(@Nullable Typed inner, @Nullable Object other) implements Typed {}

  @SchemaBound("urn:deep")
  record Deep(@Nullable Deep inner, @Nullable Object other) {}

  static Stream<Arguments> largeValues() {
    String names = IntStream.range(0, 20_000)
        .mapToObj(i -> "\"" + i + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
    String numbers = IntStream.range(0, 10_000).boxed().toList().toString();
    return Stream.of(
        Arguments.of(Deep.class, "{}", "[" + "1,".repeat(60_000) + "1]"),
        Arguments.of(Deep.class, "{}", names),
        Arguments.of(Deep.class, "{\"minProperties\": 1}", names),
        Arguments.of(Deep.class, "{\"uniqueItems\": true}", numbers),
        Arguments.of(Typed.class, "{}", "[" + "1,".repeat(60_000) + "1]"));
  }

  /** Time and memory do not grow with both the depth and the size of a document. */
  @ParameterizedTest
  @MethodSource("largeValues")
  void aLargeValueIsNotCheckedAtHundredsOfLevels(Class<?> type, String everywhere, String large) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(
            "urn:deep",
            "{\"additionalProperties\": {\"$ref\": \"#/$defs/any\"}, \"$defs\": {\"any\": {\"allOf\": ["
                + everywhere + ", {\"additionalProperties\": {\"$ref\": \"#/$defs/any\"}}]}}}")
        .build();
    String json = nested(400, "{\"other\":" + large + "}").replace("}", ",\"kind\":\"it\"}");
    assertThatThrownBy(() -> TestMappers.of(catalog).readValue(json, type))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report().violations())
                .extracting(v -> v.code() + ": " + v.message())
                .containsExactly(
                    "nesting-too-deep: values with schemas of their own nest too deep to check"
                        + " each by its own; have the outermost schema refer to them ($ref)"));
  }

  @SchemaBound("urn:set")
  static final class Ints extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;
  }

  @SchemaBound("urn:any")
  record OfInts(List<Ints> inner) {}

  /** What a nested check keeps no longer counts after it. */
  @Test
  void manyValuesMayBeCheckedOneAfterTheOther() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxHeldValues(5))
        .register("urn:set", "{\"uniqueItems\": true}")
        .register("urn:any", "{}")
        .build();
    String json = "{\"inner\":[[1,2,3,4],[1,2,3,4],[1,2,3,4]]}";
    assertThat(TestMappers.of(catalog).readValue(json, OfInts.class).inner())
        .hasSize(3)
        .allMatch(List.of(1, 2, 3, 4)::equals);
  }

  @ParameterizedTest
  @ValueSource(classes = {SelfTyped.class, Unbound.class})
  void polymorphicTypesAreReadInLinearTime(Class<?> type) {
    String json = nested(200, "{\"kind\":\"it\",\"other\":[" + "{\"a\":1},".repeat(50_000) + "{}]}")
        .replace("{\"inner\":", "{\"kind\":\"it\",\"inner\":");
    assertThat(mapper(100).readValue(json, type)).isInstanceOf(type);
    assertThat(mapper(100).treeToValue(mapper(100).readTree(json), type)).isInstanceOf(type);
  }

  @ParameterizedTest
  @ValueSource(classes = {Referring.class, Open.class})
  void invalidValuesAreReportedInLinearTime(Class<?> type) {
    String wrong = "{\"inner\":".repeat(200) + "{}" + ",\"size\":\"z\"}".repeat(200);
    SchemaViolationException failure = catchThrowableOfType(
        SchemaViolationException.class, () -> mapper(100).readValue(wrong, type));
    assertThat(failure.report().violations()).hasSize(100);
    assertThat(Stream.<Throwable>iterate(failure, e -> e != null, Throwable::getCause))
        .hasSizeLessThan(5);
  }

  @ParameterizedTest
  @CsvSource({
    "1, '29'",
    "2, '29 59'",
    "3, '29 59 71'",
    "4, '29 59 71 83'",
    "100, '29 59 71 83'",
  })
  void violationsAreReportedInDocumentOrder(int maxViolations, String columns) {
    String wrong =
        "{\"inner\":{\"inner\":{\"weight\":{\"grams\":-1},\"other\":0,\"size\":\"y\"},\"size\":\"w\"},\"size\":\"z\"}";
    for (Class<?> type : List.of(Referring.class, Open.class)) {
      SchemaViolationException failure = catchThrowableOfType(
          SchemaViolationException.class, () -> mapper(maxViolations).readValue(wrong, type));
      assertThat(failure.report().violations().stream()
              .map(violation -> violation.location().orElseThrow().column())
              .toList())
          .as("%s", type)
          .hasToString("[" + columns.replace(" ", ", ") + "]");
      assertThat(failure.report().isTruncated()).isEqualTo(maxViolations < 4);
    }
  }

  @Test
  void aDeserializerMayIgnoreWhatTheTypeRejects() {
    String json =
        "{\"parts\":[{\"size\":1},{\"weight\":{\"grams\":-1},\"inner\":{\"size\":5}},{\"size\":3}],\"size\":4}";
    assertThat(mapper(100).readValue(json, Referring.class))
        .isEqualTo(new Referring(
            null,
            List.of(new Referring(null, null, null, 1), new Referring(null, null, null, 3)),
            null,
            4));
  }

  @Test
  void aDeserializerCannotIgnoreWhatTheSchemaRejects() {
    String json = "{\"parts\":[{\"size\":1},{\"size\":\"two\"}],\"size\":4}";
    assertThat(catchThrowableOfType(
            SchemaViolationException.class, () -> mapper(100).readValue(json, Referring.class)))
        .hasMessage("""
            dev.masu.jackson.polymorphic.NestedTypesTest$Referring: 1 violation of urn:referring
              line 1, column 30 (/parts/1/size): expected an integer but found the string "two\"""");
  }
}
