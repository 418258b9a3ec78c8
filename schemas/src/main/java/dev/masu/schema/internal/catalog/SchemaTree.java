package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckLimits;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads the text of a schema as an exact tree. A mapper would do so too, but is slow to load. */
final class SchemaTree {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser parser;
  private int depth;

  private SchemaTree(JsonParser parser) {
    this.parser = parser;
  }

  /**
   * Reads the only value of an input.
   *
   * @throws tools.jackson.core.JacksonException if it is not one value, an object holds a name twice, or it
   *     nests too deep
   * @throws NumberFormatException if the exponent of a number is too large
   */
  static JsonNode read(JsonParser parser) {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new StreamReadException(parser, "expected a value");
    }
    JsonNode value = new SchemaTree(parser).value();
    if (parser.nextToken() != null) {
      throw new StreamReadException(parser, "expected one value only");
    }
    return value;
  }

  private JsonNode value() {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> wholeNumber();
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDecimalValue());
      case VALUE_NULL -> NODES.nullNode();
      default -> NODES.booleanNode(parser.getBooleanValue());
    };
  }

  private JsonNode wholeNumber() {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  private JsonNode object() {
    enter();
    ObjectNode object = NODES.objectNode();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      parser.nextToken();
      if (object.replace(name, value()) != null) {
        throw new StreamReadException(parser, "the name \"" + name + "\" occurs twice");
      }
    }
    depth--;
    return object;
  }

  private JsonNode array() {
    enter();
    ArrayNode array = NODES.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    depth--;
    return array;
  }

  private void enter() {
    if (++depth > CheckLimits.defaults().maxDepth()) {
      throw new StreamReadException(parser, "nests too deep");
    }
  }
}
