package dev.masu.schema.internal.report;

import dev.masu.schema.internal.evaluate.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeType;

/** Parts of a schema as parameters of a violation. */
public final class SchemaParts {
  /** Longer whole numbers are written with an exponent. */
  private static final int MAX_DIGITS = 20;

  private SchemaParts() {}

  /** The types that a {@code type} keyword allows. */
  private static Stream<String> types(JsonNode type) {
    return type.isArray() ? type.valueStream().map(JsonNode::asString) : Stream.of(type.asString());
  }

  /** What a {@code type}, {@code const} or {@code enum} expects: types, or values as JSON. */
  static Stream<String> kinds(String keyword, JsonNode value) {
    return keyword.equals("type") ? types(value) : values(keyword, value).map(JsonNode::toString);
  }

  /** The texts that a {@code const} or {@code enum} allows. */
  static Stream<String> texts(String keyword, JsonNode value) {
    return keyword.equals("type")
        ? Stream.of()
        : values(keyword, value).filter(JsonNode::isString).map(JsonNode::stringValue);
  }

  /** The types of the values that a {@code const} or {@code enum} allows. */
  public static Set<JsonNodeType> typesOfValues(String keyword, JsonNode value) {
    return values(keyword, value)
        .map(JsonNode::getNodeType)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<JsonNode> values(String keyword, JsonNode value) {
    return keyword.equals("enum") ? value.valueStream() : Stream.of(value);
  }

  /**
   * What a schema of a single {@code type}, {@code const} or {@code enum} expects: a value as JSON, or
   * a list of types or values.
   */
  static Optional<Object> only(JsonNode schema) {
    String keyword = schema.size() == 1 ? schema.propertyNames().iterator().next() : "";
    JsonNode value = schema.path(keyword);
    return switch (keyword) {
      case "type" -> Optional.of(types(value).toList());
      case "const" -> Optional.of(value.toString());
      case "enum" -> Optional.of(value.valueStream().map(JsonNode::toString).toList());
      default -> Optional.empty();
    };
  }

  /** A whole number of the schema: {@code 2} for {@code 2.0} too. */
  public static Number count(BigDecimal number) {
    BigDecimal count = Numbers.canonical(number);
    if (count.precision() - (long) count.scale() > MAX_DIGITS) {
      return count;
    }
    BigInteger whole = count.toBigInteger();
    return whole.bitLength() < Integer.SIZE ? (Number) whole.intValue() : whole;
  }

  /** The details of two things of the same kind, by their numbers. */
  public static Map<String, Object> pair(int first, int second) {
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("first", first);
    details.put("second", second);
    return details;
  }

  /**
   * The details of a property that another one requires.
   *
   * @param missing its name
   * @param beside the name of the other
   */
  public static Map<String, Object> missing(String missing, String beside) {
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("missing", missing);
    details.put("beside", beside);
    return details;
  }

  /** A whole number of the schema; of any other value the number 1. */
  public static Number count(JsonNode number) {
    return number.isNumber() ? count(number.decimalValue()) : 1;
  }

  /**
   * The details of a number of items that {@code contains} requires.
   *
   * @param bound the number, as {@link #count} gives it
   * @param wanted the schema of the items
   */
  public static Map<String, Object> contained(Number bound, Expectation wanted) {
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("expected", bound);
    wanted.only().ifPresent(kinds -> details.put("wanted", kinds));
    return details;
  }
}
