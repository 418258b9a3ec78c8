package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Counts what valid documents hold. Binding them to their model would take most of a short run. */
final class DocumentCounts {
  private static final JsonFactory JSON = new JsonFactory();

  private DocumentCounts() {}

  static List<String> ofStn(byte[] stn) {
    int squares = 0;
    int handChanges = 0;
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), stn)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        switch (name) {
          case "board" -> squares = members(parser);
          case "hands" -> handChanges = members(parser);
          default -> parser.skipChildren();
        }
      }
    }
    return List.of(
        Amount.of(squares, "square", "squares"),
        Amount.of(handChanges, "hand change", "hand changes"));
  }

  /** The number of members of the object that the parser is at; reads to its end. */
  private static int members(JsonParser parser) {
    int members = 0;
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      members++;
      parser.nextToken();
      parser.skipChildren();
    }
    return members;
  }

  static List<String> ofGgn(byte[] ggn) {
    int pieces = 0;
    int transitions = 0;
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), ggn)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.PROPERTY_NAME && parser.streamReadContext().getNestingDepth() == 1) {
          pieces++;
        } else if (token == JsonToken.START_OBJECT
            && parser.streamReadContext().getParent().inArray()) {
          transitions++;
        }
      }
    }
    return List.of(
        Amount.of(pieces, "piece", "pieces"), Amount.of(transitions, "transition", "transitions"));
  }
}
