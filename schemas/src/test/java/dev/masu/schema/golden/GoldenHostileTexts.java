package dev.masu.schema.golden;

import static dev.masu.schema.golden.GoldenHostile.BRANCHES;
import static dev.masu.schema.golden.GoldenHostile.ORDER;
import static dev.masu.schema.golden.GoldenHostile.hostile;
import static dev.masu.schema.golden.GoldenHostile.joined;

import dev.masu.fixtures.CollidingTexts;
import java.util.List;

/** Hostile numbers and names, and documents that are not JSON. */
final class GoldenHostileTexts {
  private static final String NUMBERS = """
      {"items": {"type": "integer", "minimum": -5, "maximum": 10, "multipleOf": 2, "enum": [0, 2, 1e400]},
       "uniqueItems": true}
      """;

  private GoldenHostileTexts() {}

  static void addTo(List<GoldenHostile> all) {
    addNumbers(all);
    addNames(all);
    addTruncated(all);
  }

  private static void addNumbers(List<GoldenHostile> all) {
    for (String number : List.of(
        "1e400",
        "-1e400",
        "1e-400",
        "1e2147483647",
        "1e2147483649",
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
      all.add(hostile("number " + shown + " of " + number.length(), NUMBERS, "[" + number + "]"));
      all.add(hostile(
          "number " + shown + " twice of " + number.length(),
          NUMBERS,
          "[\"a\",\n" + number + ", " + number + ",2]"));
    }
    all.add(hostile("exponents in branches", BRANCHES, "[1e99999999999, {\"a\":1e99999999999}]"));
    all.add(hostile("exponent as unknown member", ORDER, "{\"idd\":1e99999999999,\"lines\":[]}"));
    all.add(hostile("equal numbers", "{\"const\":100}", "1.0e2"));
    all.add(
        hostile("equal numbers held", "{\"enum\":[[100,{\"a\":1.50}]]}", "[1e2,{\"a\":15e-1}]"));
    all.add(hostile(
        "almost equal numbers", "{\"enum\":[[100,{\"a\":1.50}]]}", "[1e2,{\"a\":15.1e-1}]"));
  }

  private static void addNames(List<GoldenHostile> all) {
    String collide = "{" + joined(1 << 12, i -> "\"" + CollidingTexts.of(i, 12) + "\":1") + "}";
    all.add(hostile("names that collide", "{\"maxProperties\":5}", collide));
    all.add(hostile(
        "names that collide, none allowed",
        "{\"properties\":{\"BBAaBBAaBBAaBBAaBBAaBBAa\":true},\"additionalProperties\":false}",
        collide));
    all.add(hostile(
        "texts that collide",
        "{\"uniqueItems\":true}",
        "[" + joined(1 << 12, i -> "\"" + CollidingTexts.of(i, 12) + "\"") + ",\""
            + CollidingTexts.of(9, 12) + "\"]"));
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
      all.add(hostile("names {" + names + "} in branches", BRANCHES, "{" + names + "}"));
      all.add(hostile(
          "names {" + names + "} in a list", BRANCHES, "[{" + names + "},\n{" + names + "}]"));
      all.add(hostile("names {" + names + "} unknown", ORDER, "{" + names + "}"));
      all.add(hostile(
          "names {" + names + "} compared",
          "{\"items\":{\"const\":{\"a\":1}},\"uniqueItems\":true}",
          "[{" + names + "},{" + names + "}]"));
    }
    all.add(hostile("misspelt names", ORDER, "{\"ids\":1,\"line\":[],\"Id\":2}"));
  }

  private static void addTruncated(List<GoldenHostile> all) {
    String document =
        "{\"id\": \"AB12\",\n \"lines\": [{\"sku\": \"\u00e9\\n\", \"count\": 1.5e3},\n"
            + "  {\"sku\": null, \"count\": true}]}";
    for (int end = 0; end <= document.length(); end++) {
      all.add(hostile("order of its first " + end + " chars", ORDER, document.substring(0, end)));
    }
    for (String rest : List.of("x", "{}", ",", "]", "\u0000", "\uFEFF", "// end", "null")) {
      all.add(hostile("order followed by " + rest, ORDER, document + " " + rest));
    }
    for (String wrong :
        List.of("NaN", "'a'", "01", "+1", ".5", "1.", "1e", "\"\t\"", "\"\\x\"", "tru")) {
      all.add(hostile(
          "wrong before " + wrong, ORDER, "{\"id\":7,\"x\":[1],\"lines\":[{}," + wrong + "]}"));
    }
  }
}
