package dev.masu.schema.catalog;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.location.Pointers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Locates the values and names at fault in the text of a schema, by parsing it again. */
final class ProblemLocations {
  private ProblemLocations() {}

  /** The problems in the order of the text, each with its location; those without a known location come last. */
  static Map<SchemaProblem, @Nullable SourceLocation> of(
      SchemaText schema, Collection<SchemaProblem> problems) {
    Map<String, List<SchemaProblem>> byPointer = new HashMap<>();
    for (SchemaProblem problem : problems) {
      byPointer.computeIfAbsent(problem.pointer(), at -> new ArrayList<>(1)).add(problem);
    }
    Map<SchemaProblem, @Nullable SourceLocation> located = new LinkedHashMap<>();
    LineCounter lines = new LineCounter(schema.text());
    try (JsonParser parser = schema.parser()) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean isName = token == JsonToken.PROPERTY_NAME;
        String pointer = isName ? Pointers.ofCurrentToken(parser) : Pointers.ofCurrentValue(parser);
        for (SchemaProblem problem : byPointer.getOrDefault(pointer, List.of())) {
          if (problem.isAtName() == isName && !token.isStructEnd()) {
            located.put(problem, location(parser.currentTokenLocation(), schema, lines));
          }
        }
      }
    }
    problems.forEach(problem -> located.putIfAbsent(problem, null));
    return located;
  }

  private static SourceLocation location(
      TokenStreamLocation at, SchemaText schema, LineCounter lines) {
    return schema.origin().isYaml()
        ? YamlTexts.location(at)
        : lines.locate((int) at.getCharOffset());
  }
}
