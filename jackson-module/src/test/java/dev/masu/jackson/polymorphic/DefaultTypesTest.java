package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.json.JsonMapper;

/** A value without type id is of the default type; its violations have locations nevertheless. */
final class DefaultTypesTest {
  private static final String SMALL = "https://example.org/small.json";
  private static final String ANY = "https://example.org/any.json";
  private static final SchemaCatalog CATALOG =
      SchemaCatalog.builder().register(SMALL, """
          {"properties": {"a": {"type": "integer", "maximum": 10}}}
          """).register(ANY, "true").build();
  private static final JsonMapper PLAIN = new JsonMapper();
  private static final JsonMapper MAPPER = TestMappers.of(CATALOG);

  @SchemaBound(SMALL)
  record Small(int a) {}

  /** Neither is bound. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = FreeDefault.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = FreeOther.class, name = "other"))
  interface Free {}

  record FreeDefault(
      @Nullable Small p,
      @Nullable Small q,
      @Nullable Free n,
      @Nullable Integer i) implements Free {}

  record FreeOther(@Nullable Free n) implements Free {}

  /** Both are bound. */
  @SchemaBound(ANY)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = BoundDefault.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = BoundOther.class, name = "other"))
  interface Bound {}

  record BoundDefault(
      @Nullable Small p,
      @Nullable Small q,
      @Nullable Bound n,
      @Nullable Integer i) implements Bound {}

  record BoundOther(@Nullable Bound n) implements Bound {}

  /** The default is bound. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = HalfDefault.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = HalfOther.class, name = "other"))
  interface Half {}

  @SchemaBound(ANY)
  record HalfDefault(
      @Nullable Small p,
      @Nullable Small q,
      @Nullable Half n,
      @Nullable Integer i) implements Half {}

  record HalfOther(@Nullable Half n) implements Half {}

  /** What has no known type id is null. */
  @SchemaBound(SMALL)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Void.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = Known.class, name = "known"))
  interface NullableKind {}

  record Known(int a) implements NullableKind {}

  @Test
  void aValueWithoutAKnownTypeIsCheckedAndIsNull() {
    assertThat(MAPPER.readValue(
            "[{\"a\":1},{\"@type\":\"known\",\"a\":2},{\"a\":3,\"@type\":\"other\"}]",
            NullableKind[].class))
        .containsExactly(null, new Known(2), null);
    assertRejected(
        () -> MAPPER.readValue("{\"a\":20}", NullableKind.class),
        NullableKind.class.getName() + ": 1 violation of " + SMALL,
        "line 1, column 6 (/a): 20 is greater than the maximum 10");
  }

  private static final List<Class<?>> TYPES = List.of(Free.class, Bound.class, Half.class);

  static Stream<Arguments> rejected() {
    return TYPES.stream()
        .flatMap(type -> Stream.of(
            Arguments.of(type, "{'p':{'a':20},'q':{'a':1}}", 11, "/p/a"),
            Arguments.of(type, "{'p':{'a':1},'q':{'a':20}}", 23, "/q/a"),
            Arguments.of(type, "{'i':1,'p':{'a':20}}", 17, "/p/a"),
            Arguments.of(type, "{'n':{'q':{'a':1},'p':{'a':20}}}", 28, "/n/p/a"),
            Arguments.of(type, "{'p':{'a':1},'n':{'p':{'a':20}},'@type':'other'}", 28, "/n/p/a"),
            Arguments.of(type, "{'i':1,'@type':null,'p':{'a':20}}", 30, "/p/a")));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void violationsAreReportedAtTheirLocations(
      Class<?> type, String json, int column, String pointer) {
    String quoted = json.replace('\'', '"');
    assertRejected(
        () -> MAPPER.readValue(quoted, type),
        Small.class.getName() + ": 1 violation of " + SMALL,
        "line 1, column " + column + " (" + pointer + "): 20 is greater than the maximum 10");
    assertRejected(
        () -> MAPPER.readerForListOf(type).readValue("[{},\n" + quoted + "]"),
        Small.class.getName() + ": 1 violation of " + SMALL,
        "line 2, column " + column + " (/1" + pointer + "): 20 is greater than the maximum 10");
  }

  @SchemaBound(ANY)
  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION, defaultImpl = DeducedDefault.class)
  @JsonSubTypes({@JsonSubTypes.Type(DeducedA.class), @JsonSubTypes.Type(DeducedB.class)})
  interface Deduced {}

  record DeducedDefault(@Nullable Small p, @Nullable Integer i) implements Deduced {}

  record DeducedA(@Nullable Small p, String a) implements Deduced {}

  record DeducedB(@Nullable Small p, String b) implements Deduced {}

  @Test
  void theDefaultTypeOfDeducedTypesIsChecked() {
    String json = "{\"p\":{\"a\":5},\"i\":1}";
    assertThat(MAPPER.readValue(json, Deduced.class))
        .isEqualTo(PLAIN.readValue(json, Deduced.class))
        .isEqualTo(new DeducedDefault(new Small(5), 1));
    assertRejected(
        () -> MAPPER.readValue(json.replace("5", "70"), Deduced.class),
        Small.class.getName() + ": 1 violation of " + SMALL,
        "(/p/a): 70 is greater than the maximum 10");
  }

  record Chosen(@JsonDeserialize(as = BoundOther.class) Bound bound) {}

  @Test
  void aPropertyThatNarrowsTheTypeHasTheDefaultTypeThatJacksonGivesIt() {
    String json = "{\"bound\":{\"i\":1}}";
    if (MAPPER.version().getMinorVersion() < 3) {
      Chosen expected = new Chosen(new BoundDefault(null, null, null, 1));
      assertThat(PLAIN.readValue(json, Chosen.class)).isEqualTo(expected);
      assertThat(MAPPER.readValue(json, Chosen.class)).isEqualTo(expected);
    } else {
      for (JsonMapper mapper : List.of(PLAIN, MAPPER)) {
        assertThatThrownBy(() -> mapper.readValue(json, Chosen.class))
            .isInstanceOf(DatabindException.class)
            .hasMessageContaining("missing type id property '@type'");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Bound.class, Half.class})
  void aValueThatTheTypeRejectsIsReportedAtItsLocation(Class<?> type) {
    assertRejected(
        () -> MAPPER.readValue("{\"p\":{\"a\":1},\n\"i\":\"x\"}", type),
        (type == Half.class ? HalfDefault.class : type).getName() + ": valid against " + ANY
            + " but cannot be bound",
        "line 2, column 5 (/i): Cannot deserialize value of type `java.lang.Integer` from String"
            + " \"x\": not a valid `java.lang.Integer` value");
  }

  static Stream<Arguments> read() {
    return TYPES.stream()
        .flatMap(type -> Stream.of(
                "{}",
                "{'p':{'a':1},'n':{},'i':2}",
                "{'n':{'n':{'n':{'p':{'a':1}},'i':1}},'q':{'a':2}}",
                "{'n':{'@type':'other','n':{'i':3}},'i':1}",
                "{'n':{'n':{'i':3}},'@type':'other'}")
            .map(json -> Arguments.of(type, json)));
  }

  @ParameterizedTest
  @MethodSource("read")
  void valuesAreReadAsWithoutTheModule(Class<?> type, String json) {
    String quoted = json.replace('\'', '"');
    String list = "[{}," + quoted + ",{\"i\":7}]";
    List<?> plain = PLAIN.readerForListOf(type).readValue(list);
    List<?> read = MAPPER.readerForListOf(type).readValue(list);
    assertThat(read).hasToString(plain.toString());
  }
}
