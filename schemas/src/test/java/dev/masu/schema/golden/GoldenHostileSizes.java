package dev.masu.schema.golden;

import static dev.masu.schema.golden.GoldenHostile.BRANCHES;
import static dev.masu.schema.golden.GoldenHostile.DEFAULTS;
import static dev.masu.schema.golden.GoldenHostile.ORDER;
import static dev.masu.schema.golden.GoldenHostile.hostile;
import static dev.masu.schema.golden.GoldenHostile.joined;

import java.util.List;

/** Hostile documents that are deep or have many violations, and what the limits stop. */
final class GoldenHostileSizes {
  private static final String RECURSIVE = """
      {"type": ["object", "array"],
       "items": {"$ref": "#"},
       "additionalProperties": {"$ref": "#"}}
      """;

  private GoldenHostileSizes() {}

  static void addTo(List<GoldenHostile> all) {
    addDeep(all);
    addMany(all);
    addLimits(all);
    addPatterns(all);
  }

  private static void addDeep(List<GoldenHostile> all) {
    for (int depth : new int[] {20, 499, 500, 501, 20_000}) {
      String arrays = "[".repeat(depth) + "1" + "]".repeat(depth);
      String objects = "{\"b\":".repeat(depth) + "1" + "}".repeat(depth);
      for (String schema : List.of(RECURSIVE, BRANCHES, "{\"type\":\"string\"}", "false")) {
        String by = ", by " + schema.strip().substring(0, Math.min(15, schema.length()));
        all.add(hostile("arrays nested " + depth + by, schema, arrays));
        all.add(hostile("objects nested " + depth + by, schema, objects));
        all.add(hostile("arrays nested " + depth + ", open" + by, schema, "[".repeat(depth)));
      }
    }
    String held = "[[".repeat(100) + "]]".repeat(100);
    all.add(hostile("equal deep items", "{\"uniqueItems\":true}", "[" + held + "," + held + "]"));
    all.add(hostile("deep not", "{\"not\":{\"items\":{\"$ref\":\"#\"}}}", held));
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
    all.add(hostile(
        "many alternatives that fail",
        "{\"items\":" + BRANCHES.replace("#", "#/items") + "}",
        "[" + joined(3_000, i -> i % 2 == 0 ? "null" : "{\"a\":" + i + "}") + "]"));
    all.add(hostile(
        "a hundred alternatives",
        "{\"oneOf\":[" + joined(100, i -> "{\"required\":[\"n" + i + "\"],\"type\":\"object\"}")
            + "]}",
        "{\"n7\":1,\"n80\":2}"));
    all.add(hostile(
        "a hundred alternatives, none of which fits",
        "{\"oneOf\":["
            + joined(
                100,
                i -> "{\"properties\":{\"kind\":{\"const\":\"k" + i + "\"},\"v\":{\"maximum\":" + i
                    + "}}}")
            + "]}",
        "{\"kind\":\"k42\",\"v\":43}"));
    all.add(hostile(
        "many names twice", ORDER, "{" + joined(400, i -> "\"n" + i / 2 + "\":1") + "}"));
    all.add(
        hostile("many equal items", "{\"uniqueItems\":true}", "[" + joined(500, i -> "1") + "]"));
    all.add(hostile(
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
    all.add(new GoldenHostile(
        "steps of counts",
        DEFAULTS.withMaxStepsPerValue(4),
        "{\"allOf\":[" + joined(2_000, i -> "{\"maxItems\":" + i + "}") + "]}",
        "[]"));
  }

  private static void addPatterns(List<GoldenHostile> all) {
    String letters = "a".repeat(40);
    for (String pattern :
        List.of("(a*)*b", "(a|a)*$", "^(a+)+$", "(?=a)(a+)+b", "^(?!.*b).*$", "(a+)\\\\1c")) {
      String schema = "{\"pattern\":\"%s\",\"patternProperties\":{\"%s\":{\"type\":\"null\"}}}"
          .formatted(pattern, pattern);
      all.add(hostile("pattern " + pattern, schema, "\"" + letters + "!\""));
      all.add(hostile(
          "pattern of a name " + pattern, schema, "{\"" + letters + "!\":1,\"b\":2,\"a\":3}"));
    }
    all.add(new GoldenHostile(
        "pattern steps",
        DEFAULTS.withMaxPatternSteps(1),
        "{\"items\":{\"pattern\":\"^(?!x)\"}}",
        "[\"\",\"abc\",\"x\"]"));
  }
}
