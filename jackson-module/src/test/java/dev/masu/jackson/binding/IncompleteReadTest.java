package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** A deserializer that does not read its value to the end, or reads beyond, is reported. */
final class IncompleteReadTest {
  private static final String ORDER = "urn:order";
  private static final String JSON =
      "{\"cu\":{\"k\":\"v\",\"more\":[1]},\"after\":\"precious\",\"last\":{\"a\":[1]}}";

  @JsonDeserialize(using = StopsEarly.class)
  record Early(@Nullable String name) {}

  @JsonDeserialize(using = GoesOn.class)
  record Late(@Nullable String text) {}

  @JsonDeserialize(using = ReadsNothing.class)
  record Constant() {}

  static final class StopsEarly extends StdDeserializer<Early> {
    StopsEarly() {
      super(Early.class);
    }

    @Override
    public Early deserialize(JsonParser parser, DeserializationContext context) {
      return new Early(parser.nextName());
    }
  }

  static final class GoesOn extends StdDeserializer<Late> {
    GoesOn() {
      super(Late.class);
    }

    @Override
    public Late deserialize(JsonParser parser, DeserializationContext context) {
      parser.skipChildren();
      parser.nextToken();
      return new Late("");
    }
  }

  static final class ReadsNothing extends StdDeserializer<Constant> {
    ReadsNothing() {
      super(Constant.class);
    }

    @Override
    public Constant deserialize(JsonParser parser, DeserializationContext context) {
      return new Constant();
    }
  }

  @SchemaBound(ORDER)
  record EarlyOrder(Early cu, String after) {}

  @SchemaBound(ORDER)
  record LateOrder(Late cu, String after) {}

  @SchemaBound(ORDER)
  record ConstantOrder(Constant cu, String after) {}

  @SchemaBound(ORDER)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Typed.class, name = "typed"))
  interface Base {}

  record Typed(Early cu, String after) implements Base {}

  @SchemaBound(ORDER)
  record Nested(
      @Nullable Nested in, @Nullable Early cu, @Nullable String after) {}

  @SchemaBound(ORDER)
  static final class Changed {
    public @Nullable Early cu;
    public @Nullable String after;
  }

  @SchemaBound(ORDER)
  @JsonDeserialize(using = BoundStopsEarly.class)
  record BoundEarly(@Nullable String name) {}

  static final class BoundStopsEarly extends StdDeserializer<BoundEarly> {
    BoundStopsEarly() {
      super(BoundEarly.class);
    }

    @Override
    public BoundEarly deserialize(JsonParser parser, DeserializationContext context) {
      return new BoundEarly(parser.nextName());
    }
  }

  @SchemaBound(ORDER)
  record BoundEarlyOrder(BoundEarly cu, String after) {}

  static Stream<Named<JsonMapper>> mappers() {
    return Stream.of(CheckEngine.values()).map(engine -> Named.of(engine.name(), mapper(engine)));
  }

  private static JsonMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog =
        SchemaCatalog.builder().engine(engine).register(ORDER, """
            {"properties": {"after": {"type": "string"}, "in": {"$ref": "#"}}}""").build();
    return TestMappers.of(catalog);
  }

  @ParameterizedTest
  @EnumSource
  void isReportedWhateverTheValueIsReadFrom(InputRoute route) {
    mappers()
        .map(Named::getPayload)
        .forEach(mapper -> Stream.of(EarlyOrder.class, LateOrder.class, ConstantOrder.class)
            .forEach(type -> assertReported(() -> route.read(mapper, JSON, type), type)));
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void namesTypeAndLocation(JsonMapper mapper) {
    Violation violation = assertReported(
        () -> mapper.readValue(JSON, EarlyOrder.class), EarlyOrder.class, Early.class);
    assertThat(violation)
        .hasToString("line 1, column 12 (/cu/k): the deserializer of " + Early.class.getName()
            + " does not stop at the last token of its value, so that members would be lost; have"
            + " it read the whole value and no more");
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void namesABoundTypeWithinABoundType(JsonMapper mapper) {
    Violation violation = assertReported(() -> mapper.readValue(JSON, BoundEarlyOrder.class));
    assertThat(violation.message())
        .startsWith("the deserializer of " + BoundEarly.class.getName() + " does not stop");
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void isReportedInsidePolymorphicValues(JsonMapper mapper) {
    String cu = "\"cu\":{\"k\":\"v\"},\"after\":\"precious\"";
    for (String json :
        List.of("{\"kind\":\"typed\"," + cu + "}", "{" + cu + ",\"kind\":\"typed\"}")) {
      assertReported(() -> mapper.readValue(json, Base.class), Base.class);
    }
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void isReportedInsideNestedValuesListsAndUpdates(JsonMapper mapper) {
    String nested = "{\"in\":" + JSON + ",\"after\":\"precious\"}";
    assertReported(() -> mapper.readValue(nested, Nested.class), Nested.class, Early.class);
    assertReported(
        () -> mapper.readerForListOf(EarlyOrder.class).readValue("[" + JSON + "]"),
        EarlyOrder.class);
    assertReported(() -> mapper.readerForUpdating(new Changed()).readValue(JSON), Changed.class);
  }

  @Test
  void isReportedWithTheViolationsOfTheSchema() {
    JsonMapper mapper = mapper(CheckEngine.MASU);
    assertThatThrownBy(
            () -> mapper.readValue("{\"cu\":{\"k\":\"v\"},\"after\":5}", EarlyOrder.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining("(/cu/k): the deserializer of " + Early.class.getName())
        .hasMessageContaining("(/after): expected a string but found the number 5");
  }

  @SchemaBound(ORDER)
  @JsonDeserialize(using = GoesOnToo.class)
  record BoundLate() {}

  static final class GoesOnToo extends StdDeserializer<BoundLate> {
    GoesOnToo() {
      super(BoundLate.class);
    }

    @Override
    public BoundLate deserialize(JsonParser parser, DeserializationContext context) {
      parser.skipChildren();
      parser.nextToken();
      return new BoundLate();
    }
  }

  record Lates(BoundLate late) {}

  @ParameterizedTest
  @ValueSource(strings = {"{\"late\":\n{}\n }", "{\"late\":\n17\n }"})
  void aDeserializerThatReadsTheEndOfTheEnclosingObjectIsReportedThere(String json) {
    assertRejected(
        () -> mapper(CheckEngine.MASU).readValue(json, Lates.class),
        BoundLate.class.getName() + ": valid against urn:order but cannot be bound",
        "line 3, column 2 (root): the deserializer of " + BoundLate.class.getName()
            + " does not stop at the last token of its value, so that members would be lost; have"
            + " it read the whole value and no more");
  }

  private static Violation assertReported(ThrowingCallable reading, Class<?>... named) {
    SchemaViolationException problem =
        catchThrowableOfType(SchemaViolationException.class, reading);
    assertThat(problem).isNotNull();
    for (Class<?> type : named) {
      // The name of one type may be the start of another's.
      assertThat(problem).message().containsPattern(Pattern.quote(type.getName()) + "\\b");
    }
    Violation violation = problem.report().violations().get(0);
    assertThat(violation.phase()).isEqualTo(Phase.BINDING);
    return violation;
  }
}
