package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.ggn.Ggn;
import dev.masu.stn.Stn;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** STN and GGN are written canonically, and what is written reads as what was. */
class CanonicalWritingTest {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(new MasuModule()).build();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | {}",
        "{\"toggle\":true} | {}",
        "{\"toggle\":false} | {\"toggle\":false}",
        "{\"hands\":{},\"board\":{}} | {}",
        "{\"hands\":{\"C:P\":1e2,\"C:B\":-1.0}} | {\"hands\":{\"C:P\":100,\"C:B\":-1}}",
        "{\"toggle\":false,\"hands\":{\"c:n\":1},\"board\":{\"e4\":null,\"a1\":\"C:K^\"}}"
            + " | {\"board\":{\"e4\":null,\"a1\":\"C:K^\"},\"hands\":{\"c:n\":1},\"toggle\":false}"
      })
  void stn(String json, String canonical) {
    assertThat(MAPPER.writeValueAsString(MAPPER.readValue(json, Stn.class))).isEqualTo(canonical);
  }

  @Test
  void handsOfGgnThatDoNotChangeAreLeftOut() {
    String transition = "{\"board_check\":{\"b\":\"empty\"},\"board_patch\":{\"b\":\"A:B\"}%s}";
    String document = "{\"A:B\":{\"*\":{\"b\":[" + transition + "]}}}";
    Ggn rules = MAPPER.readValue(
        document.formatted(",\"in_hand_add\":null,\"in_hand_del\":\"A:B\""), Ggn.class);
    assertThat(MAPPER.writeValueAsString(rules))
        .isEqualTo(document.formatted(",\"in_hand_del\":\"A:B\""));
  }

  @Documents("stn/valid")
  void everyStn(Document document) {
    Stn stn = MAPPER.readValue(document.bytes(), Stn.class);
    String written = MAPPER.writeValueAsString(stn);
    assertThat(MAPPER.readValue(written, Stn.class)).isEqualTo(stn);
    assertThat(names(MAPPER.readTree(written).path("board")))
        .isEqualTo(names(MAPPER.readTree(document.bytes()).path("board")));
    assertThat(written).doesNotContain("{}}").doesNotContain("\"toggle\":true");
  }

  @Documents("ggn/valid")
  void everyGgn(Document document) {
    Ggn rules = MAPPER.readValue(document.bytes(), Ggn.class);
    String written = MAPPER.writeValueAsString(rules);
    assertThat(MAPPER.readValue(written, Ggn.class)).isEqualTo(rules);
    assertThat(written)
        .isEqualTo(withoutNullHands(MAPPER.readTree(document.bytes())).toString());
  }

  private static String names(JsonNode object) {
    return String.join(" ", object.propertyNames());
  }

  /** The canonical JSON of a GGN: in the schema's order of fields, without hands that are null. */
  private static JsonNode withoutNullHands(JsonNode document) {
    for (JsonNode transition : document.findParents("board_check")) {
      ObjectNode object = (ObjectNode) transition;
      Map<String, JsonNode> fields = Map.of(
          "board_check", object.path("board_check"),
          "board_patch", object.path("board_patch"),
          "in_hand_add", object.path("in_hand_add"),
          "in_hand_del", object.path("in_hand_del"));
      object.removeAll();
      for (String name :
          new String[] {"board_check", "board_patch", "in_hand_add", "in_hand_del"}) {
        JsonNode value = fields.get(name);
        if (value != null && !value.isMissingNode() && !value.isNull()) {
          object.set(name, value);
        }
      }
    }
    return document;
  }
}
