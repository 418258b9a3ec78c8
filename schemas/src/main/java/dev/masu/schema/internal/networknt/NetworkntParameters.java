package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import dev.masu.notation.NotationException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.format.NotationFormat;
import dev.masu.schema.internal.report.FailureParameters;
import dev.masu.schema.internal.text.Actual;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * The parameters of a violation that networknt gives. A keyword of which it does not give them all has its
 * English message as the parameter {@code problem}.
 */
final class NetworkntParameters {
  private final Error error;
  private final JsonNode expected;
  private final JsonNode found;
  private final Optional<NotationException> notationProblem;

  /**
   * The parameters of an error.
   *
   * @param error the error
   * @param found the value that it is about, or the object whose member's name it is about
   */
  NetworkntParameters(Error error, JsonNode found) {
    this.error = error;
    JsonNode schema = error.getSchemaNode();
    this.expected = schema == null ? MissingNode.getInstance() : schema;
    this.found = found;
    this.notationProblem = error.getKeyword().equals("format")
        ? NotationFormat.ofFormat(expected.asString()).flatMap(n -> n.problem(found.asString()))
        : Optional.empty();
  }

  /** Whether the error is that a text is not of the notation that {@code format} names. */
  boolean isOfNotation() {
    return notationProblem.isPresent();
  }

  void addTo(Violation.Builder violation) {
    switch (error.getKeyword()) {
      case "type", "enum" -> actual(violation.parameter("expected", kinds()));
      case "const", "contentEncoding", "contentMediaType" ->
        actual(violation.parameter("expected", expected.toString()));
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" ->
        actual(violation.parameter("expected", bound()));
      case "minItems", "maxItems", "minProperties", "maxProperties" ->
        violation.parameter("expected", count()).parameter("actual", found.size());
      case "minLength", "maxLength" ->
        violation.parameter("expected", count()).parameter("actual", length());
      case "pattern", "format" -> text(violation);
      case "required" -> violation.parameter("missing", error.getProperty());
      case "dependentRequired" ->
        violation
            .parameter("missing", error.getArguments()[0])
            .parameter("beside", error.getProperty());
      case "dependencies" -> dependency(violation);
      case "additionalProperties", "unevaluatedProperties" ->
        violation.parameter("property", error.getProperty()).parameter("allowed", List.of());
      case "contains", "minContains", "maxContains" ->
        violation.parameter(
            "expected",
            FailureParameters.count(new BigDecimal(String.valueOf(error.getArguments()[0]))));
      case "uniqueItems", "anyOf" -> {}
      case "oneOf" -> valid(violation);
      case "false", "items", "additionalItems", "unevaluatedItems", "not" -> actual(violation);
      default -> violation.parameter("problem", error.getMessage());
    }
  }

  private void actual(Violation.Builder violation) {
    Actual.of(found).forEach(violation::parameter);
  }

  /** The types, or the values as JSON. */
  private List<String> kinds() {
    Stream<JsonNode> kinds = expected.isArray() ? expected.valueStream() : Stream.of(expected);
    boolean areTypes = error.getKeyword().equals("type");
    return kinds
        .map(kind -> areTypes ? kind.asString() : kind.toString())
        .distinct()
        .toList();
  }

  /** In draft-04 the bound may be a number beside {@code exclusiveMinimum}. */
  private Object bound() {
    return expected.isNumber() ? Actual.number(expected) : expected.toString();
  }

  private Number count() {
    return FailureParameters.count(expected);
  }

  private int length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }

  private void text(Violation.Builder violation) {
    actual(violation.parameter(error.getKeyword(), expected.asString()));
    notationProblem.ifPresent(problem -> violation
        .parameter("notation", problem.notation())
        .parameter("problem", problem.problem()));
  }

  /** networknt gives the property, but not which other one is missing. */
  private void dependency(Violation.Builder violation) {
    String beside = error.getProperty();
    expected
        .path(beside)
        .valueStream()
        .map(JsonNode::asString)
        .filter(name -> !found.has(name))
        .findFirst()
        .ifPresent(missing -> violation.parameter("missing", missing));
    violation.parameter("beside", beside);
  }

  /** The first two alternatives that are valid, counted from 1. */
  private void valid(Violation.Builder violation) {
    String[] indexes = String.valueOf(error.getArguments()[1]).split(", ", -1);
    if (indexes.length > 1) {
      violation.parameter("first", Integer.parseInt(indexes[0]) + 1);
      violation.parameter("second", Integer.parseInt(indexes[1]) + 1);
    }
    actual(violation);
  }
}
