package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Numbers;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/** Finds likely mistakes in schemas that can be used all the same. */
final class SchemaLint {
  private static final Pattern JAVASCRIPT_LITERAL = Pattern.compile("/\\^.*\\$/[a-z]*");

  /** Classes within classes of Java ({@code [a-z&&[^b]]}), POSIX ({@code [[:alpha:]]}) and .NET ({@code [a-z-[b]]}). */
  private static final Pattern NESTED_CLASS =
      Pattern.compile("\\[:\\^?[a-z]+:]|(&&|[^\\\\]-)\\[[^\\[\\]]+]]");

  /** Lower and upper bounds, the values that they apply to, and whether a value may equal both. */
  private static final List<Range> RANGES = List.of(
      new Range("minimum", "maximum", "number", true),
      new Range("exclusiveMinimum", "maximum", "number", false),
      new Range("minimum", "exclusiveMaximum", "number", false),
      new Range("exclusiveMinimum", "exclusiveMaximum", "number", false),
      new Range("minLength", "maxLength", "string", true),
      new Range("minItems", "maxItems", "array", true),
      new Range("minProperties", "maxProperties", "object", true),
      new Range("minContains", "maxContains", "array", true));

  private record Range(String lower, String upper, String type, boolean includesEqual) {
    boolean isEmpty(BigDecimal from, BigDecimal to) {
      int comparison = from.compareTo(to);
      return comparison > 0 || (comparison == 0 && !includesEqual);
    }
  }

  private final UnknownKeywords unknownKeywords;
  private final Set<String> customKeywords;
  private final Set<String> formats;

  /** A set, since schemas that apply the same others have the same mistakes. */
  private final Set<SchemaProblem> found = new LinkedHashSet<>();

  private SchemaLint(
      ReferenceResolver resources, Set<String> customKeywords, Set<String> customFormats) {
    this.unknownKeywords = new UnknownKeywords(resources, customKeywords);
    this.customKeywords = customKeywords;
    this.formats = new HashSet<>(Formats.names());
    this.formats.addAll(customFormats);
  }

  /** Finds the likely mistakes in loaded schemas. */
  static List<SchemaProblem> of(
      ReferenceResolver resources, Set<String> customKeywords, Set<String> customFormats) {
    SchemaLint lint = new SchemaLint(resources, customKeywords, customFormats);
    resources.schemas().forEach(lint::lintSchema);
    resources.links().forEach(lint::lintLink);
    lint.found.addAll(resources.duplicates(false));
    return List.copyOf(lint.found);
  }

  /** Finds the mistakes of a schema, which may not be a valid one: {@code $defs} of draft-07 is validated where used. */
  private void lintSchema(Subschema schema) {
    if (!schema.ignores("$schema")) {
      DefaultDialect.unknown(schema).ifPresent(found::add);
    }
    lintId(schema);
    found.addAll(unknownKeywords.problems(schema));
    if (!schema.ignoresRefSiblings()) {
      RANGES.forEach(range -> lintRange(schema, range));
      found.addAll(ForbiddenProperties.problems(schema));
      lintValues(schema);
      lintEnum(schema);
      lintRepeated(schema, "enum");
      lintRepeated(schema, "required");
      lintBranch(schema, "then");
      lintBranch(schema, "else");
      lintFormat(schema);
      lintPatterns(schema);
    }
  }

  private void lintId(Subschema schema) {
    String keyword = schema.dialect().draft().idKeyword();
    String id = Uris.withoutFragment(schema.text(keyword));
    if (!Uris.isReference(id)) {
      String message = "its " + keyword + ' ' + Shown.inEnglish(id)
          + " is not a URI reference, and is ignored" + Uris.REMEDY;
      found.add(schema.problem(keyword, "invalid-id", message));
    }
  }

  private void lintRange(Subschema schema, Range range) {
    JsonNode lower = schema.json().path(range.lower);
    JsonNode upper = schema.json().path(range.upper);
    boolean isUsed = !range.lower.equals("minContains") || schema.json().has("contains");
    boolean counts = lower.isNumber() && upper.isNumber() && !schema.ignores(range.lower) && isUsed;
    if (counts && range.isEmpty(lower.decimalValue(), upper.decimalValue())) {
      String message = "no " + range.type + " is valid: the " + range.lower + " is " + lower
          + " and the " + range.upper + ' ' + upper;
      found.add(schema.problem(range.lower, "empty-range", message));
    }
  }

  private void lintValues(Subschema schema) {
    JsonNode type = schema.json().path("type");
    Set<String> types = new LinkedHashSet<>();
    (type.isString() ? List.of(type) : type)
        .forEach(each -> each.stringValueOpt().ifPresent(types::add));
    JsonNode values = schema.json().path("enum");
    int[] excluded = IntStream.range(0, values.isArray() ? values.size() : 0)
        .filter(index -> excludes(types, values.get(index)))
        .toArray();
    if (excluded.length > 1 && excluded.length == values.size()) {
      String message = "no value is valid: the type " + String.join(" or ", types)
          + " excludes each of these; correct the type, or the values";
      found.add(schema.problem("enum", "excluded-value", message));
    } else {
      for (int index : excluded) {
        String message = excluded(types, values.get(index));
        found.add(schema.problemAtItem("enum", index, "excluded-value", message));
      }
    }
    if (schema.json().path("nullable").booleanValue(false)
        && excludes(types, NullNode.getInstance())) {
      String message = "\"nullable\" is a keyword of OpenAPI 3.0, and null is invalid here;"
          + " add \"null\" to the type";
      found.add(schema.problemAtName("nullable", "foreign-keyword", message));
    }
    JsonNode constant = schema.json().path("const");
    if (!constant.isMissingNode() && !schema.ignores("const") && excludes(types, constant)) {
      found.add(schema.problem("const", "excluded-value", excluded(types, constant)));
    }
  }

  private void lintEnum(Subschema schema) {
    JsonNode values = schema.json().path("enum");
    if (values.isArray() && values.isEmpty() && !schema.ignores("enum")) {
      String message = "no value is valid: the enum is empty; list the values";
      found.add(schema.problem("enum", "excluded-value", message));
    }
  }

  /** Finds values that a list has before, which does no harm. */
  private void lintRepeated(Subschema schema, String keyword) {
    JsonNode values = schema.json().path(keyword);
    if (!values.isArray() || schema.ignores(keyword)) {
      return;
    }
    Set<Fingerprint> listed = new HashSet<>();
    for (int i = 0; i < values.size(); i++) {
      if (!listed.add(Fingerprint.of(values.get(i)))) {
        String message = Shown.value(values.get(i)) + " is listed before; leave it out";
        found.add(schema.problemAtItem(keyword, i, "repeated-value", message));
      }
    }
  }

  private static boolean excludes(Set<String> types, JsonNode value) {
    boolean isWhole = value.isNumber() && Numbers.isWhole(value.decimalValue());
    String type = value.getNodeType().name().toLowerCase(Locale.ROOT);
    return !types.isEmpty() && !types.contains(type) && !(isWhole && types.contains("integer"));
  }

  private static String excluded(Set<String> types, JsonNode value) {
    return "the type " + String.join(" or ", types) + " excludes " + Shown.value(value)
        + "; leave it out, or allow its type";
  }

  private void lintBranch(Subschema schema, String keyword) {
    JsonNode json = schema.json();
    if (json.has(keyword) && !json.has("if") && !schema.ignores(keyword)) {
      String message = Shown.inEnglish(keyword) + " asserts nothing without an \"if\"; add that";
      found.add(schema.problemAtName(keyword, "missing-if", message));
    }
  }

  private void lintFormat(Subschema schema) {
    String name = schema.text("format");
    if (!name.isEmpty() && !formats.contains(name)) {
      // Short names with another letter are mostly formats of their own, such as ulid.
      boolean isShort = name.length() < 5 && !name.equals("url");
      NearestName.misspelt(name, formats)
          .filter(near -> !isShort || near.length() > name.length() || near.equalsIgnoreCase(name))
          .map(near -> "unknown format " + Shown.inEnglish(name) + " asserts nothing; did you mean "
              + Shown.inEnglish(near) + "?")
          .ifPresent(message -> found.add(schema.problem("format", "misspelt-format", message)));
    }
  }

  private void lintPatterns(Subschema schema) {
    lintPattern(
        schema.text("pattern"), (code, message) -> schema.problem("pattern", code, message));
    if (!schema.ignores("patternProperties")) {
      for (String name : schema.json().path("patternProperties").propertyNames()) {
        lintPattern(
            name,
            (code, message) -> schema.problemAtMember("patternProperties", name, code, message));
      }
    }
  }

  private void lintPattern(String pattern, BiFunction<String, String, SchemaProblem> problem) {
    String start = "the pattern " + Shown.inEnglish(pattern);
    if (Regex.parse(pattern).isUnsafe()) {
      String message = start
          + " may take too many steps: it has back-references or large counts, and repeats what is"
          + " repeated itself; write it without one of these";
      found.add(problem.apply("unsafe-pattern", message));
    }
    if (JAVASCRIPT_LITERAL.matcher(pattern).matches()) {
      String message = start
          + " is a literal of JavaScript, whose slashes keep it from matching anything; leave them out";
      found.add(problem.apply("foreign-pattern", message));
    }
    if (NESTED_CLASS.matcher(pattern).find()) {
      String message = start
          + " has a class within a class; in ECMA-262 the first ] ends both, so write a single one";
      found.add(problem.apply("foreign-pattern", message));
    }
    if (!Regex.isValid(pattern)) {
      String message =
          start + " is not written in the syntax of ECMA-262; other implementations may"
              + " reject it or read it otherwise";
      found.add(problem.apply("foreign-pattern", message));
    }
  }

  private void lintLink(Link link) {
    Subschema from = link.reference().from();
    if (link.reference().isRepetition(link.target())) {
      String message = "refers to " + link.reference().shown()
          + ", which this schema is a part of; that adds nothing, remove it";
      found.add(from.problem("$ref", "repeated-reference", message));
    }
    if (from.ignoresRefSiblings()) {
      from.json().properties().forEach(member -> lintBesideRef(link, member.getKey()));
    }
  }

  /** Ignores keywords that repeat the target's, and {@code type}: many schemas have them next to a reference. */
  private void lintBesideRef(Link link, String keyword) {
    Subschema from = link.reference().from();
    boolean asserts = customKeywords.contains(keyword)
        || (from.dialect().uses(keyword)
            && StandardKeyword.of(keyword).map(StandardKeyword::asserts).orElse(false));
    boolean isRepeated = keyword.equals("type")
        || from.json().path(keyword).equals(link.target().json().path(keyword));
    if (asserts && !isRepeated && from.ignores(keyword)) {
      String message =
          Shown.inEnglish(keyword) + " is ignored, as " + from.dialect().draft().label()
              + " ignores what is beside a $ref; put the $ref into an allOf";
      found.add(from.problemAtName(keyword, "ignored-beside-ref", message));
    }
  }
}
