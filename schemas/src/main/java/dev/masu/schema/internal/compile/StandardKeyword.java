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

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A keyword of JSON Schema.
 *
 * @param name its name
 * @param vocabulary the vocabulary that it belongs to, in drafts that have vocabularies
 * @param since the first draft that has it
 * @param until the last draft that has it
 * @param value where its value holds schemas
 */
public record StandardKeyword(
    String name, VocabularyName vocabulary, Draft since, Draft until, Value value) {

  /** Where the value of a keyword holds schemas. */
  public enum Value {
    DATA,
    SCHEMA,
    SCHEMAS,
    SCHEMA_OR_SCHEMAS,
    NAMED_SCHEMAS;

    /** Whether a value of the keyword holds schemas one level further down. */
    boolean holdsSchemasBelow(JsonNode value) {
      return switch (this) {
        case DATA, SCHEMA -> false;
        case SCHEMAS, SCHEMA_OR_SCHEMAS -> value.isArray();
        case NAMED_SCHEMAS -> value.isObject();
      };
    }
  }

  /** Keywords that have an effect beside a {@code $ref} in any draft. */
  private static final Set<String> KEPT_BESIDE_REF = Set.of("$ref", "$defs", "definitions");

  /** Keywords that apply their schemas to the value itself. */
  private static final Set<String> IN_PLACE = Set.of(
      "allOf", "anyOf", "dependencies", "dependentSchemas", "else", "if", "not", "oneOf", "then");

  private static final Map<String, StandardKeyword> ALL = new HashMap<>();

  static {
    addCore();
    addApplicators();
    addAssertions();
    addAnnotations();
  }

  /** The keyword of a name, if a draft has it. */
  public static Optional<StandardKeyword> of(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  static Iterable<StandardKeyword> all() {
    return ALL.values();
  }

  boolean isIn(Draft draft) {
    return since.compareTo(draft) <= 0 && draft.compareTo(until) <= 0;
  }

  /** Whether it has an effect beside a {@code $ref} in draft-07 and older. */
  boolean isKeptBesideRef() {
    return KEPT_BESIDE_REF.contains(name);
  }

  /** Whether it applies its schemas to the value itself, rather than to a part of it. */
  boolean appliesInPlace() {
    return IN_PLACE.contains(name);
  }

  /** Whether it may change a verdict, or what a reference means. */
  public boolean acts() {
    return vocabulary != VocabularyName.ANNOTATIONS && vocabulary != VocabularyName.CONTENT;
  }

  /** Whether it asserts something, or applies schemas that may. */
  public boolean asserts() {
    return acts() && vocabulary != VocabularyName.CORE;
  }

  /** The drafts that have it: {@code draft-06 to draft-07}. */
  public String drafts() {
    return since == until ? since.label() : since.label() + " to " + until.label();
  }

  private static void addCore() {
    VocabularyName core = VocabularyName.CORE;
    add(core, DRAFT_4, DRAFT_2020_12, DATA, "$ref", "$schema");
    // Schemas of every draft keep definitions in either.
    add(core, DRAFT_4, DRAFT_2020_12, NAMED_SCHEMAS, "$defs", "definitions");
    add(core, DRAFT_4, DRAFT_4, DATA, "id");
    add(core, DRAFT_6, DRAFT_2020_12, DATA, "$id");
    add(core, DRAFT_2019_09, DRAFT_2020_12, DATA, "$anchor", "$vocabulary");
    add(core, DRAFT_2019_09, DRAFT_2019_09, DATA, "$recursiveAnchor", "$recursiveRef");
    add(core, DRAFT_2020_12, DRAFT_2020_12, DATA, "$dynamicAnchor", "$dynamicRef");
  }

  private static void addApplicators() {
    VocabularyName applicator = VocabularyName.APPLICATOR;
    add(applicator, DRAFT_4, DRAFT_2020_12, SCHEMA, "additionalProperties", "not");
    add(applicator, DRAFT_4, DRAFT_2020_12, SCHEMAS, "allOf", "anyOf", "oneOf");
    add(applicator, DRAFT_4, DRAFT_2020_12, SCHEMA_OR_SCHEMAS, "items");
    // The meta-schemas since 2019-09 still have dependencies, as a deprecated keyword.
    add(
        applicator,
        DRAFT_4,
        DRAFT_2020_12,
        NAMED_SCHEMAS,
        "dependencies",
        "patternProperties",
        "properties");
    add(applicator, DRAFT_4, DRAFT_2019_09, SCHEMA, "additionalItems");
    add(applicator, DRAFT_6, DRAFT_2020_12, SCHEMA, "contains", "propertyNames");
    add(applicator, DRAFT_7, DRAFT_2020_12, SCHEMA, "else", "if", "then");
    add(applicator, DRAFT_2019_09, DRAFT_2020_12, NAMED_SCHEMAS, "dependentSchemas");
    add(applicator, DRAFT_2020_12, DRAFT_2020_12, SCHEMAS, "prefixItems");
    add(
        VocabularyName.UNEVALUATED,
        DRAFT_2019_09,
        DRAFT_2020_12,
        SCHEMA,
        "unevaluatedItems",
        "unevaluatedProperties");
  }

  private static void addAssertions() {
    VocabularyName validation = VocabularyName.VALIDATION;
    add(
        validation,
        DRAFT_4,
        DRAFT_2020_12,
        DATA,
        "enum",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minItems",
        "minLength",
        "minProperties",
        "minimum",
        "multipleOf",
        "pattern",
        "required",
        "type",
        "uniqueItems");
    add(validation, DRAFT_6, DRAFT_2020_12, DATA, "const");
    add(
        validation,
        DRAFT_2019_09,
        DRAFT_2020_12,
        DATA,
        "dependentRequired",
        "maxContains",
        "minContains");
    add(VocabularyName.FORMAT, DRAFT_4, DRAFT_2020_12, DATA, "format");
    VocabularyName content = VocabularyName.CONTENT;
    add(content, DRAFT_7, DRAFT_2020_12, DATA, "contentEncoding", "contentMediaType");
    add(content, DRAFT_2019_09, DRAFT_2020_12, SCHEMA, "contentSchema");
  }

  private static void addAnnotations() {
    VocabularyName annotations = VocabularyName.ANNOTATIONS;
    add(annotations, DRAFT_4, DRAFT_2020_12, DATA, "$comment", "default", "description", "title");
    add(annotations, DRAFT_4, DRAFT_2020_12, DATA, "deprecated", "examples");
    add(annotations, DRAFT_4, DRAFT_2020_12, DATA, "readOnly", "writeOnly");
  }

  private static void add(
      VocabularyName vocabulary, Draft since, Draft until, Value value, String... names) {
    for (String name : names) {
      ALL.put(name, new StandardKeyword(name, vocabulary, since, until, value));
    }
  }
}
