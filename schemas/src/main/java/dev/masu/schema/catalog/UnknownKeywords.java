package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds keywords that assert nothing: misspelt ones, those of other drafts, and properties in the place of keywords. */
final class UnknownKeywords {
  /** Widely used annotations that differ from a keyword by one letter. */
  private static final Set<String> NOT_MISSPELT = Set.of("_id", "comment", "example", "note");

  /** Unknown keywords that do not mean the keyword with the nearest name. */
  private static final Map<String, String> MEANT = Map.of(
      "inclusiveMaximum", "maximum",
      "inclusiveMinimum", "minimum",
      "property", "properties");

  /** What a meta-schema reports of a value of the wrong type. */
  private static final Set<String> OF_TYPE = Set.of("anyOf", "type");

  /** Keywords that hold other schemas, or refer to them. */
  private static final Set<String> OF_OTHERS = Set.of("$ref", "$defs", "definitions");

  private final Set<String> customKeywords;

  /** The location of each target of a reference, with a slash at its end. */
  private final TreeSet<String> targets = new TreeSet<>();

  UnknownKeywords(ReferenceResolver resources, Set<String> customKeywords) {
    for (Link link : resources.links()) {
      Subschema target = link.target();
      targets.add(target.documentUri() + '#' + target.path() + '/');
    }
    this.customKeywords = customKeywords;
  }

  List<SchemaProblem> problems(Subschema schema) {
    List<SchemaProblem> found = new ArrayList<>();
    for (String keyword : schema.json().propertyNames()) {
      if (!schema.dialect().uses(keyword) && !customKeywords.contains(keyword)) {
        problem(schema, keyword).ifPresent(found::add);
      }
    }
    if (schema.path().isEmpty() && found.isEmpty()) {
      withoutKeyword(schema).ifPresent(found::add);
    }
    return found;
  }

  private Optional<SchemaProblem> problem(Subschema schema, String keyword) {
    String shown = Shown.inEnglish(keyword);
    StandardKeyword standard = StandardKeyword.of(keyword).orElse(null);
    if (standard != null && standard.acts() && standard.isIn(schema.dialect().draft())) {
      String message = shown + " is in no vocabulary of " + schema.dialect().id()
          + " and asserts nothing; list its vocabulary in the $vocabulary there";
      return Optional.of(schema.problemAtName(keyword, "other-vocabulary", message));
    }
    if (standard != null && standard.acts() && !isReferredInto(schema, keyword)) {
      String message = shown + " is no keyword of " + schema.dialect().draft().label()
          + " and asserts nothing; name the draft that has it in $schema, "
          + standard.drafts();
      return Optional.of(schema.problemAtName(keyword, "other-draft", message));
    }
    boolean isMeant = standard != null
        || NOT_MISSPELT.contains(keyword)
        || schema.dialect().declared().contains(keyword);
    return isMeant
        ? Optional.empty()
        : misspelt(schema, keyword)
            .filter(near -> !isReferredInto(schema, keyword))
            .filter(near -> mayBe(schema, near, schema.json().path(keyword)))
            .map(near -> schema.problemAtName(
                keyword,
                "misspelt-keyword",
                "unknown keyword " + shown + " asserts nothing; did you mean "
                    + Shown.inEnglish(near) + "?"));
  }

  /** Compares names of other tools, such as {@code $default}, only with those that begin in the same way. */
  private Optional<String> misspelt(Subschema schema, String keyword) {
    boolean isMarked = keyword.startsWith("$") || keyword.startsWith("_");
    List<String> candidates = Stream.concat(
            schema.dialect().keywords().keySet().stream(), customKeywords.stream())
        .filter(candidate -> !isMarked || candidate.startsWith("$"))
        .toList();
    return Optional.ofNullable(MEANT.get(keyword))
        .or(() ->
            NearestName.misspelt(keyword, candidates).filter(near -> !isPrefixed(keyword, near)));
  }

  /** Whether a value is of a type that a keyword has in the schema's draft. */
  private static boolean mayBe(Subschema schema, String keyword, JsonNode value) {
    JsonNode json = JsonNodeFactory.instance.objectNode().set(keyword, value);
    String metaSchema = schema.dialect().draft().metaSchema();
    return CompiledMetaSchemas.of(metaSchema).orElseThrow().check(json).violations().stream()
        .noneMatch(violation ->
            violation.pointer().equals('/' + keyword) && OF_TYPE.contains(violation.code()));
  }

  /**
   * Finds a document that has no keyword, but holds other objects: properties, or something that is no schema. Scalars
   * may be annotations.
   */
  private Optional<SchemaProblem> withoutKeyword(Subschema schema) {
    List<String> names = List.copyOf(schema.json().propertyNames());
    return names.stream().anyMatch(name -> mayAssert(schema, name))
        ? Optional.empty()
        : names.stream()
            .filter(name -> !name.startsWith("x-") && StandardKeyword.of(name).isEmpty())
            .filter(name -> holdsObject(schema.json().path(name)) && !isReferredInto(schema, name))
            .findFirst()
            .map(name -> schema.problemAtName(
                name,
                "no-keyword",
                "the schema has no keyword that asserts anything, so that every value is valid; if "
                    + Shown.inEnglish(name) + " is a property, put it into \"properties\""));
  }

  private static boolean holdsObject(JsonNode value) {
    return value.isObject()
        || (value.isArray() && value.valueStream().anyMatch(JsonNode::isObject));
  }

  private boolean mayAssert(Subschema schema, String name) {
    return OF_OTHERS.contains(name)
        || StandardKeyword.of(name).map(StandardKeyword::asserts).orElse(false)
        || customKeywords.contains(name)
        || schema.dialect().declared().contains(name);
  }

  /** Whether a keyword is another one behind a prefix, as {@code _enum}: its author meant something else. */
  private static boolean isPrefixed(String keyword, String other) {
    return keyword.length() > other.length()
        && keyword.toLowerCase(Locale.ROOT).endsWith(other.toLowerCase(Locale.ROOT));
  }

  /** Whether a reference leads into the value of a keyword, which shows that its author keeps schemas there. */
  private boolean isReferredInto(Subschema schema, String keyword) {
    String start = schema.documentUri() + '#' + Pointers.member(schema.path(), keyword) + '/';
    String next = targets.ceiling(start);
    return next != null && next.startsWith(start);
  }
}
