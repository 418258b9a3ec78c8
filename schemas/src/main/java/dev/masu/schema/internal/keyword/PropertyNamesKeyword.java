package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.NamesRule;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code propertyNames}: each name is checked as a string, and failures are located at the name. */
final class PropertyNamesKeyword extends Keyword implements NamesRule {
  private final SchemaNode names;

  private PropertyNamesKeyword(KeywordContext context) {
    super(context.site());
    this.names = context.node();
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new PropertyNamesKeyword(context));
  }

  @Override
  public SchemaNode names() {
    return names;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.OBJECT ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }
}
