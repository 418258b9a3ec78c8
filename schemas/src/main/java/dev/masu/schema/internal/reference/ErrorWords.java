package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import dev.masu.schema.internal.report.Expectation;
import dev.masu.schema.internal.report.Finding;
import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.report.SchemaParts;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Puts one of networknt's errors into words; of its own text only errors of rare keywords are told. */
final class ErrorWords {
  private ErrorWords() {}

  /** The notation that refused a text, if it was one. */
  static Optional<Notation> notation(Error error) {
    JsonNode format = error.getSchemaNode();
    return "format".equals(error.getKeyword()) && format != null && format.isString()
        ? Notation.ofFormat(format.stringValue())
        : Optional.empty();
  }

  /**
   * What an error found.
   *
   * @param instance the value that it is about, or that holds the name that it is about
   * @param pointer the JSON Pointer of what it is about
   * @param documents the schemas
   * @param folded gives what errors within it found
   */
  static Finding finding(
      Error error,
      JsonNode instance,
      String pointer,
      SchemaDocuments documents,
      Function<Error, Finding> folded) {
    JsonNode found = ErrorTranslation.isOfName(error) ? error.getInstanceNode() : instance;
    Expectation expected = documents.expectation(error);
    return new Finding(
        error.getKeyword(),
        pointer,
        expected,
        found,
        isContains(error) ? (Integer) error.getArguments()[1] : found.size(),
        found.propertyNames(),
        error.getProperty(),
        notation(error).or(() -> documents.formatBeside(error)).orElse(null),
        () -> details(error, expected),
        Alternatives.kinds(error).stream().map(folded).toList(),
        Alternatives.closest(error).map(folded));
  }

  private static boolean isContains(Error error) {
    return Set.of("contains", "minContains", "maxContains").contains(error.getKeyword());
  }

  /** What a keyword tells beside its value in the schema and the value that it refused. */
  private static Map<String, Object> details(Error error, Expectation expected) {
    Object[] arguments = error.getArguments();
    return switch (error.getKeyword()) {
      case "contains", "minContains", "maxContains" ->
        SchemaParts.contained(SchemaParts.count((BigDecimal) arguments[0]), expected);
      case "dependencies", "dependentRequired" ->
        SchemaParts.missing((String) arguments[0], (String) arguments[1]);
      case "uniqueItems" -> SchemaParts.pair((Integer) arguments[0], (Integer) arguments[1]);
      case "anyOf", "oneOf" -> Alternatives.details(error);
      default -> Map.of("problem", error.getMessage());
    };
  }
}
