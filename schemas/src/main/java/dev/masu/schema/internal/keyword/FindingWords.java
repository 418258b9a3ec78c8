package dev.masu.schema.internal.keyword;

import dev.masu.notation.NotationException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
      case "type" -> expected(violation, Words.types(schema));
      case "required" -> required(violation);
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty(violation);
      case "pattern" -> pattern(violation);
      case "format" -> format(violation);
      case "enum" -> oneOf(violation, List.of(finding));
      case "const" -> constant(violation);
      case "not" -> not(violation);
      case "false" -> nothingAllowed(violation, "value");
      case "items", "additionalItems", "unevaluatedItems" -> nothingAllowed(violation, "item");
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
      case "contains", "minContains", "maxContains" ->
        violation.parameter("actual", finding.size()).message(finding.words().get());
      case "anyOf", "oneOf" -> alternatives(violation);
      default -> other(violation);
    };
  }

  private Violation other(Violation.Builder violation) {
    if (finding.property() != null) {
      violation.parameter("missing", finding.property());
    }
    return violation.message(finding.words().get());
  }

  private Violation expected(Violation.Builder violation, String expected) {
    return violation
        .parameter("expected", expected)
        .parameter("actual", actual())
        .message("expected " + expected + " but found " + actual());
  }

  private Violation constant(Violation.Builder violation) {
    String expected = Words.json(schema);
    boolean another = found.isContainer() && found.getNodeType() == schema.getNodeType();
    String kind = found.isArray() ? "array" : "object";
    return another
        ? violation
            .parameter("expected", expected)
            .parameter("actual", actual())
            .message("expected " + expected + " but found another " + kind)
        : expected(violation, expected);
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
        .orElseGet(() -> "expected a string of the format " + format + " but found " + actual());
    return violation.message(words);
  }

  /** Says which types or values were expected, by one keyword or by one of each alternative. */
  private Violation oneOf(Violation.Builder violation, List<Finding> kinds) {
    List<String> expected = kinds.stream().flatMap(Words::kinds).distinct().toList();
    if (expected.isEmpty()) {
      return nothingAllowed(violation, "value");
    }
    List<String> texts = kinds.stream().flatMap(Words::texts).toList();
    String advice = found.isString()
        ? NearestName.of(found.stringValue(), texts)
            .map(near -> "; did you mean " + Shown.text(near) + "?")
            .orElse("")
        : "";
    return violation
        .parameter("expected", expected)
        .parameter("actual", actual())
        .message("expected " + Words.either(expected) + " but found " + actual() + advice);
  }

  private Violation not(Violation.Builder violation) {
    if (schema.isEmpty()) {
      return nothingAllowed(violation, "value");
    }
    violation.parameter("actual", actual());
    JsonNode names = schema.path("required");
    if (schema.size() == 1 && names.size() == 1) {
      return violation.message("expected an object without " + Words.json(names.get(0)));
    }
    return violation.message(Words.only(schema)
        .map(only -> schema.has("const")
            ? "expected any value but " + only
            : "expected anything but " + only + " but found " + actual())
        .orElseGet(() -> actual() + " is what the schema rules out here"));
  }

  private Violation nothingAllowed(Violation.Builder violation, String what) {
    return violation
        .parameter("actual", actual())
        .message("no " + what + " is allowed here but found " + actual() + "; remove it");
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
    String limit = Words.count(schema.decimalValue());
    return violation
        .parameter("expected", limit)
        .parameter("actual", actual)
        .message(String.format(
            "expected %s %s but found %d", relation, Words.counted(limit, unit), actual));
  }

  private Violation alternatives(Violation.Builder violation) {
    if (!finding.kinds().isEmpty()) {
      return oneOf(violation, finding.kinds());
    }
    StringBuilder words = new StringBuilder(finding.words().get());
    String before = ": ";
    for (Finding inner : finding.closest().first()) {
      words.append(before).append(place(inner)).append(message(inner));
      before = "; ";
    }
    if (finding.closest().more() > 0) {
      words.append("; and ").append(finding.closest().more()).append(" more");
    }
    return violation.parameter("actual", actual()).message(words.toString());
  }

  private static String message(Finding inner) {
    return describe(inner, Violation.builder(Violation.Phase.SCHEMA, "", "")).message();
  }

  /** The place of what the alternative refused, where it is another one than is told already. */
  private String place(Finding inner) {
    if (inner.pointer().equals(finding.pointer())) {
      return "";
    }
    return inner.pointer().isEmpty() ? "at the root, " : "at " + inner.pointer() + ", ";
  }

  private String actual() {
    return Shown.value(found);
  }

  private long length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }
}
