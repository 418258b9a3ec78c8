package dev.masu.jackson.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** An annotated type is bound in the same way with each engine. */
final class SecondOpinionTest {
  private static final String ID = "https://example.org/order.json";

  @SchemaBound(ID)
  record Order(String id, List<Integer> lines) {}

  private static JsonMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(
            ID,
            "{\"properties\":{\"id\":{\"type\":\"string\"},\"lines\":{\"items\":"
                + "{\"minimum\":1}}},\"required\":[\"id\"],\"additionalProperties\":false}")
        .build();
    return TestMappers.of(catalog);
  }

  @ParameterizedTest
  @EnumSource
  void bindsAnnotatedTypes(CheckEngine engine) {
    JsonMapper mapper = mapper(engine);
    assertThat(mapper.readValue("{\"id\":\"a\",\"lines\":[1,2]}", Order.class))
        .isEqualTo(new Order("a", List.of(1, 2)));
    assertThat(mapper.readValue("[{\"id\":\"a\"},{\"id\":\"b\"}]", Order[].class))
        .hasSize(2);
  }

  @ParameterizedTest
  @EnumSource
  void reportsTheSameLocationsAndCodes(CheckEngine engine) {
    SchemaViolationException thrown = catchThrowableOfType(
        SchemaViolationException.class,
        () -> mapper(engine).readValue("[{\"lines\":[1,\n0],\"id\":1}]", Order[].class));
    assertThat(thrown.report().violations())
        .extracting(v -> v.location().orElseThrow() + " (" + v.pointer() + "): " + v.code())
        .containsExactly(
            "line 2, column 1 (/0/lines/1): minimum", "line 2, column 9 (/0/id): type");
  }
}
