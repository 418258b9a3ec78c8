package dev.masu.schema.internal.compile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads values as trees with exact numbers. A mapper could do that too, but is slow to load. */
public final class ExactTree {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private ExactTree() {}

  /**
   * Reads an input that is known to be one value of JSON. Binary values become strings in Base64, as they are in JSON.
   *
   * @param parser the parser, before its first token
   */
  public static JsonNode read(JsonParser parser) {
    ArrayNode root = NODES.arrayNode(1);
    // Not recursive, since a thread may have little stack left.
    Deque<JsonNode> open = new ArrayDeque<>(List.of(root));
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      if (token.isStructEnd()) {
        open.pop();
      } else if (token != JsonToken.PROPERTY_NAME) {
        JsonNode value = value(parser, token);
        if (open.element() instanceof ObjectNode object) {
          object.set(parser.currentName(), value);
        } else {
          ((ArrayNode) open.element()).add(value);
        }
        if (value.isContainer()) {
          open.push(value);
        }
      }
    }
    return root.get(0);
  }

  private static JsonNode value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> NODES.objectNode();
      case START_ARRAY -> NODES.arrayNode();
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> wholeNumber(parser);
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDecimalValue());
      case VALUE_NULL -> NODES.nullNode();
      case VALUE_EMBEDDED_OBJECT -> {
        byte[] binary = (byte[]) parser.getEmbeddedObject();
        yield NODES.stringNode(Base64Variants.getDefaultVariant().encode(binary));
      }
      default -> NODES.booleanNode(parser.getBooleanValue());
    };
  }

  private static JsonNode wholeNumber(JsonParser parser) {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }
}
