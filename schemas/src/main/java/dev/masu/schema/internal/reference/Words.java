package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import dev.masu.schema.internal.text.Shown;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Words for parts of a schema. */
final class Words {
  /** Of more values only the first are told. */
  private static final int MAX_TOLD = 12;

  /** Longer whole numbers are told as powers of ten. */
  private static final int MAX_DIGITS = 20;

  private Words() {}

  /** The types that a {@code type} keyword allows: {@code a string or null}. */
  static String types(JsonNode type) {
    return either(typeNames(type).toList());
  }

  private static Stream<String> typeNames(JsonNode type) {
    return type.isArray()
        ? type.valueStream().flatMap(Words::typeNames)
        : typeNames(type.asString());
  }

  private static Stream<String> typeNames(String type) {
    return switch (type) {
      case "array", "integer", "object" -> Stream.of("an " + type);
      case "boolean" -> Stream.of("true", "false");
      case "null" -> Stream.of("null");
      default -> Stream.of("a " + type);
    };
  }

  /** What a failed {@code type}, {@code const} or {@code enum} expected. */
  static Stream<String> kinds(Error error) {
    return error.getKeyword().equals("type")
        ? typeNames(error.getSchemaNode())
        : values(error).map(Words::json);
  }

  /** The texts that a failed {@code const} or {@code enum} expected. */
  static Stream<String> texts(Error error) {
    return error.getKeyword().equals("type")
        ? Stream.of()
        : values(error).filter(JsonNode::isString).map(JsonNode::stringValue);
  }

  private static Stream<JsonNode> values(Error error) {
    JsonNode schema = error.getSchemaNode();
    return error.getKeyword().equals("enum") ? schema.valueStream() : Stream.of(schema);
  }

  /** A value of the schema as JSON, with its middle left out if long. */
  static String json(JsonNode value) {
    return value.isString() ? Shown.text(value.stringValue()) : Shown.bare(value.toString());
  }

  /** What a schema of a single {@code type}, {@code const} or {@code enum} asks for. */
  static Optional<String> only(JsonNode schema) {
    String keyword = schema.size() == 1 ? schema.propertyNames().iterator().next() : "";
    JsonNode value = schema.path(keyword);
    return switch (keyword) {
      case "type" -> Optional.of(types(value));
      case "const" -> Optional.of(json(value));
      case "enum" -> Optional.of(either(value.valueStream().map(Words::json).toList()));
      default -> Optional.empty();
    };
  }

  /** The names that a {@code required} or its like lists. */
  static List<String> names(JsonNode names) {
    return names.valueStream().map(JsonNode::asString).toList();
  }

  /** Names to choose from: {@code "a", "b" or "c"}. */
  static String choice(List<String> names) {
    return either(names.stream().map(Shown::text).toList());
  }

  /** Names that belong together: {@code "a", "b" and "c"}. */
  static String all(List<String> names) {
    return joined(names.stream().map(Shown::text).toList(), " and ");
  }

  /** The branches of a list of indexes: {@code number 1 and number 3} for {@code 0, 2}. */
  static String numbers(String indexes) {
    return joined(
        Arrays.stream(indexes.split(", "))
            .map(index -> "number " + (Integer.parseInt(index) + 1))
            .toList(),
        " and ");
  }

  /** {@code x}, {@code x or y}, {@code x, y or z}. */
  static String either(List<String> words) {
    if (words.size() <= MAX_TOLD) {
      return joined(words, " or ");
    }
    String told = words.stream().limit(MAX_TOLD).collect(Collectors.joining(", "));
    return told + " or one of " + (words.size() - MAX_TOLD) + " more";
  }

  private static String joined(List<String> words, String beforeLast) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + beforeLast + words.get(last);
  }

  /** A whole number of the schema: {@code 2} for {@code 2.0} too. */
  static String count(JsonNode number) {
    BigDecimal count = number.decimalValue().stripTrailingZeros();
    return count.precision() - (long) count.scale() <= MAX_DIGITS
        ? count.toPlainString()
        : Shown.number(number);
  }

  /** {@code 1 item}, {@code 2 items}, {@code 0 properties}. */
  static String counted(String number, String unit) {
    if (number.equals("1")) {
      return "1 " + unit;
    }
    return number + " " + (unit.equals("property") ? "properties" : unit + "s");
  }
}
