package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Counts what valid documents hold. */
final class DocumentCounts {
  private DocumentCounts() {}

  static List<String> ofStn(byte[] stn) {
    JsonNode json = JsonMapper.shared().readTree(stn);
    return List.of(
        Amount.of(json.path("board").size(), "square", "squares"),
        Amount.of(json.path("hands").size(), "hand change", "hand changes"));
  }

  static List<String> ofGgn(byte[] ggn) {
    JsonNode pieces = JsonMapper.shared().readTree(ggn);
    long transitions = pieces
        .valueStream()
        .flatMap(JsonNode::valueStream)
        .flatMap(JsonNode::valueStream)
        .mapToLong(JsonNode::size)
        .sum();
    return List.of(
        Amount.of(pieces.size(), "piece", "pieces"),
        Amount.of(transitions, "transition", "transitions"));
  }
}
