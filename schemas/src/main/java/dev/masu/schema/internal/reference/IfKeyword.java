package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.IfValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code if} with {@code then} and {@code else}, which says nothing of a value with a part that
 * could not be read: what it would refuse is not told apart by the place of an error. A condition that fails
 * evaluates nothing.
 */
final class IfKeyword implements Keyword {
  @Override
  public String getValue() {
    return "if";
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode condition, Schema parent, SchemaContext context) {
    return new Validator(location, condition, parent, context);
  }

  private static final class Validator extends IfValidator {
    Validator(SchemaLocation location, JsonNode condition, Schema parent, SchemaContext context) {
      super(location, condition, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      if (!((BoundedContext) context).holdsUnread(node, location)) {
        super.validate(context, node, root, location);
        EvaluatedParts.forgetRefused(context, location);
      }
    }
  }
}
