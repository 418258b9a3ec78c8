package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.AbstractMap;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;

/** A mix-in that binds a type which is not the user's is honoured, or refused. */
final class MixInsTest {
  private static final String NONE = "https://example.org/schemas/none.json";
  private static final SchemaCatalog CATALOG =
      SchemaCatalog.builder().register("{\"$id\":\"" + NONE + "\",\"not\":{}}").build();

  /** Binds to a schema that nothing meets. */
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

  @ParameterizedTest
  @MethodSource("readable")
  void isHonoured(Class<?> type, String json) {
    JsonMapper mapper = JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(CATALOG).build())
        .addMixIn(type, Nothing.class)
        .build();
    assertThat(new JsonMapper().readValue(json, type)).isNotNull();
    assertThatThrownBy(() -> mapper.readValue(json, type))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report().violations())
                .singleElement()
                .returns("not", violation -> violation.keyword().orElse("")));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Object.class,
        String.class,
        Number.class,
        Integer.class,
        int.class,
        Long.class,
        long.class,
        Boolean.class,
        boolean.class,
        Optional.class,
        OptionalInt.class,
        OptionalLong.class,
        OptionalDouble.class,
        AtomicReference.class,
        JsonNode.class,
        ObjectNode.class,
        ArrayNode.class,
        IntNode.class
      })
  void isRefusedWhereJacksonWouldPassItOver(Class<?> type) {
    JsonMapper.Builder mapper = JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(CATALOG).build())
        .addMixIn(type, Nothing.class);
    assertThatThrownBy(mapper::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "expected a type that Jackson asks for annotations but found @SchemaBound mixed"
                + " into %s by dev.masu.jackson.binding.MixInsTest$Nothing: its values would not be checked;"
                + " bind a type that holds them",
            type.getName());
  }
}
