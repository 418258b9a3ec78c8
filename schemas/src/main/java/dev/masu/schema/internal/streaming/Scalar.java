package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Numbers;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The scalar that the parser stands at, or a property's name seen as a string. One instance serves all
 * scalars of a check; what is asked of it is read once.
 */
final class Scalar extends Value {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private JsonType type = JsonType.NULL;
  private int order;
  private int depth;
  private @Nullable JsonParser parser;
  private @Nullable String text;
  private boolean isTrue;
  private boolean isLong;
  private long whole;
  private @Nullable BigDecimal exact;
  private @Nullable JsonNode shown;

  Scalar(Run run) {
    super(run);
  }

  void ofName(String name, int nameOrder, int objectDepth) {
    start(JsonType.STRING, nameOrder, objectDepth);
    parser = null;
    text = name;
  }

  /**
   * Takes the parser's current token.
   *
   * @throws ArithmeticException if it is a number that has no exact value here
   */
  void read(JsonParser source, int valueOrder, int valueDepth) {
    JsonToken token = source.currentToken();
    start(JsonType.startedBy(token), valueOrder, valueDepth);
    parser = source;
    text = null;
    if (type == JsonType.NUMBER) {
      readNumber(source, token);
    } else {
      isTrue = token == JsonToken.VALUE_TRUE;
    }
  }

  private void start(JsonType newType, int newOrder, int newDepth) {
    type = newType;
    order = newOrder;
    depth = newDepth;
    shown = null;
  }

  private void readNumber(JsonParser source, JsonToken token) {
    exact = null;
    isLong = false;
    if (token == JsonToken.VALUE_NUMBER_FLOAT) {
      exact = decimal(source);
      return;
    }
    switch (source.getNumberType()) {
      case INT, LONG -> {
        isLong = true;
        whole = source.getLongValue();
      }
      default -> exact = new BigDecimal(source.getBigIntegerValue());
    }
  }

  private static BigDecimal decimal(JsonParser source) {
    if (source.isNaN()) {
      throw new ArithmeticException("not-json");
    }
    try {
      return source.getDecimalValue();
    } catch (NumberFormatException e) {
      // Of a well-formed number that is its exponent, beyond what BigDecimal holds.
      throw new ArithmeticException("exponent-too-large");
    }
  }

  @Override
  JsonType type() {
    return type;
  }

  @Override
  int order() {
    return order;
  }

  @Override
  int depth() {
    return depth;
  }

  @Override
  int size() {
    return 0;
  }

  @Override
  ObjectNames names() {
    return ObjectNames.NONE;
  }

  @Override
  @Nullable
  Failures outcome(SchemaNode branch) {
    return branch.check(this);
  }

  /** The text, if it is a string. */
  String text() {
    String known = text;
    if (known == null) {
      known = parser == null ? "" : parser.getString();
      text = known;
    }
    return known;
  }

  /** Whether it is a number without fraction. */
  boolean isWhole() {
    return type == JsonType.NUMBER && (isLong || Numbers.isWhole(number()));
  }

  /** The number, if it is one. */
  BigDecimal number() {
    BigDecimal known = exact;
    if (known == null) {
      known = BigDecimal.valueOf(whole);
      exact = known;
    }
    return known;
  }

  /** Compares the number with another one. */
  int compareTo(BigDecimal limit, long limitAsLong, boolean limitIsLong) {
    return isLong && limitIsLong ? Long.compare(whole, limitAsLong) : number().compareTo(limit);
  }

  /** A value that equals those of all equal scalars. */
  Object canonical() {
    return switch (type) {
      case STRING -> text();
      case NUMBER -> HeldValues.canonical(number());
      case BOOLEAN -> isTrue;
      default -> JsonType.NULL;
    };
  }

  @Override
  JsonNode shown() {
    JsonNode known = shown;
    if (known == null) {
      known = node();
      shown = known;
    }
    return known;
  }

  private JsonNode node() {
    return switch (type) {
      case STRING -> NODES.stringNode(text());
      case NUMBER -> isLong ? NODES.numberNode(whole) : numberNode(number());
      case BOOLEAN -> NODES.booleanNode(isTrue);
      default -> NODES.nullNode();
    };
  }

  private JsonNode numberNode(BigDecimal number) {
    boolean writtenWhole = parser != null && parser.currentToken() == JsonToken.VALUE_NUMBER_INT;
    return writtenWhole ? NODES.numberNode(number.toBigInteger()) : NODES.numberNode(number);
  }
}
