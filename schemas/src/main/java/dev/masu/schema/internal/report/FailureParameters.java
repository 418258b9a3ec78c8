package dev.masu.schema.internal.report;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.text.Actual;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Turns a failure into the parameters of a violation, from which its message is built: what was expected, what was
 * found, and the most similar name or string.
 */
public final class FailureParameters {
  /** Integers with more digits are written with an exponent. */
  private static final int MAX_DIGITS = 20;

  private final Failure failure;
  private final KeywordSite site;
  private final JsonNode found;
  private final TokenLocator locator;
  private final Violation.Builder violation;

  private FailureParameters(Failure failure, TokenLocator locator) {
    this.failure = failure;
    this.locator = locator;
    this.site = failure.site();
    this.found = failure.value().value();
    Phase phase = site.isNotationFormat() ? Phase.NOTATION : Phase.SCHEMA;
    this.violation = Violation.builder(
            phase, site.name(), failure.location().path().toString())
        .at(locator.locate(failure.location().tokenLocation()))
        .keyword(site.name(), site.location());
  }

  public static Violation.Builder violation(Failure failure, TokenLocator locator) {
    FailureParameters parameters = new FailureParameters(failure, locator);
    parameters.add();
    return parameters.violation;
  }

  private void add() {
    if (failure.value().isName()) {
      violation.parameter("ofName", true);
    }
    switch (site.name()) {
      case "required", "dependencies", "dependentRequired" -> required();
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty();
      case "pattern", "format" -> text();
      case "type", "enum" -> oneOf(List.of(site));
      case "const" -> expected(site.expected().get(0));
      case "not" -> not();
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" ->
        expected(Actual.number(site.value()));
      case "minItems", "maxItems", "minProperties", "maxProperties" ->
        count(failure.value().size());
      case "minLength", "maxLength" -> count(length());
      case "anyOf", "oneOf" -> alternatives();
      case "false", "items", "additionalItems", "unevaluatedItems" -> actual();
      default -> details();
    }
  }

  private void details() {
    failure.details().forEach(violation::parameter);
  }

  private void actual() {
    Actual.of(found).forEach(violation::parameter);
  }

  private void expected(Object expected) {
    violation.parameter("expected", expected);
    actual();
  }

  private void nearest(Optional<String> nearest) {
    nearest.ifPresent(name -> violation.parameter("nearest", name));
  }

  private String property() {
    return Objects.requireNonNull(failure.property(), "property");
  }

  private void required() {
    violation.parameter("missing", property());
    details();
    nearest(failure.nearestName());
  }

  /** Adds the parameters for a property that a type does not have, given those that it has. */
  public static void addUnknown(Violation.Builder violation, String property, List<String> known) {
    violation.parameter("property", property).parameter("allowed", known);
    NearestName.of(property, known).ifPresent(name -> violation.parameter("nearest", name));
  }

  private void unexpectedProperty() {
    violation.parameter("property", property()).parameter("allowed", site.declared());
    List<String> patterns = site.patterns();
    // Only "additionalProperties" always belongs to the same vocabulary as "patternProperties".
    if (site.name().equals("additionalProperties") && !patterns.isEmpty()) {
      violation.parameter("patterns", patterns);
    }
    nearest(failure.nearestName());
  }

  private void text() {
    violation.parameter(site.name(), site.value().asString());
    details();
    actual();
    site.notation()
        .flatMap(notation -> notation.problem(found.asString()))
        .ifPresent(invalid -> violation
            .parameter("notation", invalid.notation())
            .parameter("problem", invalid.problem()));
  }

  /** Adds the types or values that were expected by one keyword of each branch. */
  private void oneOf(List<KeywordSite> expectations) {
    violation.parameter("expected", site.expected(expectations));
    actual();
    if (found.isString()) {
      List<String> texts =
          expectations.stream().flatMap(each -> each.texts().stream()).toList();
      nearest(NearestName.of(found.stringValue(), texts));
    }
  }

  private void not() {
    JsonNode schema = site.value();
    List<String> excluded = failure.excluded();
    if (schema.isEmpty()) {
      violation.parameter("expected", List.of());
    } else if (excluded.size() == 1) {
      violation.parameter("without", excluded.get(0));
    } else if (excluded.size() > 1 && found.isObject()) {
      violation.parameter("excluding", excluded);
    } else if (schema.size() == 1 && schema.has("pattern") && found.isString()) {
      violation.parameter("pattern", schema.path("pattern").asString());
    } else if (site.only().isPresent()) {
      violation.parameter("unexpected", site.only().get());
    } else {
      violation.parameter("schema", site.expected().get(0));
    }
    actual();
  }

  private void count(int actual) {
    violation.parameter("expected", count(site.value())).parameter("actual", actual);
  }

  /** {@return a number in the schema as an integer: {@code 2} for {@code 2.0}; for any other value, 1} */
  public static Number count(JsonNode number) {
    BigDecimal count = Numbers.canonical(number.decimalValue(BigDecimal.ONE));
    if (count.precision() - (long) count.scale() > MAX_DIGITS) {
      return count;
    }
    BigInteger whole = count.toBigInteger();
    return whole.bitLength() < Integer.SIZE ? (Number) whole.intValue() : whole;
  }

  private int length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }

  private void alternatives() {
    List<KeywordSite> expectations = failure.expectations();
    List<Failure> closest = failure.closest();
    if (closest.isEmpty() && !expectations.isEmpty()) {
      oneOf(expectations);
      return;
    }
    details();
    if (!expectations.isEmpty()) {
      violation.parameter("expected", site.expected(expectations));
      String pattern = onlyPattern();
      if (pattern != null) {
        violation.parameter("pattern", pattern);
      }
    }
    if (!closest.isEmpty()) {
      violation.parameter(
          "violations",
          closest.stream().map(inner -> violation(inner, locator).build()).toList());
    }
    if (failure.more() > 0) {
      violation.parameter("more", failure.more());
    }
    actual();
  }

  /** The pattern of the best matching branch, if it asserts only that and the type; else null. */
  private @Nullable String onlyPattern() {
    KeywordSite only = failure.closest().get(0).site();
    return failure.closest().size() == 1
            && failure.more() == 0
            && only.name().equals("pattern")
            && only.notation().isEmpty()
        ? only.value().asString()
        : null;
  }
}
