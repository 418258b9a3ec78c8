package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code uniqueItems}, telling which item equals which: networknt's own says only that two
 * do, and takes quadratic time where the items' hashes collide.
 */
final class UniqueItemsKeyword implements Keyword {
  static final String NAME = "uniqueItems";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode schema, Schema parent, SchemaContext context) {
    return new Validator(this, location, schema, parent, context);
  }

  private static final class Validator extends RefusingValidator {
    Validator(
        Keyword keyword,
        SchemaLocation location,
        JsonNode schema,
        Schema parent,
        SchemaContext context) {
      super(keyword, schema, location, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      if (!node.isArray() || !schemaNode.booleanValue()) {
        return;
      }
      CanonicalTexts texts = ((BoundedContext) context).canonicalTexts();
      // Texts can be ordered, so that a table of them is fast even where all hashes collide.
      Map<String, Integer> firsts = new HashMap<>();
      for (int index = 0; index < node.size(); index++) {
        Integer first = firsts.putIfAbsent(texts.of(node.get(index)), index);
        if (first != null) {
          context.addError(
              refusal(context, node, location).arguments(first, index).build());
          return;
        }
      }
    }
  }
}
