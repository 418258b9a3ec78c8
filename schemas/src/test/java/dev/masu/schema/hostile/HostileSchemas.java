package dev.masu.schema.hostile;

import dev.masu.fixtures.CollidingTexts;
import dev.masu.fixtures.HostileDocument;
import java.util.Collections;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Schemas that are hostile themselves, each with a document: branches that multiply, and thousands of names. */
final class HostileSchemas {
  private static final String EXPRESSION = """
      {"type":"object","required":["op"],"oneOf":[
        {"properties":{"op":{"const":"number"},"value":{"type":"number"}},"required":["value"]},
        {"properties":{"op":{"const":"not"},"args":{"maxItems":1,"items":{"$ref":"#"}}},"required":["args"]},
        {"properties":{"op":{"const":"add"},"args":{"minItems":2,"items":{"$ref":"#"}}},"required":["args"]}
      ],"unevaluatedProperties":false}""";

  private HostileSchemas() {}

  static Stream<HostileDocument> all() {
    return Stream.of(
            branchesThatDouble(),
            branchesInPlace(),
            branchesInBranches(),
            manyFailuresOfBranches(),
            branchesAtEachLevel(),
            expressions(),
            branchesRuledOut(),
            branchesOfEachValue(),
            manyBranches(),
            manyNames(),
            itemsThatAreCounted())
        .flatMap(cases -> cases);
  }

  private static HostileDocument invalid(
      String name, String schema, String document, int violations, String first) {
    return new HostileDocument(name, schema, document, i -> "", 0, "", violations, first);
  }

  private static HostileDocument valid(String name, String schema, String document) {
    return invalid(name, schema, document, 0, "valid");
  }

  private static String list(int count, IntFunction<String> item) {
    return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(","));
  }

  private static String array(String item, int count) {
    return "[" + String.join(",", Collections.nCopies(count, item)) + "]";
  }

  private static Stream<HostileDocument> branchesThatDouble() {
    String array = "{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}";
    String twice = "{\"oneOf\":[" + array
        + ",{\"type\":\"array\",\"items\":{\"$ref\":\"#\"},\"minItems\":1}]}";
    String evaluated = "{\"oneOf\":[{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"},"
        + "{\"items\":{\"$ref\":\"#\"},\"type\":\"null\"}],\"unevaluatedItems\":true}";
    String inPlace = "{\"$ref\":\"#/$defs/d0\",\"$defs\":{"
        + list(
            40,
            i -> "\"d%d\":{\"allOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"$ref\":\"#/$defs/d%d\"}]}"
                .formatted(i, i + 1, i + 1))
        + ",\"d40\":{\"type\":\"array\"}}}";
    String branch =
        "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/$defs/n\"}},\"required\":[\"%s\"]}";
    String objects =
        "{\"unevaluatedProperties\":true,\"$ref\":\"#/$defs/n\",\"$defs\":{\"n\":{\"anyOf\":["
            + branch.formatted("x") + "," + branch.formatted("y") + ",{\"type\":\"string\"}]}}}";
    String equal = "{\"oneOf\":[" + array + "," + array + "]}";
    return Stream.of(
        invalid(
            "equal branches that double at each of 20 levels",
            equal,
            "[".repeat(20) + "0" + "]".repeat(20),
            1,
            "oneOf " + "/0".repeat(20) + ": expected an array but found the number 0"),
        invalid(
            "branches that double at each of 400 levels",
            twice,
            nested(400),
            1,
            "oneOf " + "/0".repeat(398) + ": the alternatives 1 and 2 fit, but only one may"),
        valid("references that double in place 40 times", inPlace, "[]"),
        invalid(
            "… of a value that none accepts",
            inPlace,
            "1",
            1,
            "type : expected an array but found the number 1"),
        invalid(
            "alternatives that double in place 40 times",
            inPlace.replace("allOf", "anyOf"),
            "1",
            1,
            "anyOf : expected an array but found the number 1"),
        invalid(
            "branches that double in a deep document",
            objects,
            "{\"a\":".repeat(480) + "1" + "}".repeat(480),
            1,
            "anyOf : no alternative fits; the closest is number 1: missing property \"x\"; add it;"
                + " at /a, missing property \"x\"; add it; at /a/a, missing property \"x\"; add it;"
                + " and 478 more"),
        valid("branches whose evaluated items count, 100 levels", evaluated, nested(100)));
  }

  private static Stream<HostileDocument> branchesInPlace() {
    String items = "{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}";
    String allOf = "{\"allOf\":[".repeat(100) + items + ",{\"minItems\":0}]}".repeat(100);
    String conditions = "{\"items\":{\"allOf\":["
        + list(
            3_000,
            i -> "{\"if\":{\"properties\":{\"k\":{\"const\":%d}}},\"then\":{\"required\":[\"v\"]}}"
                .formatted(i))
        + "]}}";
    String maxima = "{\"anyOf\":[" + list(990, "{\"items\":{\"maximum\":%d}}"::formatted) + "]}";
    return Stream.of(
        invalid(
            "100 schemas in place at each of 62 levels",
            allOf,
            "[".repeat(62) + "1" + "]".repeat(62),
            1,
            "type " + "/0".repeat(62) + ": expected an array but found the number 1"),
        invalid(
            "3,000 conditions for each of 10,000 objects",
            conditions,
            array("{\"k\":-1}", 10_000),
            1,
            "too-many-steps /150: checking needs more than 1354000 steps of the schema's keywords;"
                + " simplify the schema or raise its limit"),
        invalid(
            "5,000 items that 990 branches reject",
            maxima,
            array("1000", 5_000),
            1,
            "anyOf /0: no alternative fits; the closest is number 1: 1000 is greater than the maximum"
                + " 0; at /1, 1000 is greater than the maximum 0; at /2, 1000 is greater than the"
                + " maximum 0; and 4997 more"));
  }

  /** Each alternative lists the failures of two others, which are the same but for the type that they allow. */
  private static Stream<HostileDocument> branchesInBranches() {
    String two = "\"d%d\":{\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"type\":\"null\"}]},"
        + "{\"anyOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"type\":\"boolean\"}]}]}";
    String schema = "{\"$ref\":\"#/$defs/d0\",\"$defs\":{"
        + list(24, i -> two.formatted(i, i + 1, i + 1))
        + ",\"d24\":{\"minimum\":5,\"multipleOf\":7}}}";
    String failures = "1 is less than the minimum 5; 1 is not a multiple of 7; also allowed: ";
    String four = failures + "null; " + failures + "true or false; also allowed: ";
    return Stream.of(invalid(
        "failures that double in the message, 24 times",
        schema,
        "1",
        2,
        "anyOf : " + four + "null; " + four + "true or false; also allowed: null"
            + "; and 1 more; also allowed: null".repeat(21)));
  }

  /** Every item has thousands of failures, which matter only if another alternative is not meant. */
  private static Stream<HostileDocument> manyFailuresOfBranches() {
    String items =
        "{\"anyOf\":[{\"items\":{\"allOf\":[%s]}},{\"items\":{\"required\":[\"h\"]},\"minItems\":1}]}";
    String lists =
        list(400, i -> "{\"required\":[" + list(60, k -> "\"r%d-%d\"".formatted(i, k)) + "]}");
    String constants = list(300, "\"c%d\""::formatted);
    String alike = list(100, i -> "{\"enum\":[" + constants + "," + i + "]}");
    String properties = list(9_000, "\"a%d\":true"::formatted);
    String branches = list(2_500, "{\"$ref\":\"#/$defs/b\",\"minProperties\":%d}"::formatted);
    String message =
        "anyOf /0: no alternative fits; the closest is number 2: missing property \"h\"; add it; at /1,"
            + " missing property \"h\"; add it; at /2, missing property \"h\"; add it; and ";
    return Stream.of(
        invalid(
            "300 items that lack 24,000 properties each",
            items.formatted(lists),
            array("{}", 300),
            1,
            message + "297 more"),
        invalid(
            "1,000 items with 100 failures whose values are nearly the same",
            items.formatted(alike),
            array("{}", 1_000),
            1,
            message + "997 more"),
        invalid(
            "2,500 branches that have 9,000 properties in common",
            "{\"anyOf\":[" + branches
                + ",{\"properties\":{\"x\":{\"const\":4}},\"required\":[\"z\"]}],\"$defs\":{\"b\":{\"properties\":{"
                + properties + ",\"x\":{\"const\":1}}}}}",
            "{\"x\":2}",
            1,
            "anyOf /x: expected 1 or 4 but found the number 2"));
  }

  private static Stream<HostileDocument> branchesAtEachLevel() {
    String branches =
        list(100, "{\"items\":{\"$ref\":\"#\"},\"type\":\"array\",\"maxItems\":%d}"::formatted);
    String arrays = "[1]";
    for (int i = 0; i < 30; i++) {
      arrays = "[" + "1,".repeat(520) + arrays + "]";
    }
    String constants = list(
        900,
        i -> "{\"properties\":{\"o\":{\"properties\":{"
            + list(12, k -> "\"m%d\":{\"const\":\"k%d\"}".formatted((i * 7 + k) % 900, i))
            + "}}},\"required\":[\"n%d\"]}".formatted(i));
    return Stream.of(
        invalid(
            "100 branches for each of 16,000 items, 30 levels deep",
            "{\"anyOf\":[" + branches + "]}",
            arrays,
            1,
            "anyOf : no alternative fits; the closest is number 1: expected at most 0 items but found 521; at /0,"
                + " expected an array but found the number 1; at /1, expected an array but found the number 1;"
                + " and 519 more"),
        invalid(
            "900 branches that rule out 900 members of members",
            "{\"items\":{\"anyOf\":[" + constants + "]}}",
            array("{\"o\":{" + list(900, "\"m%d\":1"::formatted) + "}}", 10),
            10,
            "anyOf /0: no alternative fits; the closest is number 1: missing property \"n0\"; add it; at /0/o/m0,"
                + " expected \"k0\" but found the number 1; at /0/o/m1, expected \"k0\" but found the number 1;"
                + " and 10 more"));
  }

  /** Each item rules out other branches before its last members start. */
  private static Stream<HostileDocument> branchesRuledOut() {
    String inner = list(50, i -> "\"x%d-%%1$d\":{\"minProperties\":1}".formatted(i));
    String properties = list(5, i -> "\"inner%d\":{\"properties\":{%s}}".formatted(i, inner));
    String branches = list(
        40,
        i -> "{\"properties\":{\"p%1$d\":{\"const\":1},".formatted(i)
            + properties.formatted(i)
            + "}}");
    Random random = new Random(1);
    String items = list(
        3_000,
        item -> "{"
            + list(40, i -> "\"p%d\":%d".formatted(i, random.nextInt(2)))
            + ","
            + list(5, "\"inner%d\":{}"::formatted)
            + "}");
    return Stream.of(valid(
        "3,000 items that rule out different ones of 40 branches",
        "{\"items\":{\"anyOf\":[" + branches + ",{\"required\":[\"inner0\"]}]}}",
        "[" + items + "]"));
  }

  /** Every way to a value leads to another set of schemas. */
  private static Stream<HostileDocument> branchesOfEachValue() {
    String two = "{\"oneOf\":[{\"$ref\":\"#/$defs/n%d\"},{\"$ref\":\"#/$defs/n%d\"}]}";
    String members = "\"n%d\":{\"properties\":{\"l\":" + two + ",\"r\":" + two + "}}";
    String schemas = list(
        97,
        i -> members.formatted(
            i, (3 * i + 1) % 97, (5 * i + 2) % 97, (7 * i + 3) % 97, (11 * i + 5) % 97));
    String document = "1";
    for (int i = 0; i < 13; i++) {
      document = "{\"l\":%1$s,\"r\":%1$s}".formatted(document);
    }
    return Stream.of(invalid(
        "a set of schemas for each of 16,383 values",
        "{\"$ref\":\"#/$defs/n0\",\"$defs\":{" + schemas + "}}",
        document,
        1,
        "too-many-steps /l/l/r/r/l/l/r/r/r/r/l: checking needs more than 128800 steps of the schema's"
            + " keywords; simplify the schema or raise its limit"));
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  private static Stream<HostileDocument> expressions() {
    return Stream.of(new int[][] {{2, 1}, {8, 4}, {4, 7}}).flatMap(size -> {
      String document = expression(size[0], size[1]);
      String name = "closed expressions of %d arguments, %d deep".formatted(size[0], size[1]);
      return Stream.of(
          valid(name, EXPRESSION, document),
          invalid(
              name + ", invalid",
              EXPRESSION,
              document.replace("value", "other"),
              Math.min(100, 2 * (int) Math.pow(size[0], size[1])),
              "required " + "/args/0".repeat(size[1]) + ": missing property \"value\"; add it"));
    });
  }

  private static String expression(int arguments, int depth) {
    return depth == 0
        ? "{\"op\":\"number\",\"value\":1}"
        : "{\"op\":\"add\",\"args\":" + array(expression(arguments, depth - 1), arguments) + "}";
  }

  private static Stream<HostileDocument> manyBranches() {
    String kinds = "{\"items\":{\"oneOf\":["
        + list(
            200,
            i ->
                ("{\"properties\":{\"kind\":{\"const\":\"k%1$d\"},\"n%1$d\":{\"type\":\"integer\"}},"
                        + "\"required\":[\"kind\",\"n%1$d\"],\"additionalProperties\":false}")
                    .formatted(i))
        + "]}}";
    String values =
        "[" + list(15_000, i -> "{\"kind\":\"k" + i % 200 + "\",\"n" + i % 200 + "\":1}");
    return Stream.concat(
        Stream.of(
            valid("15,000 objects, each of one of 200 kinds", kinds, values + "]"),
            invalid(
                "… and one of which a member is invalid",
                kinds,
                values + ",{\"kind\":\"k7\",\"n7\":true}]",
                1,
                "type /15000/n7: expected an integer but found true")),
        objectsThatManyBranchesReject());
  }

  private static Stream<HostileDocument> objectsThatManyBranchesReject() {
    String schema = "{\"items\":{\"oneOf\":["
        + list(
            200,
            i -> ("{\"properties\":{\"kind\":{\"enum\":[\"k%1$d\"]},\"n%1$d\":{\"type\":\"null\"}},"
                    + "\"required\":[\"kind\"]}")
                .formatted(i))
        + "],\"unevaluatedProperties\":false}}";
    String kind = "oneOf /0/kind: expected "
        + IntStream.range(0, 12).mapToObj(i -> "\"k" + i + "\"").collect(Collectors.joining(", "))
        + " or one of 188 more but found ";
    return Stream.of(
        rejected(schema, "{}", 113_000, "required /0: missing property \"kind\"; add it"),
        rejected(schema, "{\"kind\":{}}", 27_000, kind + "an object"),
        rejected(schema, "{\"kind\":\"x\",\"n199\":1}", 13_600, kind + "the string \"x\""),
        rejected(
            schema,
            "{\"kind\":\"k7\",\"n7\":{}}",
            13_600,
            "type /0/n7: expected null but found an object"));
  }

  private static HostileDocument rejected(String schema, String item, int count, String first) {
    String name = count + " objects that 200 branches reject: " + item;
    return invalid(name, schema, array(item, count), 100, first);
  }

  private static Stream<HostileDocument> manyNames() {
    String few = texts(1 << 12);
    String more = texts(1 << 14);
    String many = texts(1 << 16);
    String constants = "{\"items\":{\"enum\":" + few + "}}";
    return Stream.of(
        valid("names that collide", "{\"minProperties\":65536}", object(many)),
        valid("required names that collide", "{\"required\":" + few + "}", object(more)),
        valid("constants that collide", constants, few),
        invalid(
            "… and texts that are none of them",
            constants,
            more,
            100,
            "enum /4096: expected "
                + CollidingTexts.first(12, 17).collect(Collectors.joining("\", \"", "\"", "\""))
                + " or one of 4084 more but found the string \"" + CollidingTexts.of(1 << 12, 17)
                + "\"; did you mean \"" + CollidingTexts.of(0, 17) + "\"?"),
        valid("items that collide", "{\"uniqueItems\":true}", many),
        invalid(
            "… two of which are equal",
            "{\"uniqueItems\":true}",
            many.replace("]", ",\"" + CollidingTexts.of(0, 17) + "\"]"),
            1,
            "uniqueItems : expected items that all differ but those at index 0 and 65536 are equal;"
                + " remove one"));
  }

  private static String texts(int count) {
    return CollidingTexts.first(count, 17).collect(Collectors.joining("\",\"", "[\"", "\"]"));
  }

  private static String object(String texts) {
    return "{" + texts.substring(1, texts.length() - 1).replace("\",", "\":1,") + ":1}";
  }

  private static Stream<HostileDocument> itemsThatAreCounted() {
    String contains = Stream.of(2, 3, 5, 7, 11, 13, 17, 19)
        .map("{\"contains\":{\"multipleOf\":%d}}"::formatted)
        .collect(Collectors.joining(","));
    return Stream.of(invalid(
        "items that eight keywords count",
        "{\"allOf\":[" + contains + "],\"unevaluatedItems\":{\"type\":\"string\"}}",
        "[" + list(100_000, Integer::toString) + "]",
        100,
        "type /1: expected a string but found the number 1"));
  }
}
