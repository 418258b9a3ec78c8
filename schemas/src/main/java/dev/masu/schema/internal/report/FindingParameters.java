package dev.masu.schema.internal.report;

import dev.masu.notation.NotationException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.text.Actual;
import dev.masu.schema.internal.text.NearestName;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Turns a failure into the parameters of a violation, of which its message is made: what was expected, what was
 * found, and the nearest name or text.
 */
public final class FindingParameters {
  private final Finding finding;
  private final JsonNode schema;
  private final JsonNode found;
  private final Violation.Builder violation;

  private FindingParameters(Finding finding, Violation.Builder violation) {
    this.finding = finding;
    this.schema = finding.expected().value();
    this.found = finding.found();
    this.violation = violation;
  }

  /** Ends a violation. */
  public static Violation complete(Violation.Builder violation, Finding finding) {
    new FindingParameters(finding, violation).add();
    return violation.build();
  }

  private void add() {
    switch (finding.keyword()) {
      case "required" -> required();
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty();
      case "pattern", "format" -> refusedText();
      case "type", "enum" -> {
        violation.parameter("expected", finding.expected().kinds());
        actual();
        nearest(finding.expected().texts().stream());
      }
      case "const" -> constant();
      case "not" -> not();
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" -> bound();
      case "minItems", "maxItems", "minProperties", "maxProperties" -> count(finding.size());
      case "minLength", "maxLength" -> count(length());
      case "contains", "minContains", "maxContains" -> {
        details();
        violation.parameter("actual", finding.size());
      }
      case "anyOf", "oneOf" -> alternatives();
      case "false", "items", "additionalItems", "unevaluatedItems" -> actual();
      default -> details();
    }
  }

  private void details() {
    finding.details().get().forEach(violation::parameter);
  }

  private void actual() {
    Actual.of(found).forEach(violation::parameter);
  }

  private void nearest(@Nullable String nearest) {
    if (nearest != null) {
      violation.parameter("nearest", nearest);
    }
  }

  private String property() {
    return Objects.requireNonNull(finding.property(), "property");
  }

  private void required() {
    String missing = property();
    violation.parameter("missing", missing);
    nearest(NearestName.of(missing, finding.names().stream())
        .filter(near -> !finding.expected().declared().contains(near))
        .orElse(null));
  }

  private void unexpectedProperty() {
    String name = property();
    List<String> allowed = finding.expected().declared();
    violation.parameter("property", name).parameter("allowed", allowed);
    Set<String> present =
        finding.names().stream().limit(NearestName.MAX_CANDIDATES).collect(Collectors.toSet());
    Stream<String> absent = allowed.stream().filter(other -> !present.contains(other));
    nearest(NearestName.of(name, absent).orElse(null));
  }

  private void refusedText() {
    violation.parameter(finding.keyword(), schema.asString());
    actual();
    Notation notation = finding.notation();
    NotationException problem =
        notation == null ? null : notation.problem(found.asString()).orElse(null);
    if (problem != null) {
      violation.parameter("notation", problem.notation()).parameter("problem", problem.problem());
    }
  }

  /** Adds which types or values were expected, by one keyword of each alternative. */
  private void oneOf(List<Expectation> kinds) {
    violation.parameter("expected", finding.expected().kinds(kinds));
    actual();
    nearest(kinds.stream().flatMap(kind -> kind.texts().stream()));
  }

  private void constant() {
    violation.parameter("expected", finding.expected().json());
    actual();
  }

  private void nearest(Stream<String> texts) {
    if (found.isString()) {
      nearest(NearestName.of(found.stringValue(), texts).orElse(null));
    }
  }

  private void not() {
    JsonNode names = schema.path("required");
    if (schema.isEmpty()) {
      violation.parameter("expected", List.of());
    } else if (schema.size() == 1 && names.size() == 1) {
      violation.parameter("without", names.get(0).asString());
    } else {
      finding.expected().only().ifPresent(only -> violation.parameter("unexpected", only));
    }
    actual();
  }

  private void bound() {
    violation.parameter("expected", Actual.number(schema));
    actual();
  }

  private void count(int actual) {
    violation.parameter("expected", SchemaParts.count(schema)).parameter("actual", actual);
  }

  private int length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }

  private void alternatives() {
    if (!finding.kinds().isEmpty()) {
      oneOf(finding.kinds().stream().map(Finding::expected).toList());
      return;
    }
    details();
    ReportedFailures<Finding> closest = finding.closest();
    if (!closest.first().isEmpty()) {
      violation.parameter(
          "violations",
          closest.first().stream().map(FindingParameters::violation).toList());
    }
    if (closest.more() > 0) {
      violation.parameter("more", closest.more());
    }
    actual();
  }

  private static Violation violation(Finding refused) {
    boolean byNotation = refused.keyword().equals("format") && refused.notation() != null;
    Phase phase = byNotation ? Phase.NOTATION : Phase.SCHEMA;
    return complete(Violation.builder(phase, refused.keyword(), refused.pointer()), refused);
  }
}
