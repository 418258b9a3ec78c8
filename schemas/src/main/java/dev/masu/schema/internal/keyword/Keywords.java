package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.evaluate.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** All keywords that do more than annotate, each with how it is compiled. */
final class Keywords {
  /** Adds what a keyword of a schema is compiled to. */
  private interface Compilation extends BiConsumer<KeywordContext, List<Keyword>> {}

  private static final Map<String, Compilation> ALL = Stream.of(
          entry("$ref", ReferenceKeyword::compile),
          entry("$dynamicRef", ReferenceKeyword::compile),
          entry("$recursiveRef", ReferenceKeyword::compile),
          entry("additionalItems", ItemsKeyword::compileAdditional),
          entry("additionalProperties", PropertiesKeyword::compile),
          entry("allOf", AllOfKeyword::compile),
          entry("anyOf", AlternativesKeyword::compile),
          entry("const", ConstantKeyword::compileConst),
          entry("contains", ContainsKeyword::compile),
          entry("dependencies", DependentKeywords::compile),
          entry("dependentRequired", DependentKeywords::compile),
          entry("dependentSchemas", DependentKeywords::compile),
          entry("enum", ConstantKeyword::compileEnum),
          entry("exclusiveMaximum", NumberKeyword::compile),
          entry("exclusiveMinimum", NumberKeyword::compile),
          entry("format", FormatKeyword::compile),
          entry("if", ConditionalKeyword::compile),
          entry("items", ItemsKeyword::compile),
          entry("maxItems", SizeKeyword::compile),
          entry("maxLength", LengthKeyword::compile),
          entry("maxProperties", SizeKeyword::compile),
          entry("maximum", NumberKeyword::compile),
          entry("minItems", SizeKeyword::compile),
          entry("minLength", LengthKeyword::compile),
          entry("minProperties", SizeKeyword::compile),
          entry("minimum", NumberKeyword::compile),
          entry("multipleOf", NumberKeyword::compile),
          entry("not", NotKeyword::compile),
          entry("oneOf", AlternativesKeyword::compile),
          entry("pattern", PatternKeyword::compile),
          entry("patternProperties", PropertiesKeyword::compile),
          entry("prefixItems", ItemsKeyword::compilePrefix),
          entry("properties", PropertiesKeyword::compile),
          entry("propertyNames", PropertyNamesKeyword::compile),
          entry("required", RequiredKeyword::compile),
          entry("type", TypeKeyword::compile),
          entry("unevaluatedItems", UnevaluatedItemsKeyword::compile),
          entry("unevaluatedProperties", UnevaluatedPropertiesKeyword::compile),
          entry("uniqueItems", UniqueItemsKeyword::compile))
      .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private Keywords() {}

  private static Map.Entry<String, Compilation> entry(String name, Compilation compilation) {
    return Map.entry(name, compilation);
  }

  /** Whether a keyword does more than annotate. */
  static boolean acts(String name) {
    return ALL.containsKey(name);
  }

  /** Compiles the keywords of a schema, in its order. */
  static List<Keyword> compile(SchemaCompiler compiler, Subschema schema) {
    List<Keyword> keywords = new ArrayList<>();
    JsonNode json = schema.json();
    if (json.isBoolean() && !json.booleanValue()) {
      keywords.add(FalseKeyword.ofSchema(schema));
    }
    for (String name : json.propertyNames()) {
      Compilation compilation = ALL.get(name);
      KeywordContext context = new KeywordContext(compiler, schema, name);
      if (compilation == null && !schema.isReferenceAlone()) {
        CustomAssertion.compile(context, keywords);
      } else if (compilation != null && !schema.ignores(name)) {
        compilation.accept(context, keywords);
      }
    }
    return keywords;
  }
}
