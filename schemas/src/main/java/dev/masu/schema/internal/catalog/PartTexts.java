package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LineCounter;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.node.StringNode;

/**
 * The text of a schema, part by part: each is checked alone, and reported with its pointers and locations
 * in the whole.
 */
final class PartTexts {
  private static final String TRUE = "true";

  private final DocumentText document;
  private final LineCounter lines;

  /** For the offsets at which parts start, those at which they end. */
  private final Map<Integer, Integer> ends = new HashMap<>();

  /** The offsets at which embedded schemas of another dialect start. */
  private final TreeSet<Integer> ofOtherDialects = new TreeSet<>();

  /**
   * Makes the texts of one schema.
   *
   * @param document its text
   * @param parts its parts to be checked
   * @param ofOtherDialects those of them that are of another dialect than the schema around them
   */
  PartTexts(DocumentText document, List<SchemaPart> parts, List<SchemaPart> ofOtherDialects) {
    this.document = document;
    this.lines = new LineCounter(document.text());
    ofOtherDialects.forEach(part -> this.ofOtherDialects.add(start(part.value())));
    if (parts.stream().anyMatch(part -> !part.pointer().isEmpty())) {
      Set<Integer> starts = new HashSet<>(this.ofOtherDialects);
      parts.forEach(part -> starts.add(start(part.value())));
      findEnds(starts);
    }
  }

  private void findEnds(Set<Integer> starts) {
    Deque<Integer> open = new ArrayDeque<>();
    try (JsonParser parser = JsonTexts.parser(document)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isStructStart()) {
          open.push(start(parser));
        } else if (token.isStructEnd()) {
          int start = open.pop();
          if (starts.contains(start)) {
            ends.put(start, start(parser) + 1);
          }
        }
      }
    }
  }

  private int end(int start) {
    return ends.getOrDefault(start, document.text().length());
  }

  private static int start(LocatedValue value) {
    return (int) value.start().getCharOffset();
  }

  private static int start(JsonParser parser) {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  /** Checks a part, with the schema {@code true} in place of those of other dialects in it. */
  CheckReport check(SchemaPart part, MetaSchemaCheck metaSchema) {
    String path = path(part);
    int start = start(part.value());
    String text = path + text(start);
    LineCounter linesOfPart = new LineCounter(text);
    try (JsonParser parser = JsonTexts.parser(DocumentText.of(text))) {
      do {
        parser.nextToken();
      } while (start(parser) < path.length());
      return metaSchema
          .check(parser)
          .relocated(place -> lines.locate(offset(place, linesOfPart) - path.length() + start));
    }
  }

  private static int offset(SourceLocation place, LineCounter lines) {
    return place.offset() >= 0
        ? (int) place.offset()
        : lines.offsetOf(place.line(), place.column());
  }

  /** JSON that opens a value at the part's pointer, so that a parser reports the pointers of the whole. */
  private static String path(SchemaPart part) {
    StringBuilder path = new StringBuilder();
    LocatedValue value = part.schema().root();
    String[] steps = part.pointer().split("/", -1);
    for (int i = 1; i < steps.length; i++) {
      if (value.node().isArray()) {
        int index = Integer.parseInt(steps[i]);
        path.append('[').append("0,".repeat(index));
        value = value.items().get(index);
      } else {
        String name = Pointers.unescaped(steps[i]);
        path.append('{').append(StringNode.valueOf(name)).append(':');
        value = value.member(name).value();
      }
    }
    return path.toString();
  }

  private String text(int start) {
    int end = end(start);
    StringBuilder text = new StringBuilder(document.text().substring(start, end));
    int next = start + 1;
    for (int other : ofOtherDialects.subSet(start + 1, end)) {
      if (other >= next) {
        next = end(other);
        String blanks = " ".repeat(next - other - TRUE.length());
        text.replace(other - start, next - start, TRUE + blanks);
      }
    }
    return text.toString();
  }
}
