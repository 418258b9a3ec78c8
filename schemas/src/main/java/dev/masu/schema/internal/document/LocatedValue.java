package dev.masu.schema.internal.document;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/**
 * A JSON value and the places of its parts.
 *
 * <p>Numbers in the tree are exact: whole numbers as {@code BigInteger} or smaller, others as {@code
 * BigDecimal}.
 *
 * @param node the value
 * @param told what a parser told beside it: a {@link ToldNumber}, or a Java object amid the tokens; null if that is all
 * @param ids what the format says of it beside that
 * @param start where it starts
 * @param order how many keys and values of the document start before it: the document's order
 * @param size how many keys and values it has, itself included
 * @param members the members by name, in document order, of a name that stands twice the first; empty unless the value is an
 *     object
 * @param all all members in document order
 * @param items the items; empty unless the value is an array
 */
public record LocatedValue(
    JsonNode node,
    @Nullable Object told,
    NativeIds ids,
    TokenStreamLocation start,
    int order,
    int size,
    Map<String, Member> members,
    Collection<Member> all,
    List<LocatedValue> items) {

  /** A value that is neither array nor object, and nothing beside it. */
  public static LocatedValue scalar(JsonNode node, TokenStreamLocation start, int order) {
    return scalar(node, null, NativeIds.none(), start, order);
  }

  /** The same, with what a parser told beside it. */
  static LocatedValue scalar(
      JsonNode node, @Nullable Object told, NativeIds ids, TokenStreamLocation start, int order) {
    return new LocatedValue(node, told, ids, start, order, 1, Map.of(), List.of(), List.of());
  }

  /** The same array or object with other members or items. */
  public LocatedValue with(
      JsonNode changed, Map<String, Member> otherMembers, List<LocatedValue> otherItems) {
    return new LocatedValue(
        changed, null, ids, start, order, size, otherMembers, otherMembers.values(), otherItems);
  }

  /** What its first token is. */
  JsonToken token() {
    if (told instanceof ToldNumber number) {
      return number.token();
    }
    return told == null ? node.asToken() : JsonToken.VALUE_EMBEDDED_OBJECT;
  }

  /** The member of a name that the object holds. */
  public Member member(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }

  /**
   * A member of an object.
   *
   * @param name its name
   * @param nameStart where its name starts
   * @param nameOrder how many keys and values of the document start before the name
   * @param value its value
   */
  public record Member(
      String name, TokenStreamLocation nameStart, int nameOrder, LocatedValue value) {}
}
