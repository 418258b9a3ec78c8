package dev.masu.schema;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A keyword of the user's own that restricts strings and numbers.
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
 * <p>It is asked by several threads at once, must give the same answer for the same value each time, since
 * answers may be cached, and must not throw.
 *
 * @see dev.masu.schema.catalog.SchemaCatalog.Builder#keyword
 */
@FunctionalInterface
public interface CustomKeyword {
  /**
   * Checks a value.
   *
   * @param value a string or a number of a document. Numbers are exact: a whole one, as 3 and 3.0 are, may be a {@code
   *     LongNode} or a {@code BigIntegerNode}, any other is a {@code DecimalNode}. So use {@link JsonNode#isNumber()},
   *     {@link JsonNode#decimalValue()} and the like rather than the node's class or {@code equals}.
   * @param setting the value of the keyword in the schema
   * @return what was expected and what was found, as the message of the violation; empty if the value is
   *     valid, or of a type that the keyword says nothing about
   */
  Optional<String> problem(JsonNode value, JsonNode setting);
}
