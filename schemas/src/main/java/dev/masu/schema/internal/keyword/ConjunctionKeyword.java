package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import java.util.List;

/**
 * {@code allOf}; also {@code $ref}, {@code $dynamicRef} and {@code $recursiveRef} with adjacent keywords. Dynamic
 * references are already resolved here, since a schema is compiled once for each dynamic scope in which they have
 * different targets.
 */
final class ConjunctionKeyword extends InPlaceKeyword {
  ConjunctionKeyword(KeywordContext context, List<SchemaNode> branches) {
    super(context.site(), branches);
  }

  static ConjunctionKeyword ofReference(KeywordContext context) {
    Subschema target = context.compiler().referred(context.schema(), context.name());
    return new ConjunctionKeyword(context, List.of(context.compiler().node(target)));
  }

  @Override
  public boolean isConjunction() {
    return true;
  }

  @Override
  public boolean needsAllRead() {
    return false;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return branches().stream()
        .map(branch -> branch.verdict(type))
        .reduce(Verdict.VALID, Verdict::and);
  }
}
