package dev.masu.schema.internal.compile;

import static dev.masu.schema.internal.compile.Draft.DRAFT_2019_09;
import static dev.masu.schema.internal.compile.Draft.DRAFT_2020_12;
import static dev.masu.schema.internal.compile.Draft.DRAFT_4;
import static dev.masu.schema.internal.compile.Draft.DRAFT_6;
import static dev.masu.schema.internal.compile.Draft.DRAFT_7;
import static dev.masu.schema.internal.compile.StandardKeyword.Value.DATA;
import static dev.masu.schema.internal.compile.StandardKeyword.Value.NAMED_SCHEMAS;
import static dev.masu.schema.internal.compile.StandardKeyword.Value.SCHEMA;
import static dev.masu.schema.internal.compile.StandardKeyword.Value.SCHEMAS;
import static dev.masu.schema.internal.compile.StandardKeyword.Value.SCHEMA_OR_SCHEMAS;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.ANNOTATIONS;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.APPLICATOR;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.CONTENT;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.CORE;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.FORMAT;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.UNEVALUATED;
import static dev.masu.schema.internal.compile.StandardKeyword.Vocabulary.VALIDATION;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A standard keyword of JSON Schema.
 *
 * @param name its name
 * @param vocabulary its vocabulary, in drafts that have vocabularies
 * @param since the first draft that has it
 * @param until the last draft that has it
 * @param value where its value contains schemas
 */
public record StandardKeyword(
    String name, Vocabulary vocabulary, Draft since, Draft until, Value value) {

  /** The vocabularies of the standard keywords. */
  enum Vocabulary {
    CORE,
    APPLICATOR,
    UNEVALUATED,
    VALIDATION,
    FORMAT,
    CONTENT,
    ANNOTATIONS;

    private static final String HOME = "https://json-schema.org/draft/";
    private static final Map<String, Set<Vocabulary>> BY_URI = new HashMap<>();

    static {
      for (String draft : new String[] {"2019-09", "2020-12"}) {
        String start = HOME + draft + "/vocab/";
        BY_URI.put(start + "core", EnumSet.of(CORE));
        BY_URI.put(start + "applicator", EnumSet.of(APPLICATOR));
        BY_URI.put(start + "validation", EnumSet.of(VALIDATION));
        BY_URI.put(start + "content", EnumSet.of(CONTENT));
        BY_URI.put(start + "meta-data", EnumSet.of(ANNOTATIONS));
      }
      BY_URI.put(HOME + "2019-09/vocab/applicator", EnumSet.of(APPLICATOR, UNEVALUATED));
      BY_URI.put(HOME + "2019-09/vocab/format", EnumSet.of(FORMAT));
      BY_URI.put(HOME + "2020-12/vocab/unevaluated", EnumSet.of(UNEVALUATED));
      BY_URI.put(HOME + "2020-12/vocab/format-annotation", EnumSet.of(FORMAT));
      BY_URI.put(HOME + "2020-12/vocab/format-assertion", EnumSet.of(FORMAT));
      BY_URI.put("https://spec.openapis.org/oas/3.1/vocab/base", EnumSet.of(ANNOTATIONS));
    }

    /** An unsupported vocabulary that a {@code $vocabulary} requires, or null. */
    static @Nullable String unknownIn(JsonNode vocabulary) {
      for (String uri : vocabulary.propertyNames()) {
        if (vocabulary.path(uri).asBoolean(false) && !BY_URI.containsKey(uri)) {
          return uri;
        }
      }
      return null;
    }

    /** The vocabularies that a {@code $vocabulary} lists, required or not, and core. */
    static Set<Vocabulary> listedIn(JsonNode vocabulary) {
      Set<Vocabulary> listed = EnumSet.of(CORE);
      for (String uri : vocabulary.propertyNames()) {
        listed.addAll(BY_URI.getOrDefault(uri, Set.of()));
      }
      return listed;
    }
  }

  /** Where the value of a keyword contains schemas. */
  public enum Value {
    DATA,
    SCHEMA,
    SCHEMAS,
    SCHEMA_OR_SCHEMAS,
    NAMED_SCHEMAS;

    /** Whether the items or members of a value are schemas. */
    boolean holdsSchemasBelow(JsonNode value) {
      return switch (this) {
        case DATA, SCHEMA -> false;
        case SCHEMAS, SCHEMA_OR_SCHEMAS -> value.isArray();
        case NAMED_SCHEMAS -> value.isObject();
      };
    }
  }

  private static final Set<String> KEPT_BESIDE_REF = Set.of("$ref", "$defs", "definitions");

  private static final Set<String> IN_PLACE = Set.of(
      "allOf", "anyOf", "dependencies", "dependentSchemas", "else", "if", "not", "oneOf", "then");

  private static final Map<String, StandardKeyword> ALL = new LinkedHashMap<>();

  static {
    add(CORE, DRAFT_4, DRAFT_2020_12, DATA, "$ref", "$schema");
    // Schemas of every draft use either for definitions.
    add(CORE, DRAFT_4, DRAFT_2020_12, NAMED_SCHEMAS, "$defs", "definitions");
    add(CORE, DRAFT_4, DRAFT_4, DATA, "id");
    add(CORE, DRAFT_6, DRAFT_2020_12, DATA, "$id");
    add(CORE, DRAFT_2019_09, DRAFT_2020_12, DATA, "$anchor", "$vocabulary");
    add(CORE, DRAFT_2019_09, DRAFT_2019_09, DATA, "$recursiveAnchor", "$recursiveRef");
    add(CORE, DRAFT_2020_12, DRAFT_2020_12, DATA, "$dynamicAnchor", "$dynamicRef");
    add(APPLICATOR, DRAFT_4, DRAFT_2020_12, SCHEMAS, "allOf", "anyOf", "oneOf");
    add(APPLICATOR, DRAFT_4, DRAFT_2020_12, SCHEMA, "additionalProperties", "not");
    add(APPLICATOR, DRAFT_4, DRAFT_2020_12, NAMED_SCHEMAS, "patternProperties", "properties");
    // The meta-schemas since 2019-09 still have it, as a deprecated keyword.
    add(APPLICATOR, DRAFT_4, DRAFT_2020_12, NAMED_SCHEMAS, "dependencies");
    add(APPLICATOR, DRAFT_4, DRAFT_2020_12, SCHEMA_OR_SCHEMAS, "items");
    add(APPLICATOR, DRAFT_4, DRAFT_2019_09, SCHEMA, "additionalItems");
    add(APPLICATOR, DRAFT_6, DRAFT_2020_12, SCHEMA, "contains", "propertyNames");
    add(APPLICATOR, DRAFT_7, DRAFT_2020_12, SCHEMA, "else", "if", "then");
    add(APPLICATOR, DRAFT_2019_09, DRAFT_2020_12, NAMED_SCHEMAS, "dependentSchemas");
    add(APPLICATOR, DRAFT_2020_12, DRAFT_2020_12, SCHEMAS, "prefixItems");
    add(UNEVALUATED, DRAFT_2019_09, DRAFT_2020_12, SCHEMA, "unevaluatedItems");
    add(UNEVALUATED, DRAFT_2019_09, DRAFT_2020_12, SCHEMA, "unevaluatedProperties");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "enum", "type", "pattern", "multipleOf");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "minimum", "exclusiveMinimum");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "maximum", "exclusiveMaximum");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "minLength", "minItems", "minProperties");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "maxLength", "maxItems", "maxProperties");
    add(VALIDATION, DRAFT_4, DRAFT_2020_12, DATA, "required", "uniqueItems");
    add(VALIDATION, DRAFT_6, DRAFT_2020_12, DATA, "const");
    add(VALIDATION, DRAFT_2019_09, DRAFT_2020_12, DATA, "dependentRequired");
    add(VALIDATION, DRAFT_2019_09, DRAFT_2020_12, DATA, "maxContains", "minContains");
    add(FORMAT, DRAFT_4, DRAFT_2020_12, DATA, "format");
    add(CONTENT, DRAFT_7, DRAFT_2020_12, DATA, "contentEncoding", "contentMediaType");
    add(CONTENT, DRAFT_2019_09, DRAFT_2020_12, SCHEMA, "contentSchema");
    add(ANNOTATIONS, DRAFT_4, DRAFT_2020_12, DATA, "$comment", "description", "title");
    add(ANNOTATIONS, DRAFT_4, DRAFT_2020_12, DATA, "default", "deprecated", "examples");
    add(ANNOTATIONS, DRAFT_4, DRAFT_2020_12, DATA, "readOnly", "writeOnly");
  }

  private static void add(
      Vocabulary vocabulary, Draft since, Draft until, Value value, String... names) {
    for (String name : names) {
      ALL.put(name, new StandardKeyword(name, vocabulary, since, until, value));
    }
  }

  /** The keyword with the given name, if any draft has it. */
  public static Optional<StandardKeyword> of(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  /** A draft's keywords from the given vocabularies, by name. */
  static Map<String, StandardKeyword> of(Draft draft, Set<Vocabulary> vocabularies) {
    Map<String, StandardKeyword> keywords = new LinkedHashMap<>();
    for (StandardKeyword keyword : ALL.values()) {
      if (keyword.isIn(draft) && vocabularies.contains(keyword.vocabulary)) {
        keywords.put(keyword.name, keyword);
      }
    }
    return keywords;
  }

  public boolean isIn(Draft draft) {
    return since.compareTo(draft) <= 0 && draft.compareTo(until) <= 0;
  }

  /** Whether it applies its subschemas to the instance itself rather than to children. */
  boolean appliesInPlace() {
    return IN_PLACE.contains(name);
  }

  /** Whether it has an effect next to a {@code $ref} in draft-07 and older. */
  boolean isKeptBesideRef() {
    return KEPT_BESIDE_REF.contains(name);
  }

  /** Whether it can affect a verdict, or what a reference resolves to. */
  public boolean acts() {
    return vocabulary != ANNOTATIONS && vocabulary != CONTENT;
  }

  /** Whether it is an assertion, or applies subschemas, which may contain assertions. */
  public boolean asserts() {
    boolean isDynamicReference = name.equals("$dynamicRef") || name.equals("$recursiveRef");
    return isDynamicReference || (acts() && vocabulary != CORE);
  }

  /** The drafts that have it, such as {@code draft-06 to draft-07}. */
  public String drafts() {
    return since == until ? since.label() : since.label() + " to " + until.label();
  }
}
