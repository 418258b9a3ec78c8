package dev.masu.jackson.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** Mistakes in a type, not in a document: they are never reported as violations. */
final class DefinitionErrorsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @SchemaBound("https://example.org/piont.json")
  record Misspelt(int x) {}

  record Holder(List<Misspelt> list) {}

  @SchemaBound(UserSchemas.ANYTHING)
  record BoundHolder(List<Misspelt> list) {}

  @ParameterizedTest
  @ValueSource(classes = {Holder.class, BoundHolder.class})
  void aSchemaThatIsNotRegistered(Class<?> holder) {
    String message = "schema https://example.org/piont.json: not registered; did you mean"
        + " https://example.org/point.json?";
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":7}", Misspelt.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(message + "\n at [Source")
        .hasCauseInstanceOf(SchemaException.class);
    assertThatThrownBy(() -> MAPPER.readValue("{\"list\":[{\"x\":7}]}", holder))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(message + "\n at [Source")
        .hasMessageEndingWith(
            "(through reference chain: " + holder.getName() + "[\"list\"]->java.util.ArrayList[0])")
        .hasCauseInstanceOf(SchemaException.class);
  }

  @Test
  void withoutACatalogueTheBundledSchemasAreKnown() {
    JsonMapper mapper = TestMappers.bundled();
    assertThatThrownBy(() -> mapper.readValue("{}", PointTypes.Plain.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith("schema https://example.org/point.json: not registered; register it"
            + " with SchemaCatalog.builder(), known are "
            + SchemaCatalog.bundled().ids()
            + "\n at [Source");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  interface Unknown {}

  record UnknownHolder(Unknown unknown) {}

  @Test
  void aTypeThatCannotBeConstructed() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"unknown\":{}}", UnknownHolder.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith("Cannot construct instance of"
            + " `dev.masu.jackson.report.DefinitionErrorsTest$Unknown` (no Creators, like default"
            + " constructor, exist): abstract types either need to be mapped to concrete types, have"
            + " custom deserializer, or contain additional type information\n at [");
  }

  record Unwrapping(@JsonUnwrapped PointTypes.Plain point) {}

  @Test
  void aBoundTypeCannotBeUnwrapped() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":7}", Unwrapping.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(
            "dev.masu.jackson.testing.PointTypes$Plain is bound to a schema and cannot be @JsonUnwrapped: the"
                + " schema checks an object of its own; take the annotation away\n at [Source");
  }

  record OwnWay(
      @JsonDeserialize(using = PointTypes.Deserialized.Deserializer.class)
      PointTypes.Deserialized point) {}

  /** As the type's annotation is not asked then, neither is its schema. */
  @Test
  void aPropertyThatNamesADeserializerReadsInItsOwnWay() {
    assertThat(MAPPER.readValue("{\"point\":{\"x\":7,\"color\":\"red\"}}", OwnWay.class))
        .isEqualTo(new OwnWay(new PointTypes.Deserialized(7)));
  }
}
