package dev.masu.schema.differential;

import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON values of any kind, of a choice so small that schemas and documents often share them. */
final class Values {
  static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();
  static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  static final List<String> NAMES = List.of("a", "b", "c", "d", "", "a/b~", "ab", "\u00e9", "$ref");
  static final List<String> TEXTS =
      List.of("", "a", "b", "ab", "aba", "bb", "\u00e9", "\ud83d\udc32", "1", "xa", "a b");
  static final List<String> PATTERNS =
      List.of("^a", "b$", "^[ab]*$", "\u00e9", "^.$", "\\d", "a|c", "^$", "^[^a]", "a{2}|b");
  private static final List<String> NUMBERS = List.of(
      "0",
      "1",
      "-1",
      "1.5",
      "0.1",
      "0.3",
      "2",
      "3",
      "7",
      "10",
      "1000",
      "-2.5",
      "12345678901234567890",
      "12345678901234567891",
      "0.12345678901234567891",
      "9007199254740993",
      "-0.25");
  private static final List<String> WHOLE_AS_FRACTIONS =
      List.of("1.0", "2.00", "1e3", "1e400", "-0.0", "30e-1", "1e-400", "123456789012345678900e-1");

  private final Choice choice;
  private final Draft draft;

  Values(Choice choice, Draft draft) {
    this.choice = choice;
    this.draft = draft;
  }

  /** Draft-04 leaves open whether 1.0 is an integer. */
  JsonNode number() {
    boolean any = draft.isSince(Draft.DRAFT_06) && choice.percent(25);
    return EXACT.readTree(choice.of(any ? WHOLE_AS_FRACTIONS : NUMBERS));
  }

  JsonNode positive() {
    BigDecimal number = number().decimalValue().abs();
    boolean isExtreme = number.signum() == 0 || Math.abs(number.scale()) > 100;
    return JSON.numberNode(isExtreme ? BigDecimal.ONE : number);
  }

  JsonNode text() {
    return JSON.stringNode(choice.of(TEXTS));
  }

  JsonNode scalar() {
    return switch (choice.below(6)) {
      case 0, 1 -> number();
      case 2, 3 -> text();
      case 4 -> JSON.booleanNode(choice.percent(50));
      default -> JSON.nullNode();
    };
  }

  /** Any value, with arrays and objects nested so deep. */
  JsonNode any(int depth) {
    int kind = depth == 0 ? 0 : choice.below(4);
    if (kind < 2) {
      return scalar();
    }
    return kind == 2 ? array(depth) : object(depth);
  }

  private ArrayNode array(int depth) {
    ArrayNode array = JSON.arrayNode();
    for (int i = choice.below(4); i > 0; i--) {
      array.add(any(depth - 1));
    }
    return array;
  }

  private ObjectNode object(int depth) {
    ObjectNode object = JSON.objectNode();
    for (int i = choice.below(4); i > 0; i--) {
      object.set(choice.of(NAMES), any(depth - 1));
    }
    return object;
  }
}
