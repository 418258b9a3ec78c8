package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.text.Shown;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Words for parts of a schema. */
public final class Words {
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
  static Stream<String> kinds(Finding finding) {
    return finding.keyword().equals("type")
        ? typeNames(finding.schema())
        : values(finding).map(Words::json);
  }

  /** The texts that a failed {@code const} or {@code enum} expected. */
  static Stream<String> texts(Finding finding) {
    return finding.keyword().equals("type")
        ? Stream.of()
        : values(finding).filter(JsonNode::isString).map(JsonNode::stringValue);
  }

  private static Stream<JsonNode> values(Finding finding) {
    return finding.keyword().equals("enum")
        ? finding.schema().valueStream()
        : Stream.of(finding.schema());
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

  /** Names to choose from: {@code "a", "b" or "c"}. */
  static String choice(List<String> names) {
    return either(names.stream().map(Shown::text).toList());
  }

  /** {@code x}, {@code x or y}, {@code x, y or z}. */
  static String either(List<String> words) {
    int last = words.size() - 1;
    if (words.size() > MAX_TOLD) {
      String told = words.stream().limit(MAX_TOLD).collect(Collectors.joining(", "));
      return told + " or one of " + (words.size() - MAX_TOLD) + " more";
    }
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  /** A whole number of the schema: {@code 2} for {@code 2.0} too. */
  public static String count(BigDecimal number) {
    BigDecimal count = number.stripTrailingZeros();
    return count.precision() - (long) count.scale() <= MAX_DIGITS
        ? count.toPlainString()
        : Shown.bare(count.toString());
  }

  /** {@code 1 item}, {@code 2 items}, {@code 0 properties}. */
  static String counted(String number, String unit) {
    if (number.equals("1")) {
      return "1 " + unit;
    }
    return number + " " + (unit.equals("property") ? "properties" : unit + "s");
  }

  /** Of alternatives that all failed. */
  public static String noneFits() {
    return "no alternative fits";
  }

  /**
   * Of alternatives that all failed.
   *
   * @param number the number of the one that was meant, from 1
   */
  public static String noneFits(int number) {
    return "no alternative fits; the closest is number " + number;
  }

  /**
   * Of alternatives of which one alone may fit.
   *
   * @param one the number of one that fits, from 1
   * @param other the number of another one
   */
  public static String twoFit(int one, int other) {
    return "the alternatives " + one + " and " + other + " fit, but only one may";
  }

  /**
   * Of a property that another one asks for.
   *
   * @param missing its name
   * @param beside the name of the other
   */
  public static String missing(String missing, String beside) {
    return "missing property "
        + Shown.text(missing)
        + ", which must stand beside "
        + Shown.text(beside)
        + "; add it";
  }

  /**
   * Of items that have to differ.
   *
   * @param first the index of an item, from 0
   * @param second the index of another one
   */
  public static String equalItems(int first, int second) {
    return "expected items that all differ but those at index "
        + first
        + " and "
        + second
        + " are equal; remove one";
  }

  /**
   * Of a number of items that a schema asks for.
   *
   * @param relation {@code at least} or {@code at most}
   * @param bound the number that is asked for, as {@link #count} tells it
   * @param wanted the schema
   * @param found the number that was found
   */
  public static String contained(String relation, String bound, JsonNode wanted, int found) {
    String verb = bound.equals("1") ? "is " : "are each ";
    return String.format(
        "expected %s %s that %s but found %d",
        relation,
        counted(bound, "item"),
        only(wanted).map(verb::concat).orElse("\"contains\" accepts"),
        found);
  }
}
