package dev.masu.schema.internal.compile;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads a value as a tree with exact numbers. A mapper could do that too, but is slow to load. */
public final class ExactTree {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser parser;
  private final int maxDepth;
  private final Deque<JsonNode> open = new ArrayDeque<>();
  private @Nullable JsonNode root;

  private ExactTree(JsonParser parser, int maxDepth) {
    this.parser = parser;
    this.maxDepth = maxDepth;
  }

  /**
   * Reads the only value of an input. Binary values become strings in Base64, as they are in JSON.
   *
   * @param parser the parser, before its first token
   * @param maxDepth how deep arrays and objects may nest
   * @throws tools.jackson.core.JacksonException if there is not exactly one value, an object has a duplicate
   *     name, the nesting is too deep, or a number is none of JSON's or has too large an exponent
   */
  public static JsonNode read(JsonParser parser, int maxDepth) {
    return new ExactTree(parser, maxDepth).read();
  }

  /** Not recursive, since a thread may have little stack left. */
  private JsonNode read() {
    String name = "";
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      if (token == JsonToken.PROPERTY_NAME) {
        name = parser.currentName();
      } else if (token.isStructEnd()) {
        open.pop();
      } else {
        add(name, value(token));
      }
    }
    if (root == null) {
      throw new StreamReadException(parser, "expected a value");
    }
    return root;
  }

  private void add(String name, JsonNode value) {
    JsonNode parent = open.peek();
    if (parent == null && root != null) {
      throw new StreamReadException(parser, "expected one value only");
    }
    if (parent instanceof ObjectNode object && object.replace(name, value) != null) {
      throw new StreamReadException(parser, "the name \"" + name + "\" occurs twice");
    }
    if (parent instanceof ArrayNode array) {
      array.add(value);
    }
    root = root == null ? value : root;
    if (value.isContainer()) {
      open.push(value);
      if (open.size() > maxDepth) {
        throw new StreamReadException(parser, "nests too deep");
      }
    }
  }

  private JsonNode value(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> NODES.objectNode();
      case START_ARRAY -> NODES.arrayNode();
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> wholeNumber();
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(decimal());
      case VALUE_NULL -> NODES.nullNode();
      case VALUE_EMBEDDED_OBJECT -> {
        byte[] binary = (byte[]) parser.getEmbeddedObject();
        yield NODES.stringNode(Base64Variants.getDefaultVariant().encode(binary));
      }
      default -> NODES.booleanNode(parser.getBooleanValue());
    };
  }

  private BigDecimal decimal() {
    try {
      return parser.getDecimalValue();
    } catch (NumberFormatException e) {
      String problem = "expected a number of JSON but found " + parser.getString();
      throw new StreamReadException(parser, problem, parser.currentTokenLocation(), e);
    }
  }

  private JsonNode wholeNumber() {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }
}
