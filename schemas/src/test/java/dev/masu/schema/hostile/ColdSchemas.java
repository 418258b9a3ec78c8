package dev.masu.schema.hostile;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Schemas of which documents reach many states, so that threads create these at the same time. */
final class ColdSchemas {
  private static final int KINDS = 6;

  private ColdSchemas() {}

  static String schema(Random random) {
    String kinds = IntStream.range(0, KINDS)
        .mapToObj(kind -> kind(kind, random))
        .collect(Collectors.joining(","));
    String closed = random.nextBoolean() ? ",\"unevaluatedProperties\":false" : "";
    String keyword = random.nextBoolean() ? "anyOf" : "oneOf";
    String reference = random.nextBoolean() ? "\"$ref\":\"#/$defs/n\"" : "\"$dynamicRef\":\"#n\"";
    return "{\"$ref\":\"#/$defs/n\",\"$defs\":{\"n\":{\"$dynamicAnchor\":\"n\",\"%s\":[%s]%s}}}"
        .formatted(keyword, kinds, closed)
        .replace("\"a\":{\"$ref\":\"#/$defs/n\"}", "\"a\":{" + reference + "}");
  }

  private static String kind(int kind, Random random) {
    return """
        {"type":"object","properties":{"kind":{"const":"k%d"},"a":{"$ref":"#/$defs/n"},
        "s":{"pattern":"^[%c-z]+$"},"l":{"items":{"$ref":"#/$defs/n"},"contains":{"required":["a"]}}},
        "patternProperties":{"^[x-z]%d":{"type":"integer"}},"minProperties":%d,"required":["kind"]}""".formatted(kind, 'a' + random.nextInt(5), kind % 3, random.nextInt(3));
  }

  static List<String> documents(Random random) {
    return IntStream.range(0, 20).mapToObj(i -> document(random, 4)).toList();
  }

  private static String document(Random random, int depth) {
    if (depth == 0 || random.nextInt(10) == 0) {
      return "[1]";
    }
    StringBuilder object = new StringBuilder("{\"kind\":\"k" + random.nextInt(KINDS) + "\"");
    if (random.nextBoolean()) {
      object.append(",\"a\":").append(document(random, depth - 1));
    }
    if (random.nextBoolean()) {
      object.append(",\"s\":\"").append((char) ('a' + random.nextInt(5))).append("b\"");
    }
    if (random.nextBoolean()) {
      object.append(",\"y").append(random.nextInt(4)).append("\":").append(random.nextInt(2) * 1.5);
    }
    if (random.nextInt(3) == 0) {
      String items = document(random, depth - 1) + "," + document(random, depth - 1);
      object.append(",\"l\":[").append(items).append(']');
    }
    return object.append('}').toString();
  }
}
