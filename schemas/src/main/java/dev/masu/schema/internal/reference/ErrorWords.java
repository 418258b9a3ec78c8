package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.keyword.Finding;
import dev.masu.schema.internal.keyword.FindingWords;
import dev.masu.schema.internal.keyword.Notation;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

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

  /** Ends the violation with its parameters and message. */
  static Violation describe(
      Error error, JsonNode instance, SchemaDocuments documents, Violation.Builder violation) {
    return FindingWords.describe(finding(error, instance, documents), violation);
  }

  private static Finding finding(Error error, JsonNode instance, SchemaDocuments documents) {
    JsonNode found = ErrorTranslation.isOfName(error) ? error.getInstanceNode() : instance;
    JsonNode schema = error.getSchemaNode();
    return new Finding(
        error.getKeyword(),
        schema == null ? MissingNode.getInstance() : schema,
        found,
        found.size(),
        found.propertyNames(),
        property(error),
        documents.namesBeside(error),
        notation(error).or(() -> documents.formatBeside(error)).orElse(null),
        error.getMessage(),
        closest(error, documents));
  }

  /** Of what a property asks for beside it, networknt names the property that asks. */
  private static @Nullable String property(Error error) {
    return error.getKeyword().equals("dependentRequired") ? null : error.getProperty();
  }

  private static List<Finding> closest(Error error, SchemaDocuments documents) {
    return error.getDetails() != null
            && error.getDetails().get(Alternatives.CLOSEST) instanceof Collection<?> closest
        ? closest.stream()
            .map(inner -> (Error) inner)
            .map(inner -> finding(inner, inner.getInstanceNode(), documents))
            .toList()
        : List.of();
  }
}
