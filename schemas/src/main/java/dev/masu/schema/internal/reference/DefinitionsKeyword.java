package dev.masu.schema.internal.reference;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The keywords {@code $defs} and {@code definitions}: networknt's own note the schemas that they hold by
 * their names as they are, which are other references where they look percent-encoded.
 */
final class DefinitionsKeyword extends NonValidationKeyword {
  DefinitionsKeyword(String keyword) {
    super(keyword);
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode definitions, Schema parent, SchemaContext context) {
    for (Map.Entry<String, JsonNode> definition : definitions.properties()) {
      SchemaLocation place = location.append(definition.getKey());
      Schema schema = context.newSchema(place, definition.getValue(), parent);
      context.getSchemaReferences().put(Fragments.to(place), schema);
    }
    return super.newValidator(location, JsonNodeFactory.instance.objectNode(), parent, context);
  }
}
