package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.compile.Draft;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The dialects of JSON Schema and their keywords. */
enum SchemaDialect {
  DRAFT_4("draft-04", Draft.DRAFT_4),
  DRAFT_6("draft-06", Draft.DRAFT_6),
  DRAFT_7("draft-07", Draft.DRAFT_7),
  DRAFT_2019_09("2019-09", Draft.DRAFT_2019_09),
  DRAFT_2020_12("2020-12", Draft.DRAFT_2020_12);

  /** Those that hold a schema, or a list of schemas. */
  private static final Set<String> HOLDING_SCHEMAS = Set.of(
      "additionalItems",
      "additionalProperties",
      "allOf",
      "anyOf",
      "contains",
      "contentSchema",
      "else",
      "if",
      "items",
      "not",
      "oneOf",
      "prefixItems",
      "propertyNames",
      "then",
      "unevaluatedItems",
      "unevaluatedProperties");

  /** Those whose members are schemas. */
  private static final Set<String> HOLDING_NAMED_SCHEMAS = Set.of(
      "$defs",
      "definitions",
      "dependencies",
      "dependentSchemas",
      "patternProperties",
      "properties");

  private static final Set<String> OF_ALL = Set.of(
      "$comment",
      "$defs",
      "$ref",
      "$schema",
      "additionalProperties",
      "allOf",
      "anyOf",
      "default",
      "definitions",
      "dependencies",
      "description",
      "enum",
      "exclusiveMaximum",
      "exclusiveMinimum",
      "format",
      "items",
      "maxItems",
      "maxLength",
      "maxProperties",
      "maximum",
      "minItems",
      "minLength",
      "minProperties",
      "minimum",
      "multipleOf",
      "not",
      "oneOf",
      "pattern",
      "patternProperties",
      "properties",
      "required",
      "title",
      "type",
      "uniqueItems");

  private static final Set<String> SINCE_6 =
      Set.of("$id", "const", "contains", "examples", "propertyNames");

  private static final Set<String> SINCE_7 =
      Set.of("contentEncoding", "contentMediaType", "else", "if", "readOnly", "then", "writeOnly");

  private static final Set<String> SINCE_2019_09 = Set.of(
      "$anchor",
      "$vocabulary",
      "contentSchema",
      "dependentRequired",
      "dependentSchemas",
      "deprecated",
      "maxContains",
      "minContains",
      "unevaluatedItems",
      "unevaluatedProperties");

  private final String label;
  private final Draft draft;

  SchemaDialect(String label, Draft draft) {
    this.label = label;
    this.draft = draft;
  }

  private List<String> ownKeywords() {
    return switch (this) {
      case DRAFT_4 -> List.of("additionalItems", "id");
      case DRAFT_6, DRAFT_7 -> List.of("additionalItems");
      case DRAFT_2019_09 -> List.of("additionalItems", "$recursiveAnchor", "$recursiveRef");
      case DRAFT_2020_12 -> List.of("prefixItems", "$dynamicAnchor", "$dynamicRef");
    };
  }

  /** The dialect of a {@code $schema}, if it is one of these. */
  static Optional<SchemaDialect> of(String schema) {
    return Draft.of(schema)
        .flatMap(draft ->
            Stream.of(values()).filter(dialect -> dialect.draft == draft).findFirst());
  }

  /** The dialects that have a keyword, the oldest first. */
  static List<SchemaDialect> with(String keyword) {
    return Stream.of(values()).filter(dialect -> dialect.knows(keyword)).toList();
  }

  /** The ids that a {@code $schema} may name, as they are written. */
  static List<String> ids() {
    return List.of(
        DRAFT_2020_12.id(),
        DRAFT_2019_09.id(),
        DRAFT_7.id() + '#',
        DRAFT_6.id() + '#',
        DRAFT_4.id() + '#');
  }

  static boolean holdsSchemas(String keyword) {
    return HOLDING_SCHEMAS.contains(keyword);
  }

  static boolean holdsNamedSchemas(String keyword) {
    return HOLDING_NAMED_SCHEMAS.contains(keyword);
  }

  /** The name that people know it by. */
  String label() {
    return label;
  }

  /** The id of its meta-schema, without a fragment. */
  String id() {
    return draft.metaSchema();
  }

  /** The keyword that names a schema. */
  String idKeyword() {
    return draft.idKeyword();
  }

  /** Whether its meta-schema goes on to the schemas that a keyword holds. */
  boolean checksBelow(String keyword) {
    return knows(keyword) && (compareTo(DRAFT_2019_09) >= 0 || !keyword.equals("$defs"));
  }

  boolean knows(String keyword) {
    return OF_ALL.contains(keyword)
        || (compareTo(DRAFT_6) >= 0 && SINCE_6.contains(keyword))
        || (compareTo(DRAFT_7) >= 0 && SINCE_7.contains(keyword))
        || (compareTo(DRAFT_2019_09) >= 0 && SINCE_2019_09.contains(keyword))
        || ownKeywords().contains(keyword);
  }

  /** All keywords, sorted. */
  Set<String> keywords() {
    return Stream.of(OF_ALL, SINCE_6, SINCE_7, SINCE_2019_09, ownKeywords())
        .flatMap(Collection::stream)
        .filter(this::knows)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether all but definitions is ignored beside a {@code $ref}. */
  boolean ignoresBesideRef() {
    return compareTo(DRAFT_7) <= 0;
  }
}
