package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Numbers;
import dev.masu.schema.internal.text.Actual;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variants;
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
  private @Nullable Spot spot;

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
   * @throws Unreadable if it has no exact JSON value
   */
  void read(JsonParser source, int valueOrder, int valueDepth) {
    JsonToken token = source.currentToken();
    parser = source;
    text = null;
    switch (token) {
      case VALUE_STRING -> start(JsonType.STRING, valueOrder, valueDepth);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
        start(JsonType.NUMBER, valueOrder, valueDepth);
        readNumber(source, token);
      }
      case VALUE_TRUE, VALUE_FALSE -> {
        start(JsonType.BOOLEAN, valueOrder, valueDepth);
        isTrue = token == JsonToken.VALUE_TRUE;
      }
      case VALUE_NULL -> start(JsonType.NULL, valueOrder, valueDepth);
      case VALUE_EMBEDDED_OBJECT -> {
        text = embedded(source.getEmbeddedObject());
        start(text == null ? JsonType.NULL : JsonType.STRING, valueOrder, valueDepth);
      }
      default -> throw new Unreadable("not-json", Actual.nothing());
    }
  }

  /** A Java object amid the tokens, as {@code convertValue} makes them of byte arrays. */
  private static @Nullable String embedded(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof byte[] bytes) {
      return Base64Variants.getDefaultVariant().encode(bytes);
    }
    throw new Unreadable("not-json", Actual.javaObject(value));
  }

  private void start(JsonType newType, int newOrder, int newDepth) {
    type = newType;
    order = newOrder;
    depth = newDepth;
    shown = null;
    spot = null;
  }

  /** Nothing is asked of the parser that would change what it gives to others as the number. */
  private void readNumber(JsonParser source, JsonToken token) {
    exact = null;
    isLong = false;
    if (token == JsonToken.VALUE_NUMBER_FLOAT) {
      readDecimal(source);
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

  /** Only an exponent can make a number too large to be held exactly. */
  private void readDecimal(JsonParser source) {
    String digits = source.getString();
    if (source.isNaN()) {
      throw new Unreadable("not-json", Actual.written(digits));
    }
    text = digits;
    if (digits.indexOf('e') >= 0 || digits.indexOf('E') >= 0) {
      exact = decimal(digits);
    }
  }

  private static BigDecimal decimal(String digits) {
    try {
      return new BigDecimal(digits);
    } catch (NumberFormatException e) {
      // Of a well-formed number that is its exponent, beyond what BigDecimal holds.
      throw new Unreadable("exponent-too-large", Actual.written(digits));
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
  @Nullable
  Spot spot() {
    if (spot == null) {
      spot = run().here(order);
    }
    return spot;
  }

  @Override
  int size() {
    return 0;
  }

  @Override
  boolean holdsUnread() {
    return false;
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
      known = isLong ? BigDecimal.valueOf(whole) : decimal(text());
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
      case NUMBER -> Numbers.canonical(number());
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
