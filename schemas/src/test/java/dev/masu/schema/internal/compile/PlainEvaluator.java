package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.pattern.Regex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * Evaluates schemas as the specifications describe it, keyword by keyword and without any speed: to see
 * that references and dialects are right. Formats and content are not asserted.
 */
final class PlainEvaluator {
  private final ReferenceResolver resources;

  PlainEvaluator(ReferenceResolver resources) {
    this.resources = resources;
  }

  /** A verdict, with the properties and items that were evaluated. */
  static final class Result {
    private boolean isValid = true;
    private final Set<Object> evaluated = new HashSet<>();

    boolean isValid() {
      return isValid;
    }

    private void require(boolean condition) {
      isValid &= condition;
    }

    private boolean add(Result other) {
      if (other.isValid) {
        evaluated.addAll(other.evaluated);
      }
      return other.isValid;
    }
  }

  Result evaluate(Subschema schema, JsonNode value) {
    Result result = new Result();
    if (schema.json().isBoolean()) {
      result.require(schema.json().booleanValue());
      return result;
    }
    references(schema, value, result);
    for (Map.Entry<String, JsonNode> entry : schema.json().properties()) {
      if (!schema.ignores(entry.getKey())) {
        inPlace(schema, entry.getKey(), entry.getValue(), value, result);
        result.require(PlainAssertions.holds(schema, entry.getKey(), entry.getValue(), value));
      }
    }
    if (value.isObject()) {
      object(schema, value, result);
    } else if (value.isArray()) {
      array(schema, value, result);
    }
    return result;
  }

  private void references(Subschema schema, JsonNode value, Result result) {
    for (String keyword : List.of("$ref", "$dynamicRef", "$recursiveRef")) {
      if (schema.json().path(keyword).isString() && uses(schema, keyword)) {
        Reference reference = new Reference(schema, keyword, schema.text(keyword));
        result.require(result.add(evaluate(resources.referred(reference), value)));
      }
    }
  }

  private static boolean uses(Subschema schema, String keyword) {
    return schema.json().has(keyword) && !schema.ignores(keyword);
  }

  private void inPlace(
      Subschema schema, String keyword, JsonNode held, JsonNode value, Result result) {
    switch (keyword) {
      case "allOf" -> result.require(count(schema, keyword, held, value, result) == held.size());
      case "anyOf" -> result.require(count(schema, keyword, held, value, result) > 0);
      case "oneOf" -> result.require(count(schema, keyword, held, value, result) == 1);
      case "not" -> result.require(!evaluate(schema.child(keyword), value).isValid);
      case "if" -> {
        String branch = result.add(evaluate(schema.child("if"), value)) ? "then" : "else";
        if (uses(schema, branch)) {
          result.require(result.add(evaluate(schema.child(branch), value)));
        }
      }
      case "dependentSchemas", "dependencies" ->
        held.properties().stream()
            .filter(entry -> value.isObject() && value.has(entry.getKey()))
            .filter(entry -> !entry.getValue().isArray())
            .forEach(entry ->
                result.require(result.add(evaluate(schema.child(keyword, entry.getKey()), value))));
      default -> {}
    }
  }

  private int count(
      Subschema schema, String keyword, JsonNode branches, JsonNode value, Result result) {
    int valid = 0;
    for (int i = 0; i < branches.size(); i++) {
      valid += result.add(evaluate(schema.child(keyword, Integer.toString(i)), value)) ? 1 : 0;
    }
    return valid;
  }

  private void object(Subschema schema, JsonNode value, Result result) {
    Set<Object> beside = new HashSet<>();
    for (Map.Entry<String, JsonNode> member : value.properties()) {
      String name = member.getKey();
      if (uses(schema, "propertyNames")) {
        result.require(evaluate(schema.child("propertyNames"), StringNode.valueOf(name)).isValid);
      }
      for (Subschema child : ofMember(schema, name)) {
        beside.add(name);
        result.require(evaluate(child, member.getValue()).isValid);
      }
      if (!beside.contains(name) && uses(schema, "additionalProperties")) {
        beside.add(name);
        result.require(evaluate(schema.child("additionalProperties"), member.getValue()).isValid);
      }
    }
    result.evaluated.addAll(beside);
    if (uses(schema, "unevaluatedProperties")) {
      value.properties().stream()
          .filter(member -> result.evaluated.add(member.getKey()))
          .forEach(member -> result.require(
              evaluate(schema.child("unevaluatedProperties"), member.getValue()).isValid));
    }
  }

  private static List<Subschema> ofMember(Subschema schema, String name) {
    List<Subschema> children = new ArrayList<>();
    if (uses(schema, "properties") && schema.json().path("properties").has(name)) {
      children.add(schema.child("properties", name));
    }
    if (uses(schema, "patternProperties")) {
      schema.json().path("patternProperties").propertyNames().stream()
          .filter(
              pattern -> Regex.parse(pattern).matcher(PlainAssertions.MAX_STEPS).find(name))
          .forEach(pattern -> children.add(schema.child("patternProperties", pattern)));
    }
    return children;
  }

  private void array(Subschema schema, JsonNode value, Result result) {
    boolean isList = schema.json().path("items").isArray() && uses(schema, "items");
    String listed = isList ? "items" : "prefixItems";
    int prefix = uses(schema, listed) ? schema.json().path(listed).size() : 0;
    String rest = isList ? "additionalItems" : "items";
    int contained = 0;
    boolean is2020 = schema.dialect().draft() == Draft.DRAFT_2020_12;
    for (int i = 0; i < value.size(); i++) {
      if (i < prefix) {
        result.require(evaluate(schema.child(listed, Integer.toString(i)), value.get(i)).isValid);
        result.evaluated.add(i);
      } else if (uses(schema, rest)) {
        result.require(evaluate(schema.child(rest), value.get(i)).isValid);
        result.evaluated.add(i);
      }
      if (uses(schema, "contains") && evaluate(schema.child("contains"), value.get(i)).isValid) {
        contained++;
        if (is2020) {
          result.evaluated.add(i);
        }
      }
    }
    if (uses(schema, "contains")) {
      int min = uses(schema, "minContains") ? schema.json().path("minContains").asInt() : 1;
      int max = uses(schema, "maxContains")
          ? schema.json().path("maxContains").asInt()
          : Integer.MAX_VALUE;
      result.require(min <= contained && contained <= max);
    }
    for (int i = 0; i < value.size() && uses(schema, "unevaluatedItems"); i++) {
      if (result.evaluated.add(i)) {
        result.require(evaluate(schema.child("unevaluatedItems"), value.get(i)).isValid);
      }
    }
  }
}
