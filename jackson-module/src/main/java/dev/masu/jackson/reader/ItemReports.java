package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.ObjectReader;

/**
 * Collects the violations of all items of an array. Jackson stops reading at the first invalid one.
 *
 * @param items reads one item
 * @param maxViolations how many violations to keep
 */
record ItemReports(ObjectReader items, int maxViolations) {

  /**
   * Reads the remaining items of an array.
   *
   * @param found the violations of the items before
   * @param parser the parser, at the start of the array, or inside or at the end of an item
   * @param array the context of the array
   * @param other describes what stops the reading
   */
  CheckReport rest(
      List<Violation> found,
      JsonParser parser,
      TokenStreamContext array,
      Function<JacksonException, CheckReport> other) {
    List<Violation> all = new ArrayList<>(found);
    try {
      while (all.size() <= maxViolations && hasNext(parser, array)) {
        try {
          items.readValue(parser);
        } catch (SchemaViolationException e) {
          all.addAll(e.report().violations());
        }
      }
    } catch (JacksonException e) {
      all.addAll(other.apply(e).violations());
    }
    return CheckReport.of(all, maxViolations);
  }

  private static boolean hasNext(JsonParser parser, TokenStreamContext array) {
    boolean hasMore = true;
    while (hasMore && parser.streamReadContext() != array) {
      hasMore = parser.nextToken() != null;
    }
    JsonToken next = parser.nextToken();
    return next != null && next != JsonToken.END_ARRAY;
  }
}
