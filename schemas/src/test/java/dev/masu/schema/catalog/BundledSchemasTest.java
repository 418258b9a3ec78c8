package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Qpi.Sides;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schemas that come with Masu agree with each other, and are what the catalogue says. */
class BundledSchemasTest {
  static Iterable<String> ids() {
    return SchemaCatalog.bundled().ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everySchemaHasItsIdAndATitle(String id) {
    JsonNode schema = schema(Sides.SAME, id);
    assertThat(schema.path("$id").asString()).isEqualTo(id);
    assertThat(schema.path("title").asString()).isNotBlank();
    assertThat(SchemaCatalog.bundled().schema(id).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everySchemaIsThatOfItsResource(String id) throws IOException {
    String resource =
        "/dev/masu/schema/" + id.substring(id.indexOf("/schemas/") + "/schemas/".length());
    try (InputStream in = SchemaCatalog.class.getResourceAsStream(resource)) {
      assertThat(schema(Sides.SAME, id)).isEqualTo(new JsonMapper().readTree(in));
    }
  }

  @Test
  void everyConstantOfTheCatalogueIsAnId() {
    assertThat(SchemaCatalog.bundled().ids())
        .containsExactlyInAnyOrder(
            SchemaCatalog.CELL,
            SchemaCatalog.GAN,
            SchemaCatalog.GGN,
            SchemaCatalog.LEGACY_GAN,
            SchemaCatalog.PIN,
            SchemaCatalog.PNN,
            SchemaCatalog.POSITION,
            SchemaCatalog.QPI,
            SchemaCatalog.SIN,
            SchemaCatalog.SNN,
            SchemaCatalog.STN);
  }

  private static JsonNode schema(Sides sides, String id) {
    return BundledSchemas.schema(id, sides).json();
  }

  @ParameterizedTest
  @EnumSource
  void documentsRequireTheSameOfNotationsAsTheirOwnSchemas(Sides sides) {
    JsonNode cell = schema(sides, SchemaCatalog.CELL);
    JsonNode qpi = schema(sides, SchemaCatalog.QPI);
    for (String document : List.of(SchemaCatalog.STN, SchemaCatalog.POSITION)) {
      JsonNode definitions = schema(sides, document).path("$defs");
      assertSame(definitions.path("cell"), cell);
      assertSame(definitions.path("qpi"), qpi);
    }
    JsonNode piece = schema(sides, SchemaCatalog.STN).at("/properties/board/additionalProperties");
    assertThat(piece.path("pattern")).isEqualTo(qpi.path("pattern"));
    assertThat(piece.path("format")).isEqualTo(qpi.path("format"));
  }

  private static void assertSame(JsonNode definition, JsonNode schema) {
    assertThat(definition.size()).isGreaterThanOrEqualTo(3);
    definition
        .propertyNames()
        .forEach(keyword ->
            assertThat(schema.path(keyword)).as(keyword).isEqualTo(definition.path(keyword)));
  }
}
