package dev.masu.schema.catalog;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.location.Pointers;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Finds where the values and names that are at fault start in the text of a schema, by reading it again. */
final class ProblemLocations {
  private ProblemLocations() {}

  static Map<SchemaProblem, SourceLocation> in(
      SchemaText schema, Collection<SchemaProblem> problems) {
    Map<SchemaProblem, SourceLocation> found = new HashMap<>();
    Map<String, List<SchemaProblem>> byPointer =
        problems.stream().collect(Collectors.groupingBy(SchemaProblem::pointer));
    LineCounter lines = new LineCounter(schema.text());
    try (JsonParser parser = schema.parser()) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isStructEnd()) {
          continue;
        }
        boolean isName = token == JsonToken.PROPERTY_NAME;
        String pointer = isName ? Pointers.ofCurrentToken(parser) : Pointers.ofCurrentValue(parser);
        for (SchemaProblem problem : byPointer.getOrDefault(pointer, List.of())) {
          if (problem.isAtName() == isName) {
            found.put(problem, location(parser.currentTokenLocation(), schema, lines));
          }
        }
      }
    }
    return found;
  }

  private static SourceLocation location(
      TokenStreamLocation at, SchemaText schema, LineCounter lines) {
    return schema.origin().isYaml()
        ? new SourceLocation(
            at.getLineNr(), at.getColumnNr(), Unit.CHAR, at.getCharOffset(), Unit.CHAR)
        : lines.locate((int) at.getCharOffset());
  }
}
