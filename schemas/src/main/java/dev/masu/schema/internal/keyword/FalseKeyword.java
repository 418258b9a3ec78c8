package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.List;

/** The schema {@code false}, against which every value is invalid. */
final class FalseKeyword extends Keyword {
  private FalseKeyword(KeywordSite site) {
    super(site);
  }

  static FalseKeyword ofSchema(Subschema schema) {
    return new FalseKeyword(
        new KeywordSite("false", schema.location(), schema.json(), schema.json()));
  }

  /**
   * The schema that is a keyword's value. If it is {@code false}, its failures are reported as those of the keyword.
   */
  static SchemaNode node(KeywordContext context) {
    return context.isFalse()
        ? SchemaNode.of(context.site().location(), List.of(new FalseKeyword(context.site())))
        : context.node();
  }

  @Override
  public Verdict verdict(JsonType type) {
    return Verdict.INVALID;
  }
}
