package dev.masu.schema.internal.reference;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.DynamicRefValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import tools.jackson.databind.JsonNode;

/** The keyword {@code $dynamicRef}, with fragments that networknt reads right. */
final class DynamicRefKeyword implements Keyword {
  private static final String NAME = "$dynamicRef";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode reference, Schema parent, SchemaContext context) {
    return new DynamicRefValidator(location, Fragments.canonical(reference), parent, context);
  }
}
