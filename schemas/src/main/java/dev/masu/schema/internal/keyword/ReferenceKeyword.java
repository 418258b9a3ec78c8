package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.KeywordSite;
import dev.masu.schema.internal.evaluate.SchemaNode;
import java.util.List;

/**
 * {@code $ref}, {@code $dynamicRef} and {@code $recursiveRef} with other keywords beside them. What a dynamic reference
 * means is known here: a schema is compiled for each dynamic scope in which it means something else.
 */
final class ReferenceKeyword extends AllOfKeyword {
  private ReferenceKeyword(KeywordSite site, SchemaNode target) {
    super(site, List.of(target));
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.value().isString()) {
      SchemaCompiler compiler = context.compiler();
      Subschema target = compiler.referred(context.schema(), context.name());
      keywords.add(new ReferenceKeyword(context.site(), compiler.node(target)));
    }
  }
}
