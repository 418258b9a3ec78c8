package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The registry of keywords: how each one that is not a mere annotation is compiled. */
final class Keywords {
  private Keywords() {}

  /** Compiles the keywords of a schema, in the schema's order. */
  static List<Keyword> compile(SchemaCompiler compiler, Subschema schema) {
    List<Keyword> keywords = new ArrayList<>();
    JsonNode json = schema.json();
    if (json.isBoolean() && !json.booleanValue()) {
      keywords.add(FalseKeyword.ofSchema(schema));
    }
    for (String name : json.propertyNames()) {
      KeywordContext context = new KeywordContext(compiler, schema, name);
      if (!schema.ignores(name)) {
        compile(context, keywords);
      } else if (StandardKeyword.of(name).isEmpty() && !schema.ignoresRefSiblings()) {
        CustomAssertion.compile(context, keywords);
      }
    }
    return keywords;
  }

  /** Compiles a keyword and adds the result. Keywords that are compiled as part of another one add nothing. */
  private static void compile(KeywordContext context, List<Keyword> keywords) {
    switch (context.name()) {
      case "$ref", "$dynamicRef", "$recursiveRef" ->
        keywords.add(ConjunctionKeyword.ofReference(context));
      case "allOf" -> keywords.add(new ConjunctionKeyword(context, context.nodes()));
      case "anyOf", "oneOf" -> keywords.add(new AlternativesKeyword(context));
      case "if" -> keywords.add(new ConditionalKeyword(context));
      case "not" -> keywords.add(new NotKeyword(context));
      case "dependencies", "dependentRequired", "dependentSchemas" ->
        DependentKeyword.compile(context, keywords);
      case "type" -> keywords.add(new TypeKeyword(context));
      case "const", "enum" -> keywords.add(new ConstantKeyword(context));
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" ->
        NumberKeyword.compile(context, keywords);
      case "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties" ->
        keywords.add(new CountKeyword(context));
      case "pattern" -> keywords.add(new PatternKeyword(context));
      case "format" -> FormatKeyword.compile(context, keywords);
      case "properties", "patternProperties", "additionalProperties" ->
        keywords.add(PropertiesKeyword.of(context));
      case "propertyNames" -> keywords.add(new PropertyNamesKeyword(context));
      case "required" -> RequiredKeyword.compile(context, context.value(), null, keywords);
      case "prefixItems", "items", "additionalItems" -> ItemsKeyword.compile(context, keywords);
      case "contains" -> keywords.add(new ContainsKeyword(context));
      case "uniqueItems" -> {
        if (context.value().asBoolean(false)) {
          keywords.add(new UniqueItemsKeyword(context));
        }
      }
      case "unevaluatedItems" -> keywords.add(new UnevaluatedKeyword(context, JsonType.ARRAY));
      case "unevaluatedProperties" ->
        keywords.add(new UnevaluatedKeyword(context, JsonType.OBJECT));
      default -> {}
    }
  }
}
