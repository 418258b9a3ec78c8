package dev.masu.schema.internal.keyword;

import dev.masu.notation.NotationException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Puts what a keyword refused into words: what was expected, what was found, what to do.
 *
 * <p>The words are made from the keyword's value in the schema and the value in the document; only
 * those of rare keywords are the engine's.
 */
public final class FindingWords {
  private final Finding finding;
  private final JsonNode schema;
  private final JsonNode found;

  private FindingWords(Finding finding) {
    this.finding = finding;
    this.schema = finding.schema();
    this.found = finding.found();
  }

  /** Ends a violation with its parameters and message. */
  public static Violation describe(Finding finding, Violation.Builder violation) {
    return new FindingWords(finding).describe(violation);
  }

  private Violation describe(Violation.Builder violation) {
    return switch (finding.keyword()) {
      case "type" -> type(violation);
      case "required" -> required(violation);
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty(violation);
      case "pattern" -> pattern(violation);
      case "format" -> format(violation);
      case "enum" -> oneOfValues(violation);
      case "const" -> expected(violation, Words.json(schema), "expected " + Words.json(schema));
      case "not" -> not(violation);
      case "false" ->
        violation
            .parameter("actual", actual())
            .message("no value is allowed here but found " + actual() + "; remove it");
      case "minimum" -> bound(violation, " is less than the minimum ");
      case "maximum" -> bound(violation, " is greater than the maximum ");
      case "exclusiveMinimum" -> bound(violation, " is not greater than ");
      case "exclusiveMaximum" -> bound(violation, " is not less than ");
      case "multipleOf" -> bound(violation, " is not a multiple of ");
      case "minItems" -> count(violation, "at least", "item", finding.size());
      case "maxItems" -> count(violation, "at most", "item", finding.size());
      case "minProperties" -> count(violation, "at least", "property", finding.size());
      case "maxProperties" -> count(violation, "at most", "property", finding.size());
      case "minLength" -> count(violation, "at least", "character", length());
      case "maxLength" -> count(violation, "at most", "character", length());
      case "uniqueItems" -> violation.message("expected items that all differ but two are equal");
      case "additionalItems", "unevaluatedItems" ->
        violation.message("no more items are allowed here; remove this one");
      case "anyOf", "oneOf" -> alternatives(violation);
      default -> other(violation);
    };
  }

  private Violation other(Violation.Builder violation) {
    if (finding.property() != null) {
      violation.parameter("missing", finding.property());
    }
    return violation.message(finding.words());
  }

  private Violation type(Violation.Builder violation) {
    String expected = Words.types(schema);
    return expected(violation, expected, "expected " + expected);
  }

  private Violation expected(Violation.Builder violation, String expected, String words) {
    return violation
        .parameter("expected", expected)
        .parameter("actual", actual())
        .message(words + " but found " + actual());
  }

  private Violation required(Violation.Builder violation) {
    String missing = property();
    return violation
        .parameter("missing", missing)
        .message("missing property "
            + Shown.text(missing)
            + NearestName.of(missing, finding.names())
                .filter(near -> !finding.declared().contains(near))
                .map(near -> "; is " + Shown.text(near) + " meant to be it?")
                .orElse("; add it"));
  }

  private Violation unexpectedProperty(Violation.Builder violation) {
    String name = property();
    List<String> allowed = finding.declared();
    List<String> absent = new ArrayList<>(allowed);
    absent.removeAll(finding.names());
    String advice = NearestName.of(name, absent)
        .map(near -> "; did you mean " + Shown.text(near) + "?")
        .orElse(allowed.isEmpty() ? "; remove it" : "; expected " + Words.choice(allowed));
    return violation
        .parameter("property", name)
        .parameter("allowed", allowed)
        .message("unexpected property " + Shown.text(name) + advice);
  }

  private String property() {
    return Objects.requireNonNull(finding.property(), "property");
  }

  private Violation pattern(Violation.Builder violation) {
    String pattern = schema.asString();
    violation.parameter("pattern", pattern).parameter("actual", actual());
    String words = Optional.ofNullable(finding.notation())
        .flatMap(notation -> notation.problem(found.asString()))
        .map(NotationException::getMessage)
        .orElseGet(() -> Shown.text(found.asString()) + " does not match the pattern " + pattern);
    return violation.message(words);
  }

  private Violation format(Violation.Builder violation) {
    String format = schema.asString();
    violation.parameter("format", format).parameter("actual", actual());
    String words = Optional.ofNullable(finding.notation())
        .flatMap(notation -> notation.problem(found.asString()))
        .map(NotationException::getMessage)
        .orElseGet(() -> actual() + " is not of the format " + format);
    return violation.message(words);
  }

  private Violation oneOfValues(Violation.Builder violation) {
    List<String> values = schema.valueStream().map(Words::json).toList();
    List<String> texts = schema
        .valueStream()
        .filter(JsonNode::isString)
        .map(JsonNode::stringValue)
        .toList();
    String advice = found.isString()
        ? NearestName.of(found.stringValue(), texts)
            .map(near -> "; did you mean " + Shown.text(near) + "?")
            .orElse("")
        : "";
    return violation
        .parameter("expected", values)
        .parameter("actual", actual())
        .message("expected " + Words.either(values) + " but found " + actual() + advice);
  }

  private Violation not(Violation.Builder violation) {
    JsonNode refused = schema.path("const");
    return violation
        .parameter("actual", actual())
        .message(
            refused.isMissingNode()
                ? actual() + " is what the schema rules out here"
                : "expected any value but " + Words.json(refused));
  }

  private Violation bound(Violation.Builder violation, String relation) {
    String actual = Shown.number(found);
    String limit = Shown.number(schema);
    return violation
        .parameter("expected", limit)
        .parameter("actual", actual)
        .message(actual + relation + limit);
  }

  private Violation count(Violation.Builder violation, String relation, String unit, long actual) {
    String limit = Shown.number(schema);
    return violation
        .parameter("expected", limit)
        .parameter("actual", actual)
        .message(String.format(
            "expected %s %s but found %d", relation, Words.counted(limit, unit), actual));
  }

  private Violation alternatives(Violation.Builder violation) {
    String words = finding.closest().stream()
        .map(inner -> describe(inner, Violation.builder(Violation.Phase.SCHEMA, "", "")))
        .map(Violation::message)
        .collect(Collectors.joining("; "));
    return violation
        .parameter("actual", actual())
        .message(words.isEmpty() ? finding.words() : finding.words() + ": " + words);
  }

  private String actual() {
    return Shown.value(found);
  }

  private long length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }
}
