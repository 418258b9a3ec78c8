package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.Masu;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.AbstractMap;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A mix-in can bind types of the JDK to a schema. */
final class MixInsTest {
  private static final String NONE = "https://example.org/schemas/none.json";
  private static final SchemaCatalog CATALOG =
      SchemaCatalog.builder().register("{\"$id\":\"" + NONE + "\",\"not\":{}}").build();

  /** Binds a type to a schema that nothing is valid against. */
  @SchemaBound(NONE)
  private interface Nothing {}

  static Stream<Arguments> readable() {
    return Stream.of(
        Arguments.of(int[].class, "[1]"),
        Arguments.of(int[][].class, "[[1]]"),
        Arguments.of(byte[].class, "\"AA==\""),
        Arguments.of(char[].class, "\"a\""),
        Arguments.of(String[].class, "[\"a\"]"),
        Arguments.of(Object[].class, "[1]"),
        Arguments.of(List.class, "[1]"),
        Arguments.of(Map.class, "{}"),
        Arguments.of(AbstractMap.class, "{}"),
        Arguments.of(CharSequence.class, "\"a\""),
        Arguments.of(short.class, "1"),
        Arguments.of(Double.class, "1"),
        Arguments.of(BigDecimal.class, "1"),
        Arguments.of(AtomicInteger.class, "1"),
        Arguments.of(UUID.class, "\"123e4567-e89b-12d3-a456-426614174000\""),
        Arguments.of(LocalDate.class, "\"2020-01-01\""),
        Arguments.of(Date.class, "1"));
  }

  /** Jackson reads no annotations of these types. */
  @ParameterizedTest
  @ValueSource(classes = {String.class, JsonNode.class})
  void cannotBindTypesWithoutAnnotations(Class<?> type) {
    JsonMapper mapper =
        TestMappers.builder(CATALOG).addMixIn(type, Nothing.class).build();
    assertThat(mapper.readValue("\"a\"", type))
        .isEqualTo(new JsonMapper().readValue("\"a\"", type));
    assertThatThrownBy(() -> Masu.requireChecked(mapper, type))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(type.getName() + " is not checked");
  }

  @ParameterizedTest
  @MethodSource("readable")
  void isHonoured(Class<?> type, String json) {
    JsonMapper mapper =
        TestMappers.builder(CATALOG).addMixIn(type, Nothing.class).build();
    assertThat(new JsonMapper().readValue(json, type)).isNotNull();
    assertThatThrownBy(() -> mapper.readValue(json, type))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report().violations())
                .singleElement()
                .returns("not", violation -> violation.keyword().orElse("")));
  }
}
