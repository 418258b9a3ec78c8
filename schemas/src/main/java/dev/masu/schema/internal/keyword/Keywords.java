package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.Keyword;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** All keywords that do more than annotate, each with how it is compiled. */
final class Keywords {
  private static final Map<String, Compilation> ALL = new HashMap<>();

  static {
    add(ConjunctionKeyword::compileReference, "$ref", "$dynamicRef", "$recursiveRef");
    add(ConjunctionKeyword::compile, "allOf");
    add(one(AlternativesKeyword::new), "anyOf", "oneOf");
    add(one(ConditionalKeyword::new), "if");
    add(one(NotKeyword::new), "not");
    add(DependentKeyword::compile, "dependencies", "dependentRequired", "dependentSchemas");
    add(one(TypeKeyword::new), "type");
    add(one(ConstantKeyword::new), "const", "enum");
    add(NumberKeyword::compile, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
    add(NumberKeyword::compile, "multipleOf");
    add(one(CountKeyword::new), "minLength", "maxLength", "minItems", "maxItems");
    add(one(CountKeyword::new), "minProperties", "maxProperties");
    add(one(PatternKeyword::new), "pattern");
    add(FormatKeyword::compile, "format");
    add(PropertiesKeyword::compile, "properties", "patternProperties", "additionalProperties");
    add(one(PropertyNamesKeyword::new), "propertyNames");
    add(RequiredKeyword::compile, "required");
    add(ItemsKeyword::compilePrefix, "prefixItems");
    add(ItemsKeyword::compile, "items");
    add(ItemsKeyword::compileAdditional, "additionalItems");
    add(one(ContainsKeyword::new), "contains");
    add(UniqueItemsKeyword::compile, "uniqueItems");
    add(UnevaluatedKeyword::compile, "unevaluatedItems", "unevaluatedProperties");
  }

  private Keywords() {}

  /** Adds what a keyword of a schema is compiled to. */
  private interface Compilation {
    void compile(KeywordContext context, List<Keyword> keywords);
  }

  private static Compilation one(Function<KeywordContext, Keyword> constructor) {
    return (context, keywords) -> keywords.add(constructor.apply(context));
  }

  private static void add(Compilation compilation, String... names) {
    for (String name : names) {
      ALL.put(name, compilation);
    }
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
        compilation.compile(context, keywords);
      }
    }
    return keywords;
  }
}
