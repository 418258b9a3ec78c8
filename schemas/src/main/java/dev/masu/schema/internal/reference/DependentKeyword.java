package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.DependenciesValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The names that {@code dependentRequired} and {@code dependencies} ask for, one error each: networknt's
 * own does not say which is missing.
 */
enum DependentKeyword implements Keyword {
  REQUIRED("dependentRequired"),
  DEPENDENCIES("dependencies");

  private final String keyword;

  DependentKeyword(String keyword) {
    this.keyword = keyword;
  }

  @Override
  public String getValue() {
    return keyword;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode dependencies, Schema parent, SchemaContext context) {
    return new Validator(this, location, dependencies, parent, context);
  }

  private static final class Validator extends RefusingValidator {
    private final List<Map.Entry<String, JsonNode>> lists = new ArrayList<>();
    private final DependenciesValidator schemas;

    Validator(
        Keyword keyword,
        SchemaLocation location,
        JsonNode dependencies,
        Schema parent,
        SchemaContext context) {
      super(keyword, dependencies, location, parent, context);
      ObjectNode ofSchemas = JsonNodeFactory.instance.objectNode();
      for (Map.Entry<String, JsonNode> dependency : dependencies.properties()) {
        if (dependency.getValue().isArray()) {
          lists.add(dependency);
        } else {
          ofSchemas.set(dependency.getKey(), dependency.getValue());
        }
      }
      this.schemas = new DependenciesValidator(location, ofSchemas, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      for (Map.Entry<String, JsonNode> list : lists) {
        if (node.has(list.getKey())) {
          for (JsonNode name : list.getValue()) {
            require(context, node, location, name.asString(), list.getKey());
          }
        }
      }
      schemas.validate(context, node, root, location);
    }

    private void require(
        ExecutionContext context, JsonNode node, NodePath location, String name, String beside) {
      if (!node.has(name)) {
        context.addError(refusal(context, node, location)
            .property(name)
            .arguments(name, beside)
            .build());
      }
    }

    @Override
    public void preloadSchema() {
      schemas.preloadSchema();
    }
  }
}
