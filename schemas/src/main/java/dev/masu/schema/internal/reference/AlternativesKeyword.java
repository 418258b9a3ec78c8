package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AnyOfValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.OneOfValidator;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The keywords {@code anyOf} and {@code oneOf}, with one error for each value that they refuse:
 * networknt's own leave the errors of every branch, as many as the schema has branches times the
 * document has values.
 */
enum AlternativesKeyword implements Keyword {
  ANY_OF("anyOf") {
    @Override
    public KeywordValidator newValidator(
        SchemaLocation location, JsonNode branches, Schema parent, SchemaContext context) {
      return new AnyOf(location, branches, parent, context);
    }
  },
  ONE_OF("oneOf") {
    @Override
    public KeywordValidator newValidator(
        SchemaLocation location, JsonNode branches, Schema parent, SchemaContext context) {
      return new OneOf(location, branches, parent, context);
    }
  };

  private final String keyword;

  AlternativesKeyword(String keyword) {
    this.keyword = keyword;
  }

  @Override
  public String getValue() {
    return keyword;
  }

  private static final class AnyOf extends AnyOfValidator {
    private final ConstantTypes constantTypes = new ConstantTypes();

    AnyOf(SchemaLocation location, JsonNode branches, Schema parent, SchemaContext context) {
      super(location, branches, parent, context);
    }

    @Override
    protected void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location, boolean walk) {
      List<Error> others = context.getErrors();
      context.setErrors(new ArrayList<>());
      super.validate(context, node, root, location, walk);
      fold(this, context, node, location, others, constantTypes);
    }
  }

  private static final class OneOf extends OneOfValidator {
    private final ConstantTypes constantTypes = new ConstantTypes();

    OneOf(SchemaLocation location, JsonNode branches, Schema parent, SchemaContext context) {
      super(location, branches, parent, context);
    }

    @Override
    protected void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location, boolean walk) {
      List<Error> others = context.getErrors();
      context.setErrors(new ArrayList<>());
      super.validate(context, node, root, location, walk);
      fold(this, context, node, location, others, constantTypes);
    }
  }

  /**
   * Adds what was found, as one error, to the errors found before, if the value was read with all its parts. If
   * nothing was, the branches that do not fit evaluate nothing.
   */
  private static void fold(
      KeywordValidator keyword,
      ExecutionContext execution,
      JsonNode node,
      NodePath location,
      List<Error> others,
      ConstantTypes constantTypes) {
    BoundedContext context = (BoundedContext) execution;
    List<Error> found = context.getErrors();
    context.setErrors(others);
    if (found.isEmpty()) {
      EvaluatedParts.forgetRefused(context, location);
    } else if (!context.holdsUnread(node, location)) {
      NodePath path = context.getEvaluationPath();
      Error.Builder error = Error.builder()
          .keyword(keyword.getKeyword())
          .schemaLocation(keyword.getSchemaLocation())
          .evaluationPath(path);
      Alternatives alternatives = new Alternatives(found, path, location, constantTypes, context);
      context.addError(alternatives.fold(error));
    }
  }
}
