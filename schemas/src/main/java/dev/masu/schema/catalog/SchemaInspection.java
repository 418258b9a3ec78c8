package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.PatternSyntaxException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Finds what keeps registered schemas from being used: all of a schema at once, in its order. */
final class SchemaInspection {
  private static final Comparator<SourceLocation> IN_ORDER =
      Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column);

  private final ReferenceResolver resources;
  private final Function<String, JsonNode> documents;
  private final Function<String, StreamingSchema> metaSchemas;
  private final Map<String, StreamingSchema> compiled = new HashMap<>();

  /** The first problem of each value, by document and pointer. */
  private final Map<String, Map<String, SchemaProblem>> problems = new HashMap<>();

  private final Map<String, List<Subschema>> starts = new HashMap<>();
  private final boolean isConclusive;

  /**
   * Inspects schemas.
   *
   * @param resources the schemas, loaded with all that they lead to
   * @param documents gives the document of an id that is known
   * @param metaSchemas gives the compiled meta-schema of an id that is known
   */
  SchemaInspection(
      ReferenceResolver resources,
      Function<String, JsonNode> documents,
      Function<String, StreamingSchema> metaSchemas) {
    this.resources = resources;
    this.documents = documents;
    this.metaSchemas = metaSchemas;
    resources.withPatterns().forEach(this::patterns);
    resources.schemas().stream().filter(Subschema::isResource).forEach(this::resource);
    resources.problems().forEach(this::add);
    EndlessReferences endless = new EndlessReferences(resources);
    endless.problems().forEach(this::add);
    isConclusive = endless.isConclusive();
    for (Subschema start : resources.starts()) {
      starts.computeIfAbsent(start.document(), document -> new ArrayList<>()).add(start);
    }
  }

  /** Whether a schema without problems can be compiled without an error, so that it may be compiled lazily. */
  boolean isConclusive() {
    return isConclusive;
  }

  private void add(SchemaProblem problem) {
    problems
        .computeIfAbsent(problem.document(), document -> new LinkedHashMap<>())
        .putIfAbsent(problem.pointer(), problem);
  }

  private void resource(Subschema schema) {
    String dialect = schema.json().path("$schema").asString("");
    Optional<String> unknown = resources.dialects().unknownVocabulary(dialect);
    if (unknown.isPresent()) {
      String words = "its $schema " + dialect + " requires the vocabulary "
          + Shown.onOneLine(unknown.get())
          + ", which is not known; remove that from its $vocabulary, or set it to false there";
      add(schema.problem("$schema", "vocabulary", words));
    }
    JsonNode same = schema.isDocument() ? null : documents.apply(schema.base());
    if (same != null && !MetaSchemas.isMetaSchema(schema.base()) && !same.equals(schema.json())) {
      String keyword = schema.dialect().draft().idKeyword();
      String words = BundledSchemas.ids().contains(schema.base())
          ? "the " + keyword + ' ' + schema.base() + " is that of a schema that comes with Masu;"
              + " leave this one out, every $ref finds that, or give it an id of its own"
          : "another schema has the " + keyword + ' ' + schema.base()
              + " too; give each one of its own";
      add(schema.problem(keyword, "duplicate-id", words));
    }
  }

  private void patterns(Subschema schema) {
    String pattern = schema.text("pattern");
    if (!pattern.isEmpty()) {
      problem(pattern).ifPresent(words -> add(schema.problem("pattern", "pattern", words)));
    }
    JsonNode byPattern = schema.json().path("patternProperties");
    if (byPattern.isObject() && !schema.ignores("patternProperties")) {
      String at = Pointers.member(schema.path(), "patternProperties");
      for (String name : byPattern.propertyNames()) {
        problem(name)
            .ifPresent(words -> add(new SchemaProblem(
                schema.document(), Pointers.member(at, name), true, "pattern", words)));
      }
    }
  }

  private static Optional<String> problem(String pattern) {
    String reason;
    try {
      Regex.parse(pattern);
      return Optional.empty();
    } catch (PatternSyntaxException e) {
      reason = e.getIndex() < 0
          ? " cannot be run: " + e.getDescription()
          : " is no regular expression of ECMA-262: " + e.getDescription() + " at index "
              + e.getIndex();
    } catch (StackOverflowError e) {
      reason = " cannot be run: it is too large for this thread's stack";
    }
    return Optional.of("the pattern " + Shown.inEnglish(pattern) + reason);
  }

  /**
   * Rejects a schema that has problems.
   *
   * @throws SchemaException if it has any
   */
  void requireValid(SchemaText schema) {
    Map<String, SchemaProblem> own = problems.getOrDefault(schema.uri(), Map.of());
    if (own.values().stream().anyMatch(problem -> problem.code().equals("vocabulary"))) {
      throw exception(schema, own.values(), List.of());
    }
    List<Violation> meta = new ArrayList<>();
    List<Subschema> parts = starts.getOrDefault(schema.uri(), List.of());
    for (Subschema start : parts) {
      CheckReport report = check(start, parts);
      if (report.violations().stream().anyMatch(SchemaInspection::isTooDeep)) {
        throw schema.depthProblem();
      }
      meta.addAll(report.violations());
    }
    // The parser of a tree writes some numbers with a larger exponent than they had.
    meta.removeIf(violation ->
        own.containsKey(violation.pointer()) || violation.code().equals("exponent-too-large"));
    if (!own.isEmpty() || !meta.isEmpty()) {
      throw exception(schema, own.values(), meta);
    }
  }

  /** Checks a part of a document by the meta-schema of its dialect, without the parts in it of other dialects. */
  private CheckReport check(Subschema start, List<Subschema> parts) {
    JsonNode json = start.json();
    for (Subschema other : parts) {
      if (other != start && !other.dialect().equals(start.dialect()) && other.isWithin(start)) {
        String below = other.path().substring(start.path().length());
        json = withEmptySchema(json, Pointers.steps(below).iterator());
      }
    }
    return compiled.computeIfAbsent(start.dialect().id(), metaSchemas).check(json, start.path());
  }

  /** A copy with an empty schema at a pointer; what does not lead there is shared. */
  private static JsonNode withEmptySchema(JsonNode around, Iterator<String> steps) {
    if (!steps.hasNext() || !around.isContainer()) {
      return JsonNodeFactory.instance.objectNode();
    }
    String step = steps.next();
    if (around.isArray()) {
      int index = Integer.parseInt(step);
      ArrayNode copy = JsonNodeFactory.instance.arrayNode().addAll((ArrayNode) around);
      return copy.set(index, withEmptySchema(around.get(index), steps));
    }
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    copy.setAll((ObjectNode) around);
    return copy.set(step, withEmptySchema(around.path(step), steps));
  }

  private static boolean isTooDeep(Violation violation) {
    return violation.phase() == Phase.LIMIT && violation.code().equals("nesting-too-deep");
  }

  /** The parts of a meta-schema may say the same about a value, one each. */
  private static SchemaException exception(
      SchemaText schema, Collection<SchemaProblem> problems, List<Violation> meta) {
    Map<SchemaProblem, Violation.Builder> violations = new LinkedHashMap<>();
    for (SchemaProblem problem : problems) {
      violations.put(
          problem,
          Violation.builder(Phase.SCHEMA, problem.code(), problem.pointer())
              .message(problem.message()));
    }
    for (Violation violation : meta) {
      boolean isAtName = violation.parameters().containsKey("property");
      violations.putIfAbsent(
          new SchemaProblem(schema.uri(), violation.pointer(), isAtName, "", violation.message()),
          copy(violation));
    }
    Map<SchemaProblem, SourceLocation> locations = ProblemLocations.in(schema, violations.keySet());
    List<Violation> inOrder = violations.entrySet().stream()
        .sorted(Comparator.comparing(
            entry -> locations.get(entry.getKey()), Comparator.nullsLast(IN_ORDER)))
        .map(entry -> entry.getValue().at(locations.get(entry.getKey())).build())
        .toList();
    int limit = CheckLimits.defaults().maxViolations();
    return new SchemaException(schema.id(), CheckReport.of(inOrder, limit));
  }

  private static Violation.Builder copy(Violation violation) {
    Violation.Builder copy =
        Violation.builder(violation.phase(), violation.code(), violation.pointer());
    violation
        .keyword()
        .ifPresent(keyword -> copy.keyword(keyword, violation.schemaLocation().orElse("")));
    violation.parameters().forEach(copy::parameter);
    return copy;
  }
}
