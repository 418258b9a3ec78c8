package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * The keyword {@code propertyNames}, keeping which keyword refused which name: networknt's own folds
 * that into a text.
 */
final class PropertyNamesKeyword implements Keyword {
  static final String NAME = "propertyNames";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation schemaLocation, JsonNode schemaNode, Schema parent, SchemaContext context) {
    return new Validator(this, schemaLocation, schemaNode, parent, context);
  }

  private static final class Validator extends BaseKeywordValidator {
    private final Schema names;

    Validator(
        Keyword keyword,
        SchemaLocation schemaLocation,
        JsonNode schemaNode,
        Schema parent,
        SchemaContext context) {
      super(keyword, schemaNode, schemaLocation, parent, context);
      this.names = context.newSchema(schemaLocation, schemaNode, parent);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      List<Error> found = context.getErrors();
      for (String name : node.propertyNames()) {
        List<Error> ofName = new ArrayList<>();
        context.setErrors(ofName);
        names.validate(context, StringNode.valueOf(name), node, location);
        context.setErrors(found);
        ofName.forEach(error -> context.addError(ofName(error, name, location)));
      }
    }

    private static Error ofName(Error error, String name, NodePath object) {
      Map<String, Object> details = new HashMap<>();
      if (error.getDetails() != null) {
        details.putAll(error.getDetails());
      }
      details.put(
          Alternatives.KINDS,
          Alternatives.kinds(error).stream().map(e -> ofName(e, name, object)).toList());
      details.put(
          Alternatives.CLOSEST, Alternatives.closest(error).map(e -> ofName(e, name, object)));
      details.put(NAME, true);
      details.put("property", name);
      return Error.builder()
          .keyword(error.getKeyword())
          .instanceLocation(object)
          .instanceNode(error.getInstanceNode())
          .schemaLocation(error.getSchemaLocation())
          .schemaNode(error.getSchemaNode())
          .evaluationPath(error.getEvaluationPath())
          .details(details)
          .arguments(error.getArguments())
          .messageSupplier(error::getMessage)
          .build();
    }

    @Override
    public void preloadSchema() {
      names.initializeValidators();
    }
  }
}
