package dev.masu.schema.internal.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A JSON value as a tree, with the locations of its parts. Numbers are exact: {@code BigInteger} or smaller, or
 * {@code BigDecimal}.
 *
 * @param node the value
 * @param start where it starts
 * @param order its event index: how many keys and values start before it
 * @param size how many keys and values it has, itself included
 * @param members the members by name, in document order; of a duplicate name the first
 * @param items the items of an array
 */
public record LocatedValue(
    JsonNode node,
    TokenStreamLocation start,
    int order,
    int size,
    Map<String, Member> members,
    List<LocatedValue> items) {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /**
   * A member of an object.
   *
   * @param name its name
   * @param nameStart where its name starts
   * @param nameOrder the event index of its name
   * @param value its value
   */
  public record Member(
      String name, TokenStreamLocation nameStart, int nameOrder, LocatedValue value) {}

  /** The tree of a value; what has no exact JSON value is null in it. */
  public static LocatedValue of(Tape.Part recorded) {
    Tape tape = recorded.tape();
    int start = recorded.start();
    LocatedValue[] values = new LocatedValue[recorded.end() - start];
    // From the last to the first, so that no nesting exhausts the thread's stack.
    for (int i = recorded.end() - 1; i >= start; i--) {
      switch (tape.token(i)) {
        case PROPERTY_NAME -> {}
        case START_OBJECT -> values[i - start] = object(tape, i, start, values);
        case START_ARRAY -> values[i - start] = array(tape, i, start, values);
        default ->
          values[i - start] = new LocatedValue(
              scalar(tape.token(i), tape.value(i)),
              tape.location(i),
              i - start,
              1,
              Map.of(),
              List.of());
      }
    }
    return values[0];
  }

  private static LocatedValue object(Tape tape, int object, int start, LocatedValue[] values) {
    ObjectNode node = NODES.objectNode();
    Map<String, Member> members = new LinkedHashMap<>();
    int end = tape.end(object);
    for (int i = object + 1; i < end; i = tape.end(i + 1)) {
      String name = tape.name(i);
      Member member = new Member(name, tape.location(i), i - start, values[i + 1 - start]);
      if (members.putIfAbsent(name, member) == null) {
        node.set(name, member.value().node());
      }
    }
    return new LocatedValue(
        node,
        tape.location(object),
        object - start,
        end - object,
        Collections.unmodifiableMap(members),
        List.of());
  }

  private static LocatedValue array(Tape tape, int array, int start, LocatedValue[] values) {
    ArrayNode node = NODES.arrayNode();
    List<LocatedValue> items = new ArrayList<>();
    int end = tape.end(array);
    for (int i = array + 1; i < end; i = tape.end(i)) {
      items.add(values[i - start]);
      node.add(values[i - start].node());
    }
    return new LocatedValue(
        node,
        tape.location(array),
        array - start,
        end - array,
        Map.of(),
        Collections.unmodifiableList(items));
  }

  private static JsonNode scalar(JsonToken token, @Nullable Object value) {
    return switch (token) {
      case VALUE_STRING -> NODES.stringNode((String) Objects.requireNonNull(value));
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
        number((TapeNumber) Objects.requireNonNull(value));
      case VALUE_EMBEDDED_OBJECT ->
        value instanceof byte[] bytes
            ? NODES.stringNode(Base64Variants.getDefaultVariant().encode(bytes))
            : NODES.nullNode();
      default -> NODES.nullNode();
    };
  }

  private static JsonNode number(TapeNumber recorded) {
    Number number = recorded.number();
    if (number instanceof Integer whole) {
      return NODES.numberNode(whole);
    }
    if (number instanceof Long whole) {
      return NODES.numberNode(whole);
    }
    if (number instanceof BigInteger whole) {
      return NODES.numberNode(whole);
    }
    try {
      BigDecimal exact = recorded.decimal();
      return NODES.numberNode(exact);
    } catch (NumberFormatException e) {
      return NODES.nullNode();
    }
  }

  /** The member of a name that the object holds. */
  public Member member(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }
}
