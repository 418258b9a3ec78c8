package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every valid document of the fixtures is read, written canonically, and read back as an equal value. */
final class RoundTripTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final JsonMapper TREES = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @Documents({"stn/valid"})
  void stnIsReadWrittenAndReadBack(Document document, @TempDir Path folder) throws IOException {
    Stn stn = MAPPER.readValue(document.copyTo(folder), Stn.class);
    String written = MAPPER.writeValueAsString(stn);
    assertThat(written).isEqualTo(CanonicalJson.ofStn(tree(document)));
    assertThat(MAPPER.readValue(written, Stn.class)).isEqualTo(stn);
    assertThat(MAPPER.readValue(document.text(), Stn.class)).isEqualTo(stn);
    assertThat(MAPPER.treeToValue(tree(document), Stn.class)).isEqualTo(stn);
  }

  @Documents({"ggn/valid"})
  void ggnIsReadWrittenAndReadBack(Document document, @TempDir Path folder) throws IOException {
    Ggn ggn = MAPPER.readValue(document.copyTo(folder), Ggn.class);
    String written = MAPPER.writeValueAsString(ggn);
    assertThat(written).isEqualTo(CanonicalJson.ofGgn(tree(document)));
    assertThat(MAPPER.readValue(written, Ggn.class)).isEqualTo(ggn);
    assertThat(MAPPER.readValue(document.text(), Ggn.class)).isEqualTo(ggn);
    assertThat(MAPPER.treeToValue(tree(document), Ggn.class)).isEqualTo(ggn);
  }

  private static JsonNode tree(Document document) {
    return TREES.readTree(document.bytes());
  }
}
