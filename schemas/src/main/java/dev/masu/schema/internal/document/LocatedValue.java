package dev.masu.schema.internal.document;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/**
 * A JSON value and the places of its parts.
 *
 * <p>Numbers in the tree are exact: whole numbers as {@code BigInteger} or smaller, others as {@code
 * BigDecimal}.
 *
 * @param node the value
 * @param start where it starts
 * @param order how many keys and values of the document start before it: the document's order
 * @param size how many keys and values it has, itself included
 * @param members the members by name, in document order; empty unless the value is an object
 * @param items the items; empty unless the value is an array
 */
public record LocatedValue(
    JsonNode node,
    TokenStreamLocation start,
    int order,
    int size,
    Map<String, Member> members,
    List<LocatedValue> items) {

  /** The member of a name that the object holds. */
  public Member member(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }

  /**
   * A member of an object.
   *
   * @param nameStart where its name starts
   * @param nameOrder how many keys and values of the document start before the name
   * @param value its value
   */
  public record Member(TokenStreamLocation nameStart, int nameOrder, LocatedValue value) {}
}
