package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.jackson.MasuFeature;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Derived pieces are rejected unless the feature is enabled, then read wherever a QPI is. */
final class DerivedPiecesTest {
  private static final String STN = "{\"board\":{\"e4\":\"C:k\"},\"hands\":{\"s:+P\":1}}";
  private static final Qpi DERIVED = Qpi.parse("C:k", Sides.INDEPENDENT);

  private final JsonMapper strict = TestMappers.bundled();
  private final JsonMapper derived = JsonMapper.builder()
      .addModule(MasuModule.builder().enable(MasuFeature.QPI_DERIVED_PIECES).build())
      .build();

  @Test
  void areReadInDocuments() {
    Stn stn = derived.readValue(STN, Stn.class);
    assertThat(stn.board().get(Cell.parse("e4"))).contains(DERIVED);
    assertThat(derived.writeValueAsString(stn)).isEqualTo(STN);
    Position position = derived.readValue("{\"board\":{\"e4\":\"C:k\"}}", Position.class);
    assertThat(position.at(Cell.parse("e4"))).contains(DERIVED);
  }

  @Test
  void areReadAsValuesAndKeys() {
    assertThat(derived.readValue("\"C:k\"", Qpi.class)).isEqualTo(DERIVED);
    assertThat(derived.readValue("{\"C:k\":1}", new TypeReference<Map<Qpi, Integer>>() {}))
        .containsExactly(Map.entry(DERIVED, 1));
  }

  @Test
  void otherMistakesAreStillRejected() {
    assertThatThrownBy(() -> derived.readValue("{\"board\":{\"e4\":\"C;k\"}}", Stn.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage("dev.masu.stn.Stn: 1 violation of " + SchemaCatalog.STN + "\n"
            + "  line 1, column 16 (/board/e4): \"C;k\" is not a valid QPI: expected ':' but"
            + " found ';' at index 1 (example: C:K)");
  }

  @Test
  void withoutTheFeatureTheyAreRejected() {
    assertThatThrownBy(() -> strict.readValue("{\"board\":{\"e4\":\"C:k\"}}", Stn.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage("dev.masu.stn.Stn: 1 violation of " + SchemaCatalog.STN + "\n"
            + "  line 1, column 16 (/board/e4): \"C:k\" is not a valid QPI: style 'C' and piece"
            + " 'k' are of different sides at index 2 (example: C:K)");
  }

  /** Compiling the schemas takes long, so all mappers share them. */
  @Test
  void schemasThatAllowThemAreCompiledOnce() {
    MasuModule module =
        MasuModule.builder().enable(MasuFeature.QPI_DERIVED_PIECES).build();
    assertThat(catalogOf(module)).isSameAs(catalogOf(module));
    assertThat(catalogOf(new MasuModule())).isSameAs(SchemaCatalog.bundled());
  }

  private static SchemaCatalog catalogOf(MasuModule module) {
    return MasuModule.catalogOf(JsonMapper.builder().addModule(module).build());
  }

  @Test
  void aCatalogueWithTheSameSidesIsTheSameCatalogue() {
    SchemaCatalog bundled = SchemaCatalog.bundled();
    assertThat(bundled.withQpiSides(Sides.SAME)).isSameAs(bundled);
    SchemaCatalog other = bundled.withQpiSides(Sides.INDEPENDENT);
    assertThat(other.ids()).isEqualTo(bundled.ids());
    assertThat(other.schema(SchemaCatalog.QPI).check("\"C:k\"").isValid()).isTrue();
    assertThat(bundled.schema(SchemaCatalog.QPI).check("\"C:k\"").isValid()).isFalse();
  }
}
