package dev.masu.schema.internal.streaming;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Compiles the keywords of one schema, in its order. */
final class KeywordCompiler {
  private static final Set<String> NOT_STREAMED =
      Set.of("$dynamicAnchor", "$dynamicRef", "unevaluatedItems", "unevaluatedProperties");
  private static final Set<String> WITHOUT_EFFECT = Set.of(
      "$anchor",
      "$comment",
      "$defs",
      "$id",
      "$schema",
      "$vocabulary",
      "contentEncoding",
      "contentMediaType",
      "contentSchema",
      "default",
      "definitions",
      "deprecated",
      "description",
      "examples",
      "readOnly",
      "title",
      "writeOnly");

  private final SchemaCompiler compiler;
  private final Subschema schema;
  private final JsonNode json;
  private final boolean isDraft7;
  private final List<Keyword> keywords = new ArrayList<>();
  private final Map<String, Keyword> memberKeywords = new HashMap<>();

  KeywordCompiler(SchemaCompiler compiler, Subschema schema) {
    this.compiler = compiler;
    this.schema = schema;
    this.json = schema.json();
    this.isDraft7 = schema.dialect() == Dialect.DRAFT_7;
  }

  /** Whether a keyword never refuses anything. */
  static boolean isWithoutEffect(String keyword) {
    return WITHOUT_EFFECT.contains(keyword);
  }

  List<Keyword> keywords() {
    if (json.isBoolean()) {
      return json.booleanValue() ? List.of() : List.of(new FalseKeyword(falseSite()));
    }
    require(json.isObject(), "no schema");
    for (String name : json.propertyNames()) {
      if (!isDraft7 && NOT_STREAMED.contains(name)) {
        throw new NotStreamable(name);
      }
      compile(name);
    }
    addMembers();
    return keywords;
  }

  private KeywordSite falseSite() {
    return new KeywordSite("false", schema.location(), json, json, 0);
  }

  private void compile(String name) {
    JsonNode value = json.path(name);
    switch (name) {
      case "type" -> keywords.add(new TypeKeyword(site(name), typeNames(value)));
      case "const" -> keywords.add(new ConstantKeyword(site(name), List.of(value)));
      case "enum" ->
        keywords.add(new ConstantKeyword(site(name), value.valueStream().toList()));
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" ->
        keywords.add(new NumberKeyword(site(name), number(value)));
      case "minLength", "maxLength" -> keywords.add(new LengthKeyword(site(name), count(value)));
      case "minItems", "maxItems", "minProperties", "maxProperties" ->
        keywords.add(new SizeKeyword(site(name), count(value)));
      case "pattern" ->
        keywords.add(new PatternKeyword(site(name), compiler.pattern(value.asString())));
      case "format" -> format(value);
      case "required" -> keywords.add(new RequiredKeyword(site(name), names(value), null));
      case "properties", "patternProperties", "additionalProperties" -> {
        MembersKeyword members = new MembersKeyword(site(name));
        memberKeywords.put(name, members);
        keywords.add(members);
      }
      case "propertyNames" -> keywords.add(new PropertyNamesKeyword(site(name), child(name)));
      case "uniqueItems" -> {
        if (value.asBoolean(false)) {
          keywords.add(new UniqueItemsKeyword(site(name)));
        }
      }
      case "items", "prefixItems", "additionalItems" -> items(name, value);
      case "contains" -> contains();
      case "allOf" -> keywords.add(new AllOfKeyword(site(name), children(name)));
      case "anyOf", "oneOf" -> keywords.add(new AlternativesKeyword(site(name), children(name)));
      case "not" -> keywords.add(new NotKeyword(site(name), child(name)));
      case "if" -> conditional();
      case "$ref" ->
        keywords.add(
            new AllOfKeyword(site(name), List.of(compiler.node(compiler.referred(schema)))));
      case "dependencies", "dependentRequired", "dependentSchemas" -> dependent(name, value);
      case "contentEncoding", "contentMediaType" -> content();
      default -> {
        // Unknown keywords, and those that others above take with them.
      }
    }
  }

  private KeywordSite site(String name) {
    return new KeywordSite(
        name, schema.location() + '/' + name, json.path(name), json, keywords.size());
  }

  private SchemaNode child(String name) {
    return compiler.node(schema.child(name));
  }

  private List<SchemaNode> children(String name) {
    require(json.path(name).isArray(), name);
    List<SchemaNode> children = new ArrayList<>();
    for (int i = 0; i < json.path(name).size(); i++) {
      children.add(grandchild(name, Integer.toString(i)));
    }
    return List.copyOf(children);
  }

  private SchemaNode grandchild(String name, String step) {
    Subschema container = new Subschema(
        json.path(name), schema.base(), schema.pointer() + '/' + name, schema.dialect());
    return compiler.node(container.child(step));
  }

  private void format(JsonNode value) {
    if (!value.isString() || !compiler.setting().assertsFormats()) {
      return;
    }
    String name = value.stringValue();
    Predicate<String> check =
        compiler.setting().formats().apply(schema.dialect().id(), name);
    keywords.add(new FormatKeyword(site("format"), check));
  }

  /** Only draft-07 lets them refuse texts, and they are rare. */
  private void content() {
    if (isDraft7 && compiler.setting().assertsFormats()) {
      throw new NotStreamable("content");
    }
  }

  private void items(String name, JsonNode value) {
    boolean isList = isDraft7 && name.equals("items") && value.isArray();
    if (isList || (name.equals("prefixItems") && !isDraft7)) {
      keywords.add(ItemsKeyword.byIndex(site(name), children(name)));
    } else if (name.equals("items")) {
      int from = isDraft7 ? 0 : json.path("prefixItems").size();
      SchemaNode ofItems = isDraft7 ? child(name) : rest(name, value);
      keywords.add(ItemsKeyword.from(from, site(name), ofItems));
    } else if (name.equals("additionalItems") && isDraft7 && json.path("items").isArray()) {
      keywords.add(ItemsKeyword.from(json.path("items").size(), site(name), rest(name, value)));
    }
  }

  /** The schema of the items that no other keyword gives one; false is told as that keyword's. */
  private SchemaNode rest(String name, JsonNode value) {
    boolean isFalse = value.isBoolean() && !value.booleanValue();
    return isFalse ? SchemaNode.of(new FalseKeyword(site(name))) : child(name);
  }

  private void contains() {
    keywords.add(new ContainsKeyword(
        site("contains"), child("contains"), bound("minContains"), bound("maxContains")));
  }

  private ContainsKeyword.@Nullable Bound bound(String name) {
    return isDraft7 || !json.has(name)
        ? null
        : new ContainsKeyword.Bound(
            count(json.path(name)), new ContainsKeyword.BoundKeyword(site(name)));
  }

  private void conditional() {
    keywords.add(
        new ConditionalKeyword(site("if"), child("if"), childOrTrue("then"), childOrTrue("else")));
  }

  private SchemaNode childOrTrue(String name) {
    return json.has(name) ? child(name) : new SchemaNode();
  }

  private void dependent(String name, JsonNode value) {
    // "dependencies" is of draft-07; 2020-12 keeps it for schemas that have not moved on yet.
    if (isDraft7 && !name.equals("dependencies")) {
      return;
    }
    require(value.isObject(), name);
    for (String trigger : value.propertyNames()) {
      JsonNode dependency = value.path(trigger);
      keywords.add(
          dependency.isArray()
              ? new RequiredKeyword(site(name), names(dependency), trigger)
              : new DependentSchemaKeyword(site(name), trigger, grandchild(name, trigger)));
    }
  }

  private void addMembers() {
    if (memberKeywords.isEmpty()) {
      return;
    }
    Map<String, SchemaNode> named = new HashMap<>();
    for (String name : json.path("properties").propertyNames()) {
      named.put(name, grandchild("properties", name));
    }
    List<Members.ByPattern> patterns = new ArrayList<>();
    for (String pattern : json.path("patternProperties").propertyNames()) {
      SchemaNode ofPattern = grandchild("patternProperties", pattern);
      patterns.add(new Members.ByPattern(compiler.pattern(pattern), ofPattern));
    }
    keywords.add(new Members(
        site("properties"),
        new Members.Named(memberKeywords.get("properties"), named),
        new Members.Patterns(memberKeywords.get("patternProperties"), patterns),
        rest()));
  }

  private Members.@Nullable Rest rest() {
    Keyword keyword = memberKeywords.get("additionalProperties");
    JsonNode value = json.path("additionalProperties");
    if (keyword == null) {
      return null;
    }
    boolean isFalse = value.isBoolean() && !value.booleanValue();
    return new Members.Rest(keyword, isFalse ? null : child("additionalProperties"));
  }

  private static List<String> typeNames(JsonNode type) {
    return type.isArray() ? names(type) : List.of(type.asString());
  }

  private static List<String> names(JsonNode list) {
    require(list.isArray(), "a list of names");
    List<String> names = new ArrayList<>();
    for (JsonNode name : list) {
      names.add(name.asString());
    }
    return List.copyOf(names);
  }

  private static BigDecimal number(JsonNode value) {
    require(value.isNumber(), "a number");
    return value.decimalValue();
  }

  private static long count(JsonNode value) {
    return number(value).min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue();
  }

  private static void require(boolean holds, String expected) {
    if (!holds) {
      throw new NotStreamable("expected " + expected);
    }
  }
}
