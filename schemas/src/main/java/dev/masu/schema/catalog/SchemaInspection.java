package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.SchemaResources;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.PatternSyntaxException;
import tools.jackson.databind.JsonNode;

/** Finds what keeps registered schemas from being used: all of a schema at once, in its order. */
final class SchemaInspection {
  private static final Comparator<SourceLocation> IN_ORDER =
      Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column);

  private final SchemaResources resources;
  private final Function<String, JsonNode> documents;
  private final Function<String, CompiledSchema> metaSchemas;
  private final Map<String, CompiledSchema> compiled = new HashMap<>();
  private final Map<String, List<SchemaProblem>> problems = new HashMap<>();
  private final Map<String, Set<String>> pointers = new HashMap<>();
  private final Map<String, List<Subschema>> starts = new HashMap<>();

  /**
   * Inspects schemas.
   *
   * @param resources the schemas, loaded with all that they lead to
   * @param documents gives the document of an id that is known
   * @param metaSchemas gives the compiled meta-schema of an id that is known
   */
  SchemaInspection(
      SchemaResources resources,
      Function<String, JsonNode> documents,
      Function<String, CompiledSchema> metaSchemas) {
    this.resources = resources;
    this.documents = documents;
    this.metaSchemas = metaSchemas;
    resources.schemas().forEach(this::inspect);
    resources.problems().forEach(this::add);
    new EndlessReferences(resources).problems().forEach(this::add);
    for (Subschema start : resources.starts()) {
      starts.computeIfAbsent(start.document(), document -> new ArrayList<>()).add(start);
    }
  }

  /** Adds a problem unless there is one of the same value. */
  private void add(SchemaProblem problem) {
    if (pointers
        .computeIfAbsent(problem.document(), document -> new HashSet<>())
        .add(problem.pointer())) {
      problems
          .computeIfAbsent(problem.document(), document -> new ArrayList<>())
          .add(problem);
    }
  }

  private void inspect(Subschema schema) {
    pattern(schema);
    if (schema.isResource()) {
      resource(schema);
    }
    String recursive = schema.text("$recursiveRef");
    if (!recursive.isEmpty() && !recursive.equals("#")) {
      String words = "a $recursiveRef can only be \"#\"; use $ref";
      add(schema.problem("$recursiveRef", "recursive-ref", words));
    }
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
    JsonNode same = schema.path().isEmpty() ? null : documents.apply(schema.base());
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

  private void pattern(Subschema schema) {
    String pattern = schema.text("pattern");
    if (!pattern.isEmpty()) {
      problem(pattern).ifPresent(words -> add(schema.problem("pattern", "pattern", words)));
    }
    if (schema.holdsSchemasBelow("patternProperties") && !schema.ignores("patternProperties")) {
      String at = Pointers.member(schema.path(), "patternProperties");
      for (String name : schema.json().path("patternProperties").propertyNames()) {
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
    List<SchemaProblem> own = problems.getOrDefault(schema.uri(), List.of());
    if (own.stream().anyMatch(problem -> problem.code().equals("vocabulary"))) {
      throw exception(schema, own, List.of());
    }
    List<Violation> meta = new ArrayList<>();
    for (Subschema start : starts.getOrDefault(schema.uri(), List.of())) {
      CheckReport report = check(schema, start);
      if (report.violations().stream().anyMatch(SchemaInspection::isTooDeep)) {
        throw schema.depthProblem();
      }
      meta.addAll(report.violations());
    }
    Set<String> covered = pointers.getOrDefault(schema.uri(), Set.of());
    // The parser of a tree writes some numbers with a larger exponent than they had.
    meta.removeIf(violation ->
        covered.contains(violation.pointer()) || violation.code().equals("exponent-too-large"));
    if (!own.isEmpty() || !meta.isEmpty()) {
      throw exception(schema, own, meta);
    }
  }

  private CheckReport check(SchemaText schema, Subschema start) {
    List<String> others = resources.starts().stream()
        .filter(other -> !other.equals(start)
            && other.isWithin(start)
            && !other.dialect().equals(start.dialect()))
        .map(Subschema::path)
        .toList();
    PartOfSchema part = PartOfSchema.of(schema.json(), start.path(), others);
    return part.check(compiled.computeIfAbsent(start.dialect().id(), metaSchemas));
  }

  private static boolean isTooDeep(Violation violation) {
    return violation.phase() == Phase.LIMIT && violation.code().equals("nesting-too-deep");
  }

  /** The parts of a meta-schema may say the same about a value, one each. */
  private static SchemaException exception(
      SchemaText schema, List<SchemaProblem> problems, List<Violation> meta) {
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
