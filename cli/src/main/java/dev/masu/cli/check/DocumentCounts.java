package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import java.util.List;
import java.util.function.BiPredicate;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;

/** Counts what valid documents hold. Binding them, or reading trees, would take most of a short run. */
final class DocumentCounts {
  private DocumentCounts() {}

  static List<String> ofStn(byte[] stn) {
    return List.of(
        Amount.of(membersOf("board", stn), "square", "squares"),
        Amount.of(membersOf("hands", stn), "hand change", "hand changes"));
  }

  private static int membersOf(String name, byte[] stn) {
    return count(
        stn,
        (token, object) -> token == JsonToken.PROPERTY_NAME
            && object.getNestingDepth() == 2
            && object.getParent().currentName().equals(name));
  }

  static List<String> ofGgn(byte[] ggn) {
    int pieces = count(
        ggn, (token, object) -> token == JsonToken.PROPERTY_NAME && object.getNestingDepth() == 1);
    int transitions = count(
        ggn,
        (token, object) -> token == JsonToken.START_OBJECT && object.getParent().inArray());
    return List.of(
        Amount.of(pieces, "piece", "pieces"), Amount.of(transitions, "transition", "transitions"));
  }

  private static int count(byte[] json, BiPredicate<JsonToken, TokenStreamContext> isCounted) {
    int count = 0;
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        count += isCounted.test(token, parser.streamReadContext()) ? 1 : 0;
      }
    }
    return count;
  }
}
