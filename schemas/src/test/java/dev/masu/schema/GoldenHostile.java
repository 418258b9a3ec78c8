package dev.masu.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A document made to exhaust or confuse a checker, beside those of the fixtures.
 *
 * @param name what it is about
 * @param limits the limits of the check
 * @param schema the schema, of 2020-12
 * @param document the document
 */
record GoldenHostile(String name, CheckLimits limits, String schema, String document) {
  private static final CheckLimits DEFAULTS = CheckLimits.defaults();
  private static final String NUMBERS = """
      {"items": {"type": "integer", "minimum": -5, "maximum": 10, "multipleOf": 2, "enum": [0, 2, 1e400]},
       "uniqueItems": true}
      """;
  private static final String RECURSIVE = """
      {"type": ["object", "array"],
       "items": {"$ref": "#"},
       "additionalProperties": {"$ref": "#"}}
      """;
  private static final String BRANCHES = """
      {"anyOf": [
        {"type": "object", "properties": {"a": {"type": "string"}, "b": {"$ref": "#"}}, "required": ["a"]},
        {"type": "array", "items": {"$ref": "#"}, "minItems": 1},
        {"type": "integer"}]}
      """;
  private static final String ORDER = """
      {"type": "object", "required": ["id", "lines"], "additionalProperties": false,
       "properties": {
         "id": {"type": "string", "pattern": "^[A-Z]{2}[0-9]+$"},
         "lines": {"type": "array", "items": {"type": "object",
           "properties": {"sku": {"type": "string"}, "count": {"type": "integer", "minimum": 1}},
           "required": ["sku", "count"]}}}}
      """;

  static List<GoldenHostile> all() {
    List<GoldenHostile> all = new ArrayList<>();
    addNumbers(all);
    addNames(all);
    addDeep(all);
    addTruncated(all);
    addMany(all);
    addLimits(all);
    addPatterns(all);
    return all;
  }

  private static GoldenHostile of(String name, String schema, String document) {
    return new GoldenHostile(name, DEFAULTS, schema, document);
  }

  private static String joined(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(","));
  }

  private static void addNumbers(List<GoldenHostile> all) {
    for (String number : List.of(
        "1e400",
        "-1e400",
        "1e-400",
        "1e2147483647",
        "1e2147483648",
        "1e-2147483648",
        "1e99999999999",
        "-1e-99999999999",
        "0e99999999999",
        "1e" + "9".repeat(500),
        "2.0",
        "2.000000000000000000000000000001",
        "20e-1",
        "-0",
        "-0.0",
        "9223372036854775808",
        "123456789012345678901234567890",
        "0." + "0".repeat(900) + "1",
        "1".repeat(1_000),
        "1".repeat(1_001),
        "1".repeat(2_000),
        "1." + "1".repeat(2_000))) {
      String shown = number.length() > 40 ? number.substring(0, 40) + "…" : number;
      all.add(of("number " + shown + " of " + number.length(), NUMBERS, "[" + number + "]"));
      all.add(of(
          "number " + shown + " twice of " + number.length(),
          NUMBERS,
          "[\"a\",\n" + number + ", " + number + ",2]"));
    }
    all.add(of("exponents in branches", BRANCHES, "[1e99999999999, {\"a\":1e99999999999}]"));
    all.add(of("exponent as unknown member", ORDER, "{\"idd\":1e99999999999,\"lines\":[]}"));
    all.add(of("equal numbers", "{\"const\":100}", "1.0e2"));
    all.add(of("equal numbers held", "{\"enum\":[[100,{\"a\":1.50}]]}", "[1e2,{\"a\":15e-1}]"));
    all.add(of("almost equal numbers", "{\"enum\":[[100,{\"a\":1.50}]]}", "[1e2,{\"a\":15.1e-1}]"));
  }

  private static void addNames(List<GoldenHostile> all) {
    String collide = "{" + joined(1 << 12, i -> "\"" + colliding(i, 12) + "\":1") + "}";
    all.add(of("names that collide", "{\"maxProperties\":5}", collide));
    all.add(of(
        "names that collide, none allowed",
        "{\"properties\":{\"BBAaBBAaBBAaBBAaBBAaBBAa\":true},\"additionalProperties\":false}",
        collide));
    all.add(of(
        "texts that collide",
        "{\"uniqueItems\":true}",
        "[" + joined(1 << 12, i -> "\"" + colliding(i, 12) + "\"") + ",\"" + colliding(9, 12)
            + "\"]"));
    for (String names : List.of(
        "\"a\":1,\"a\":1",
        "\"a\":\"x\",\"a\":\"y\"",
        "\"a\":\"x\",\"b\":{\"b\":1,\"b\":2}",
        "\"a\":\"x\",\"\\u0061\":1,\"a\":2",
        "\"\":1,\"\":2",
        "\"a\":{\"a\":{\"a\":1,\"a\":2}},\"a\":1",
        "\"__proto__\":1,\"hashCode\":2,\"a/b~c\":{\"a/b~c\":1}",
        "\"a\\nb\\u0000\\u202e\":1",
        "\"\uD83D\uDE00\":1,\"e\u0301\":2,\"\u00e9\":3")) {
      all.add(of("names {" + names + "} in branches", BRANCHES, "{" + names + "}"));
      all.add(
          of("names {" + names + "} in a list", BRANCHES, "[{" + names + "},\n{" + names + "}]"));
      all.add(of("names {" + names + "} unknown", ORDER, "{" + names + "}"));
      all.add(of(
          "names {" + names + "} compared",
          "{\"items\":{\"const\":{\"a\":1}},\"uniqueItems\":true}",
          "[{" + names + "},{" + names + "}]"));
    }
    all.add(of("name of 60,000 chars", ORDER, "{\"" + "n".repeat(60_000) + "\":1}"));
    all.add(of("misspelt names", ORDER, "{\"ids\":1,\"line\":[],\"Id\":2}"));
  }

  private static String colliding(int number, int bits) {
    return IntStream.range(0, bits)
        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
        .collect(Collectors.joining());
  }

  private static void addDeep(List<GoldenHostile> all) {
    for (int depth : new int[] {20, 499, 500, 501, 20_000}) {
      String arrays = "[".repeat(depth) + "1" + "]".repeat(depth);
      String objects = "{\"b\":".repeat(depth) + "1" + "}".repeat(depth);
      for (String schema : List.of(RECURSIVE, BRANCHES, "{\"type\":\"string\"}", "false")) {
        String by = ", by " + schema.strip().substring(0, Math.min(15, schema.length()));
        all.add(of("arrays nested " + depth + by, schema, arrays));
        all.add(of("objects nested " + depth + by, schema, objects));
        all.add(of("arrays nested " + depth + ", open" + by, schema, "[".repeat(depth)));
      }
    }
    String held = "[[".repeat(100) + "]]".repeat(100);
    all.add(of("equal deep items", "{\"uniqueItems\":true}", "[" + held + "," + held + "]"));
    all.add(of("deep not", "{\"not\":{\"items\":{\"$ref\":\"#\"}}}", held));
  }

  private static void addTruncated(List<GoldenHostile> all) {
    String document =
        "{\"id\": \"AB12\",\n \"lines\": [{\"sku\": \"\u00e9\\n\", \"count\": 1.5e3},\n"
            + "  {\"sku\": null, \"count\": true}]}";
    for (int end = 0; end <= document.length(); end++) {
      all.add(of("order of its first " + end + " chars", ORDER, document.substring(0, end)));
    }
    for (String behind : List.of("x", "{}", ",", "]", "\u0000", "\uFEFF", "// end", "null")) {
      all.add(of("order and behind it " + behind, ORDER, document + " " + behind));
    }
    for (String wrong :
        List.of("NaN", "'a'", "01", "+1", ".5", "1.", "1e", "\"\t\"", "\"\\x\"", "tru")) {
      all.add(
          of("wrong before " + wrong, ORDER, "{\"id\":7,\"x\":[1],\"lines\":[{}," + wrong + "]}"));
    }
  }

  private static void addMany(List<GoldenHostile> all) {
    String items = "[" + joined(300, i -> "\n{\"sku\":" + i + "}") + "]";
    for (int kept : new int[] {1, 2, 6, 99, 100, 599, 600, 601}) {
      all.add(new GoldenHostile(
          "many wrong lines, " + kept + " kept",
          DEFAULTS.withMaxViolations(kept),
          ORDER,
          "{\"id\":\"A1\",\"lines\":" + items + "}"));
    }
    all.add(of(
        "many alternatives that fail",
        "{\"items\":" + BRANCHES.replace("#", "#/items") + "}",
        "[" + joined(3_000, i -> i % 2 == 0 ? "null" : "{\"a\":" + i + "}") + "]"));
    all.add(of(
        "a hundred alternatives",
        "{\"oneOf\":[" + joined(100, i -> "{\"required\":[\"n" + i + "\"],\"type\":\"object\"}")
            + "]}",
        "{\"n7\":1,\"n80\":2}"));
    all.add(of(
        "a hundred alternatives, none of which fits",
        "{\"oneOf\":["
            + joined(
                100,
                i -> "{\"properties\":{\"kind\":{\"const\":\"k" + i + "\"},\"v\":{\"maximum\":" + i
                    + "}}}")
            + "]}",
        "{\"kind\":\"k42\",\"v\":43}"));
    all.add(of("many names twice", ORDER, "{" + joined(400, i -> "\"n" + i / 2 + "\":1") + "}"));
    all.add(of("many equal items", "{\"uniqueItems\":true}", "[" + joined(500, i -> "1") + "]"));
    all.add(of(
        "violations of an object before those within",
        "{\"additionalProperties\":{\"type\":\"string\"},\"required\":[\"z\"],\"maxProperties\":1}",
        "{" + joined(200, i -> "\"n" + i + "\":1") + "}"));
  }

  private static void addLimits(List<GoldenHostile> all) {
    String strings = "{\"items\":{\"maxLength\":2,\"pattern\":\"^1\"},\"uniqueItems\":true}";
    String texts = "[\"a\",\"123456\",\"123\",{\"1234567\":1},\"123456\"]";
    all.add(new GoldenHostile("strings too long", DEFAULTS.withMaxStringLength(5), strings, texts));
    all.add(
        new GoldenHostile("document too large", DEFAULTS.withMaxDocumentSize(10), strings, texts));
    all.add(new GoldenHostile("too deep", DEFAULTS.withMaxDepth(1), strings, texts));
    for (int held : new int[] {1, 3, 5, 8}) {
      all.add(new GoldenHostile(
          "held values " + held,
          DEFAULTS.withMaxHeldValues(held),
          "{\"uniqueItems\":true,\"items\":{\"enum\":[[1],[2,[3]]]}}",
          "[[1],[2,[3]],[4,[5,[6]]],7]"));
    }
    all.add(new GoldenHostile(
        "all limits at once",
        DEFAULTS.withMaxStringLength(3).withMaxDepth(2).withMaxViolations(2).withMaxHeldValues(2),
        strings,
        "[\"12345\",1,1,[[1]]]"));
    all.add(new GoldenHostile(
        "steps",
        DEFAULTS.withMaxStepsPerValue(10),
        "{\"allOf\":[" + joined(2_000, i -> "{\"type\":\"array\"}") + "]}",
        "[]"));
  }

  private static void addPatterns(List<GoldenHostile> all) {
    String letters = "a".repeat(40);
    for (String pattern :
        List.of("(a*)*b", "(a|a)*$", "^(a+)+$", "(?=a)(a+)+b", "^(?!.*b).*$", "(a+)\\\\1c")) {
      String schema = "{\"pattern\":\"%s\",\"patternProperties\":{\"%s\":{\"type\":\"null\"}}}"
          .formatted(pattern, pattern);
      all.add(of("pattern " + pattern, schema, "\"" + letters + "!\""));
      all.add(
          of("pattern of a name " + pattern, schema, "{\"" + letters + "!\":1,\"b\":2,\"a\":3}"));
    }
    all.add(new GoldenHostile(
        "pattern steps",
        DEFAULTS.withMaxPatternSteps(1),
        "{\"items\":{\"pattern\":\"^(?!x)\"}}",
        "[\"\",\"abc\",\"x\"]"));
  }
}
