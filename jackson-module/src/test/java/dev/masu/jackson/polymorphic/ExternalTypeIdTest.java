package dev.masu.jackson.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** The schema applies to a value whose type id is another property, however Jackson passes the two on. */
final class ExternalTypeIdTest {
  private static final String SMALL = "https://example.org/small.json";
  private static final JsonMapper MAPPER =
      TestMappers.of(SchemaCatalog.builder().register(SMALL, """
          {"type": "object", "properties": {"a": {"type": "integer", "maximum": 10}}}
          """).build());

  @SchemaBound(SMALL)
  record Small(int a) {}

  record Sent(
      String kind,

      @JsonTypeInfo(
          use = JsonTypeInfo.Id.NAME,
          include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
          property = "kind")
      @JsonSubTypes(@JsonSubTypes.Type(value = Small.class, name = "small"))
      Small value) {}

  /** The pointers of violations depend on Jackson's version. */
  @ParameterizedTest
  @ValueSource(strings = {"{'kind':'small','value':{'a':1}}", "{'value':{'a':1},'kind':'small'}"})
  void aValueWithAnExternalTypeIdIsChecked(String json) {
    String valid = json.replace('\'', '"');
    assertThat(MAPPER.readValue(valid, Sent.class).value()).isEqualTo(new Small(1));
    assertThatThrownBy(() -> MAPPER.readValue(valid.replace(":1", ":11"), Sent.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining("/a): 11 is greater than the maximum 10");
  }
}
