package dev.masu.schema;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A custom keyword that restricts strings and numbers.
 *
 * <pre>{@code
 * SchemaCatalog.builder()
 *     .keyword("isbn", (value, setting) ->
 *         value.isString() && !Isbn.isValid(value.stringValue())
 *             ? Optional.of("expected an ISBN but found " + value)
 *             : Optional.empty())
 *     .register("{\"$id\":\"https://example.org/book.json\",\"isbn\":true}");
 * }</pre>
 *
 * <p>An implementation is thread-safe, returns the same result for the same value each time, since results may be
 * cached, and does not throw.
 *
 * @see dev.masu.schema.catalog.SchemaCatalog.Builder#keyword
 */
@FunctionalInterface
public interface CustomKeyword {
  /**
   * Checks a value.
   *
   * @param value a string or a number of a document. Numbers are exact: an integer may be a {@code LongNode}, a {@code
   *     BigIntegerNode} or, if it is written as 3.0, a {@code DecimalNode}, which any other number is. So use {@link
   *     JsonNode#isNumber()}, {@link JsonNode#decimalValue()} and the like rather than the node's class or {@code
   *     equals}.
   * @param setting the value of the keyword in the schema
   * @return the message of the violation: what was expected and what was found; empty if the value is valid or the
   *     keyword does not apply to its type
   */
  Optional<String> problem(JsonNode value, JsonNode setting);
}
