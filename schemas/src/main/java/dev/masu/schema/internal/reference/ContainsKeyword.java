package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.ContainsValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The keyword {@code contains}, telling how many items it found: networknt's own keeps that. */
final class ContainsKeyword implements Keyword {
  static final String NAME = "contains";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode wanted, Schema parent, SchemaContext context) {
    return new Validator(location, wanted, parent, context);
  }

  private static final class Validator extends ContainsValidator {
    private final Schema wanted;

    Validator(SchemaLocation location, JsonNode wanted, Schema parent, SchemaContext context) {
      super(location, wanted, parent, context);
      this.wanted = context.newSchema(location, wanted, parent);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      List<Error> others = context.getErrors();
      List<Error> own = new ArrayList<>();
      context.setErrors(own);
      super.validate(context, node, root, location);
      if (!own.isEmpty()) {
        int found = count(context, node, root, location);
        own.forEach(error -> others.add(counted(error, found)));
      }
      context.setErrors(others);
    }

    private int count(ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      int found = 0;
      for (int i = 0; i < node.size(); i++) {
        List<Error> ofItem = new ArrayList<>();
        context.setErrors(ofItem);
        wanted.validate(context, node.get(i), root, location.append(i));
        found += ofItem.isEmpty() ? 1 : 0;
      }
      return found;
    }

    private static Error counted(Error error, int found) {
      return Error.builder()
          .keyword(error.getKeyword())
          .instanceLocation(error.getInstanceLocation())
          .instanceNode(error.getInstanceNode())
          .schemaLocation(error.getSchemaLocation())
          .schemaNode(error.getSchemaNode())
          .evaluationPath(error.getEvaluationPath())
          .arguments(error.getArguments()[0], found)
          .messageSupplier(error::getMessage)
          .build();
    }
  }
}
