package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;

/** Counts what valid documents hold. Binding them to their model would take most of a short run. */
final class DocumentCounts {
  private static final JsonFactory JSON = new JsonFactory();

  private DocumentCounts() {}

  static List<String> ofStn(byte[] stn) {
    int squares = 0;
    int handChanges = 0;
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), stn)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        TokenStreamContext object = parser.streamReadContext();
        if (token == JsonToken.PROPERTY_NAME && object.getNestingDepth() == 2) {
          boolean isOfBoard = object.getParent().currentName().equals("board");
          squares += isOfBoard ? 1 : 0;
          handChanges += isOfBoard ? 0 : 1;
        }
      }
    }
    return List.of(
        Amount.of(squares, "square", "squares"),
        Amount.of(handChanges, "hand change", "hand changes"));
  }

  static List<String> ofGgn(byte[] ggn) {
    int pieces = 0;
    int transitions = 0;
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), ggn)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        TokenStreamContext context = parser.streamReadContext();
        if (token == JsonToken.PROPERTY_NAME && context.getNestingDepth() == 1) {
          pieces++;
        } else if (token == JsonToken.START_OBJECT && context.getParent().inArray()) {
          transitions++;
        }
      }
    }
    return List.of(
        Amount.of(pieces, "piece", "pieces"), Amount.of(transitions, "transition", "transitions"));
  }
}
