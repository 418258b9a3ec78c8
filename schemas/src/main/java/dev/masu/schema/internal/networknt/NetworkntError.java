package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.FailureParameters;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.report.OrderedViolation;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.text.Actual;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;

/** An error that networknt reports, and the value or name in the document that it concerns. */
final class NetworkntError {
  /** Keywords that make a member's name invalid rather than its value. */
  private static final Set<String> OF_NAMES =
      Set.of("additionalProperties", "propertyNames", "unevaluatedProperties");

  private final Error error;
  private final String keyword;
  private final JsonNode expected;
  private final JsonNode found;
  private final boolean isAtName;
  private final ValuePath path;

  /**
   * Determines what an error concerns.
   *
   * @param error the error
   * @param base the JSON Pointer of the value that was evaluated
   */
  NetworkntError(Error error, String base) {
    this.error = error;
    this.keyword = error.getKeyword();
    JsonNode schema = error.getSchemaNode();
    this.expected = schema == null ? MissingNode.getInstance() : schema;
    Deque<Object> steps = new ArrayDeque<>();
    for (NodePath at = error.getInstanceLocation(); at.getParent() != null; at = at.getParent()) {
      steps.push(at.getElement(-1));
    }
    ValuePath start = ValuePath.of(base);
    for (Object step : steps) {
      start = start.member(step.toString());
    }
    JsonNode node = error.getInstanceNode();
    String name = error.getProperty();
    this.isAtName = name != null && OF_NAMES.contains(keyword) && node.has(name);
    Integer item = node.isArray() ? itemIndex() : null;
    this.found = item == null ? node : node.path(item);
    this.path = item != null ? start.item(item) : isAtName ? start.member(name) : start;
  }

  /** The index of the item that an array's error concerns, or null if it concerns the whole array. */
  private @Nullable Integer itemIndex() {
    return keyword.equals("unevaluatedItems")
        ? (Integer) error.getArguments()[0]
        : error.getIndex();
  }

  /** Whether it concerns the name of a member. */
  boolean isAtName() {
    return isAtName;
  }

  /** The JSON Pointer of the value or member. */
  String pointer() {
    return path.toString();
  }

  /** The error as a violation at the location of the value or name. */
  OrderedViolation at(InstanceLocation at, TokenLocator locator) {
    return new OrderedViolation(at.eventIndex(), () -> violation(at, locator));
  }

  private Violation violation(InstanceLocation at, TokenLocator locator) {
    return builder(at, locator)
        .at(locator.locate(at.tokenLocation()).orElse(null))
        .keyword(keyword, schemaLocation())
        .build();
  }

  /**
   * The location of the schema. For the schema {@code false}, which has no keyword, networknt appends one of that
   * name.
   */
  private String schemaLocation() {
    String location = error.getSchemaLocation().toString();
    return keyword.equals("false") && location.endsWith("/false")
        ? location.substring(0, location.length() - "/false".length())
        : location;
  }

  private Violation.Builder builder(InstanceLocation at, TokenLocator locator) {
    if (keyword.equals("not")) {
      Violation.Builder violation = Violation.builder(Phase.SCHEMA, keyword, pointer());
      Actual.of(found).forEach(violation::parameter);
      return violation;
    }
    JsonNode schema = JsonNodeFactory.instance.objectNode().set(keyword, expected);
    KeywordSite site = new KeywordSite(keyword, "", expected, schema);
    ValueSummary value =
        new ValueSummary(at, 0, found, found.size(), List.of(), false, name -> false);
    String property = error.getProperty();
    return FailureParameters.violation(
        new Failure(site, at, value, property, details(), List.of(), List.of(), 0), locator);
  }

  /** The parameters that only networknt's error provides; if it has none, its English message. */
  private Map<String, Object> details() {
    return switch (keyword) {
      case "uniqueItems", "anyOf" -> Map.of();
      case "oneOf" -> valid(String.valueOf(error.getArguments()[1]).split(", ", -1));
      case "dependentRequired" ->
        Map.of("missing", error.getArguments()[0], "beside", error.getProperty());
      case "dependencies" -> dependency(error.getProperty());
      case "contains", "minContains", "maxContains" -> {
        BigDecimal count = new BigDecimal(String.valueOf(error.getArguments()[0]));
        yield Map.of("expected", FailureParameters.count(count));
      }
      default -> Map.of("problem", error.getMessage());
    };
  }

  /** networknt provides the property, but not the other one that is missing. */
  private Map<String, Object> dependency(String beside) {
    for (JsonNode name : expected.path(beside)) {
      if (!found.has(name.asString())) {
        return Map.of("missing", name.asString(), "beside", beside);
      }
    }
    return Map.of("beside", beside);
  }

  /** The first two valid alternatives, counted from 1. */
  private static Map<String, Object> valid(String[] indexes) {
    return indexes.length > 1
        ? Map.of(
            "first", Integer.parseInt(indexes[0]) + 1, "second", Integer.parseInt(indexes[1]) + 1)
        : Map.of();
  }
}
