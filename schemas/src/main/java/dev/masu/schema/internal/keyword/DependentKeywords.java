package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.Keyword;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * {@code dependentRequired}, {@code dependentSchemas} and, of older drafts, {@code dependencies}: each property that is
 * named there makes a keyword of its own.
 */
final class DependentKeywords {
  private DependentKeywords() {}

  static void compile(KeywordContext context, List<Keyword> keywords) {
    for (String trigger : context.value().propertyNames()) {
      JsonNode dependency = context.value().path(trigger);
      if (context.name().equals("dependentSchemas")
          || (!dependency.isArray() && !dependency.isString())) {
        keywords.add(new DependentSchemaKeyword(context, trigger));
      } else {
        List<String> names = dependency.isArray()
            ? KeywordContext.strings(dependency)
            : List.of(dependency.stringValue());
        keywords.add(new RequiredKeyword(context.site(), names, trigger));
      }
    }
  }
}
