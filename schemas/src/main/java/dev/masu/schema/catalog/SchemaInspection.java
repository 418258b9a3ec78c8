package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.compile.Dialect;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Finds everything that makes a registered schema unusable, in the order of its text. */
final class SchemaInspection {
  /** Where a meta-schema restricts the type of a keyword, whose name is captured. */
  private static final Pattern KEYWORD_TYPE = Pattern.compile(".*#/properties/([^/]*)/type");

  private final ReferenceResolver resources;
  private final CatalogSchemas schemas;

  /** The first problem of each value, by document and pointer. */
  private final Map<String, Map<String, SchemaProblem>> problems = new HashMap<>();

  /** Annotations of the wrong type, which keep no schema from being used; complete after {@link #requireValid}. */
  final Set<SchemaProblem> warnings = new LinkedHashSet<>();

  /** Whether every schema without problems is certain to compile, so that it may be compiled lazily. */
  final boolean isConclusive;

  /**
   * Inspects schemas.
   *
   * @param resources the schemas, loaded with everything reachable from them
   * @param schemas finds meta-schemas
   */
  SchemaInspection(ReferenceResolver resources, CatalogSchemas schemas) {
    this.resources = resources;
    this.schemas = schemas;
    for (Subschema schema : resources.schemas()) {
      inspectPatterns(schema);
      inspectReference(schema);
      if (schema.isResource()) {
        inspectResource(schema);
      }
    }
    resources.problems().forEach(this::add);
    EndlessReferences endless = new EndlessReferences(resources);
    endless.problems.forEach(this::add);
    isConclusive = endless.isConclusive();
  }

  private void add(SchemaProblem problem) {
    problems
        .computeIfAbsent(problem.documentUri(), document -> new LinkedHashMap<>())
        .putIfAbsent(problem.pointer(), problem);
  }

  private void inspectResource(Subschema schema) {
    JsonNode dialect = schema.json().path("$schema");
    String unknown = schema.dialect().unknownVocabulary();
    if (unknown != null && dialect.isString()) {
      String message = "its $schema " + dialect.stringValue() + " requires the vocabulary "
          + Shown.onOneLine(unknown)
          + ", which is not known; remove that from its $vocabulary, or set it to false there";
      add(schema.problem("$schema", "vocabulary", message));
    }
  }

  /** The meta-schema of draft-04 says nothing of {@code $ref}; those of later drafts restrict its type. */
  private void inspectReference(Subschema schema) {
    JsonNode reference =
        schema.dialect().draft() == Draft.DRAFT_4 ? schema.json().get("$ref") : null;
    if (reference != null && !reference.isString()) {
      String message = "expected a string but found " + Shown.value(reference);
      add(schema.problem("$ref", "type", message));
    }
  }

  private void inspectPatterns(Subschema schema) {
    if (schema.json().has("pattern")) {
      patternProblem(schema.text("pattern"))
          .ifPresent(problem -> add(schema.problem("pattern", "pattern", problem)));
    }
    if (schema.json().has("patternProperties") && !schema.ignores("patternProperties")) {
      for (String name : schema.json().path("patternProperties").propertyNames()) {
        patternProblem(name)
            .ifPresent(problem ->
                add(schema.problemAtMember("patternProperties", name, "pattern", problem)));
      }
    }
  }

  /** Why a pattern cannot be used, or empty. */
  private static Optional<String> patternProblem(String pattern) {
    String reason;
    try {
      Regex.parse(pattern);
      return Optional.empty();
    } catch (PatternSyntaxException e) {
      reason = e.getIndex() < 0
          ? " cannot be run: " + e.getDescription()
          : " is no regular expression of ECMA-262: " + e.getDescription() + ", at "
              + Shown.inEnglish(pattern.substring(e.getIndex()));
    } catch (StackOverflowError e) {
      reason = " cannot be run: it is too large for this thread's stack";
    }
    return Optional.of("the pattern " + Shown.inEnglish(pattern) + reason);
  }

  /**
   * Rejects schemas with problems. All are checked against the meta-schemas of their drafts, before those against which
   * others are checked are compiled.
   *
   * @throws SchemaException if any has one
   */
  void requireValid(Collection<SchemaText> registered) {
    for (SchemaText schema : registered) {
      requireValid(schema, this::checkByDraft);
    }
    for (SchemaText schema : registered) {
      requireValid(schema, this::checkByCustomMetaSchema);
    }
  }

  private void requireValid(SchemaText schema, Function<Subschema, List<Violation>> check) {
    Map<String, SchemaProblem> schemaProblems =
        problems.computeIfAbsent(schema.uri(), document -> new LinkedHashMap<>());
    List<Violation> violations = new ArrayList<>();
    Set<Subschema> starts = resources.rootsToValidate(schema.uri());
    for (Subschema start : starts) {
      for (Violation violation : check.apply(start)) {
        // A parser of a tree returns some numbers with a larger exponent than they have in the
        // text.
        if (!schemaProblems.containsKey(violation.pointer())
            && !violation.code().equals("exponent-too-large")) {
          violations.add(violation);
        }
      }
    }
    if (!violations.isEmpty()) {
      starts.forEach(start -> DefaultDialect.cause(start, violations).ifPresent(this::add));
    }
    if (!schemaProblems.isEmpty() || !violations.isEmpty()) {
      throw exception(schema, schemaProblems.values(), violations);
    }
  }

  private List<Violation> checkByDraft(Subschema start) {
    return check(start, start.dialect().draft().metaSchema(), withoutOtherVocabularies(start));
  }

  private List<Violation> checkByCustomMetaSchema(Subschema start) {
    return start.dialect().isCustom()
        ? check(start, start.dialect().id(), withoutOtherDialects(start))
        : List.of();
  }

  /**
   * The errors that a meta-schema finds. Makes warnings of annotations of the wrong type, and leaves repeated values to
   * {@link SchemaLint}; unless a custom meta-schema forbids them itself, or so many violations are reported that others
   * may be missing.
   */
  private List<Violation> check(Subschema start, String metaSchema, JsonNode json) {
    CheckReport report = schemas.metaSchema(metaSchema).check(json, start.path());
    List<Violation> errors = new ArrayList<>();
    for (Violation violation : report.violations()) {
      if (report.isTruncated() || !isOfStandardMetaSchema(violation)) {
        errors.add(violation);
      } else if (isOfAnnotation(violation)) {
        warnings.add(new SchemaProblem(
            start.documentUri(), violation.pointer(), false, "annotation", violation.message()));
      } else if (!isOfRepeatedValue(violation)) {
        errors.add(violation);
      }
    }
    return errors;
  }

  private static boolean isOfStandardMetaSchema(Violation violation) {
    return MetaSchemas.isMetaSchema(
        Uris.withoutFragment(violation.schemaLocation().orElse("")));
  }

  /** Whether a list of {@code enum} or {@code required} has equal items, not one of a property with such a name. */
  private static boolean isOfRepeatedValue(Violation violation) {
    return violation.code().equals("uniqueItems")
        && violation.pointer().matches("(?s).*(?<!/dependentRequired)/(enum|required)");
  }

  private static boolean isOfAnnotation(Violation violation) {
    Matcher keyword = KEYWORD_TYPE.matcher(violation.schemaLocation().orElse(""));
    return keyword.matches()
        && StandardKeyword.of(keyword.group(1)).filter(k -> !k.acts()).isPresent();
  }

  /** Part of a document, in which nested parts of other dialects are empty. */
  private JsonNode withoutOtherDialects(Subschema start) {
    List<Subschema> others = resources.rootsToValidate(start.documentUri()).stream()
        .filter(other -> !other.dialect().isSame(start.dialect()) && other.isWithin(start))
        .toList();
    JsonNode json = others.isEmpty() ? start.json() : start.json().deepCopy();
    for (Subschema other : others) {
      if (json.at(start.relativePath(other)) instanceof ObjectNode nested) {
        nested.removeAll();
      }
    }
    return json;
  }

  /** The same, without the draft's keywords of vocabularies that the dialect does not use: their values are free. */
  private JsonNode withoutOtherVocabularies(Subschema start) {
    Dialect dialect = start.dialect();
    JsonNode json = withoutOtherDialects(start);
    if (!dialect.leavesOutKeywords()) {
      return json;
    }
    JsonNode copy = json.deepCopy();
    for (Subschema schema : resources.schemas()) {
      if (schema.isWithin(start)
          && copy.at(start.relativePath(schema)) instanceof ObjectNode keywords) {
        keywords.retain(
            keywords.propertyNames().stream().filter(dialect::mayHave).toList());
      }
    }
    return copy;
  }

  /** Merges equal violations, since several parts of a meta-schema may report the same one. */
  private static SchemaException exception(
      SchemaText schema, Collection<SchemaProblem> problems, List<Violation> violations) {
    Map<SchemaProblem, Violation> byProblem = new HashMap<>();
    Set<SchemaProblem> all = new LinkedHashSet<>(problems);
    for (Violation violation : violations) {
      boolean isAtName = violation.parameters().containsKey("property");
      SchemaProblem problem =
          new SchemaProblem(schema.uri(), violation.pointer(), isAtName, "", violation.message());
      byProblem.putIfAbsent(problem, violation);
      all.add(problem);
    }
    List<Violation> inOrder = new ArrayList<>();
    schema.located(all).forEach((problem, location) -> {
      Violation violation = byProblem.get(problem);
      Violation.Builder builder = violation == null
          ? Violation.builder(Phase.SCHEMA, problem.code(), problem.pointer())
              .message(problem.message())
          : withRemedy(violation);
      inOrder.add(builder.at(location).build());
    });
    int limit = CheckLimits.defaults().maxViolations();
    return new SchemaException(schema.id(), CheckReport.of(inOrder, limit));
  }

  /** Adds what to write instead of the {@code required} of a property, which was a boolean in draft-03. */
  private static Violation.Builder withRemedy(Violation violation) {
    Object found = violation.parameters().get("actual");
    boolean isOfDraft3 = ("true".equals(found) || "false".equals(found))
        && violation.pointer().matches("(?s).*/properties/[^/]*/required");
    String remedy = "; list required properties in the \"required\" of the object instead";
    return isOfDraft3
        ? violation.toBuilder().message(violation.message() + remedy)
        : violation.toBuilder();
  }
}
