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
    int[] counts = count(stn, isMemberOf("board"), isMemberOf("hands"));
    return List.of(
        Amount.of(counts[0], "square", "squares"),
        Amount.of(counts[1], "hand change", "hand changes"));
  }

  private static BiPredicate<JsonToken, TokenStreamContext> isMemberOf(String name) {
    return (token, object) -> token == JsonToken.PROPERTY_NAME
        && object.getNestingDepth() == 2
        && object.getParent().currentName().equals(name);
  }

  static List<String> ofGgn(byte[] ggn) {
    int[] counts = count(
        ggn,
        (token, object) -> token == JsonToken.PROPERTY_NAME && object.getNestingDepth() == 1,
        (token, object) -> token == JsonToken.START_OBJECT && object.getParent().inArray());
    return List.of(
        Amount.of(counts[0], "piece", "pieces"), Amount.of(counts[1], "transition", "transitions"));
  }

  /** Counts the tokens of two kinds. */
  private static int[] count(
      byte[] json,
      BiPredicate<JsonToken, TokenStreamContext> first,
      BiPredicate<JsonToken, TokenStreamContext> second) {
    int[] counts = new int[2];
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        TokenStreamContext context = parser.streamReadContext();
        counts[0] += first.test(token, context) ? 1 : 0;
        counts[1] += second.test(token, context) ? 1 : 0;
      }
    }
    return counts;
  }
}
