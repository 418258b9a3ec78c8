package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.NotValidator;
import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;

/** The keyword {@code not}, which evaluates no part of a value: networknt's own leaves behind what its schema did. */
final class NotKeyword implements Keyword {
  @Override
  public String getValue() {
    return "not";
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode unwanted, Schema parent, SchemaContext context) {
    return new Validator(location, unwanted, parent, context);
  }

  private static final class Validator extends NotValidator {
    Validator(SchemaLocation location, JsonNode unwanted, Schema parent, SchemaContext context) {
      super(location, unwanted, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      super.validate(context, node, root, location);
      EvaluatedParts.forget(context, location);
    }
  }
}
