package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;

/** {@code propertyNames}: each name is checked as a string, and failures have the location of the name. */
final class PropertyNamesKeyword extends Keyword {
  private final SchemaNode names;

  PropertyNamesKeyword(KeywordContext context) {
    super(context.site(), JsonType.OBJECT);
    this.names = context.node();
  }

  @Override
  public void name(ChildRules rules) {
    rules.apply(this, names);
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }
}
