package dev.masu.jackson.document;

import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The canonical text of a valid document, written from its tree without the code under test. */
final class CanonicalJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private CanonicalJson() {}

  static String ofStn(JsonNode stn) {
    ObjectNode canonical = NODES.objectNode();
    if (!stn.path("board").isEmpty()) {
      canonical.set("board", stn.get("board"));
    }
    if (!stn.path("hands").isEmpty()) {
      ObjectNode hands = canonical.putObject("hands");
      stn.get("hands").properties().forEach(hand -> {
        BigDecimal delta = new BigDecimal(hand.getValue().asString());
        hands.put(hand.getKey(), delta.intValueExact());
      });
    }
    if (!stn.path("toggle").asBoolean(true)) {
      canonical.put("toggle", false);
    }
    return MAPPER.writeValueAsString(canonical);
  }

  static String ofGgn(JsonNode ggn) {
    ObjectNode canonical = NODES.objectNode();
    ggn.properties().forEach(piece -> {
      ObjectNode sources = canonical.putObject(piece.getKey());
      piece.getValue().properties().forEach(source -> {
        ObjectNode destinations = sources.putObject(source.getKey());
        source.getValue().properties().forEach(destination -> {
          ArrayNode transitions = destinations.putArray(destination.getKey());
          destination.getValue().forEach(each -> transitions.add(transition(each)));
        });
      });
    });
    return MAPPER.writeValueAsString(canonical);
  }

  private static ObjectNode transition(JsonNode transition) {
    ObjectNode canonical = NODES.objectNode();
    for (String name : List.of("board_check", "board_patch", "in_hand_add", "in_hand_del")) {
      if (transition.hasNonNull(name)) {
        canonical.set(name, transition.get(name));
      }
    }
    return canonical;
  }
}
