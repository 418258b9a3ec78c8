package dev.masu.jackson;

import static dev.masu.jackson.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** No number becomes infinite on its way into a bound type, also where Jackson makes a copy of it first. */
final class NarrowingTest {
  private static final String HUGE = "1" + "0".repeat(400);

  static final class Numbers {
    public double real;
    public float single;
    public double @Nullable [] reals;
    public @Nullable OptionalDouble optional;
    public @Nullable BigDecimal exact;
    public @Nullable BigInteger whole;
    public @Nullable Object any;
    public @Nullable JsonNode tree;
    public int integer;
  }

  interface Holder {
    Numbers numbers();
  }

  @SchemaBound(BothMappers.ID)
  record Direct(Numbers numbers) implements Holder {}

  @SchemaBound(BothMappers.ID)
  record Unwrapping(@JsonUnwrapped Numbers numbers) implements Holder {}

  @SchemaBound(BothMappers.ID)
  record External(
      String kind,

      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
      @JsonSubTypes(@JsonSubTypes.Type(value = Numbers.class, name = "numbers"))
      Object value)
      implements Holder {
    @Override
    public Numbers numbers() {
      return (Numbers) value;
    }
  }

  @SchemaBound(BothMappers.ID)
  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(Deduced.class), @JsonSubTypes.Type(Other.class)})
  interface Base extends Holder {}

  record Deduced(Numbers numbers, int one) implements Base {}

  record Other(Numbers numbers, int two) implements Base {}

  static Stream<Arguments> routes() {
    return BothMappers.mappers()
        .flatMap(mapper -> Stream.of(
            arguments(mapper, Direct.class, "{\"numbers\":{%s}}"),
            arguments(mapper, Unwrapping.class, "{%s}"),
            arguments(mapper, External.class, "{\"value\":{%s},\"kind\":\"numbers\"}"),
            arguments(mapper, External.class, "{\"kind\":\"numbers\",\"value\":{%s}}"),
            arguments(mapper, Base.class, "{\"numbers\":{%s},\"one\":1}")));
  }

  private static Numbers read(JsonMapper mapper, Class<?> type, String route, String member) {
    return ((Holder) mapper.readValue(route.formatted(member), type)).numbers();
  }

  @ParameterizedTest
  @MethodSource("routes")
  void refused(JsonMapper mapper, Class<?> type, String route) {
    Map<String, String> members = Map.of(
        "\"real\":1e400",
        "1e400",
        "\"real\":-1e400",
        "-1e400",
        "\"reals\":[1,1e400]",
        "1e400",
        "\"optional\":1e400",
        "1e400",
        "\"real\":" + HUGE,
        HUGE);
    members.forEach((member, number) -> assertThat(catchThrowableOfType(
                SchemaViolationException.class, () -> read(mapper, type, route, member))
            .report()
            .violations())
        .extracting(Violation::message)
        .containsExactly(Violation.builder(Phase.BINDING, "binding", "")
            .parameter("problem", "Numeric value (" + number + ") out of range of `double`")
            .build()
            .message()));
  }

  @ParameterizedTest
  @MethodSource("routes")
  void exactWhereNothingIsNarrowed(JsonMapper mapper, Class<?> type, String route)
      throws IOException, ClassNotFoundException {
    BigDecimal exact = new BigDecimal("1e400");
    Numbers bound = read(mapper, type, route, "\"exact\":1e400,\"real\":1e308,\"whole\":" + HUGE);
    assertThat(bound.exact).isEqualTo(exact).hasToString("1E+400");
    assertThat(bound.real).isEqualTo(1e308);
    assertThat(bound.whole).isEqualTo(new BigInteger(HUGE)).hasToString(HUGE);
    assertThat(Objects.requireNonNull(bound.exact).doubleValue()).isInfinite();
    assertThat(bound.exact.floatValue()).isInfinite();
    assertThat(Objects.requireNonNull(bound.whole).doubleValue()).isInfinite();
    assertThat(written(bound.exact)).isEqualTo(exact).hasSameClassAs(exact);
    assertThat(written(bound.whole)).isEqualTo(bound.whole).hasSameClassAs(BigInteger.ONE);
  }

  private static Object written(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.masu.jackson.BothMappers#mappers")
  void bothEnginesSayTheSame(JsonMapper mapper) {
    String heading = "dev.masu.jackson.NarrowingTest$Direct: accepted by " + BothMappers.ID
        + " but cannot be bound";
    assertRefused(
        () -> read(mapper, Direct.class, "{\"numbers\":{%s}}", "\n\"real\":1e400"),
        heading,
        "line 2, column 8 (/numbers/real): Numeric value (1e400) out of range of `double`");
    assertRefused(
        () -> read(mapper, Direct.class, "{\"numbers\":{%s}}", "\n\"single\":1e39"),
        heading,
        "line 2, column 10 (/numbers/single): Numeric value (1e39) out of range of `float`");
    assertRefused(
        () -> read(mapper, Direct.class, "{\"numbers\":{%s}}", "\n\"integer\":1e30"),
        heading,
        "line 2, column 11 (/numbers/integer): Numeric value (1e30) out of range of `int`"
            + " (-2147483648 - 2147483647)");
    assertRefused(
        () -> read(mapper, Direct.class, "{\"numbers\":{%s}}", "\n\"any\":1e400"),
        heading,
        "line 2, column 7 (/numbers/any): Numeric value (1e400) out of range of `double`");
  }

  @ParameterizedTest
  @MethodSource("dev.masu.jackson.BothMappers#mappers")
  void aCopyHoldsItExactlyForWhoTakesAnything(JsonMapper mapper) {
    Numbers bound = read(mapper, Unwrapping.class, "{%s}", "\"any\":1e400,\"tree\":1e400");
    assertThat(bound.any).isEqualTo(new BigDecimal("1e400"));
    assertThat(Objects.requireNonNull(bound.tree)).hasToString("1E+400");
  }
}
