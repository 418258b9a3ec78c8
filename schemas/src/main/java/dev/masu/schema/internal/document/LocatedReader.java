package dev.masu.schema.internal.document;

import dev.masu.schema.Violation.Phase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads one value from a parser as an exact tree with places.
 *
 * <p>It notes what JSON itself forbids or a limit stops: names that stand twice in an object, numbers
 * that are none, nesting that is too deep. It keeps its own stack, so that no nesting exhausts the
 * thread's.
 */
public final class LocatedReader {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser parser;
  private final int maxDepth;
  private final Deque<Container> open = new ArrayDeque<>();
  private final List<ReadProblem> problems = new ArrayList<>();
  private int order;
  private @Nullable LocatedValue root;

  private LocatedReader(JsonParser parser, int maxDepth) {
    this.parser = parser;
    this.maxDepth = maxDepth;
  }

  /**
   * What was read.
   *
   * @param value the value, or null if a limit stopped the reading
   * @param problems what JSON forbids or a limit stopped, in document order
   */
  public record Result(@Nullable LocatedValue value, List<ReadProblem> problems) {}

  /**
   * Reads the value whose first token the parser stands at, and leaves the parser at its last token.
   *
   * @param parser the parser; at a property name it is taken to stand just inside an object
   * @param base the JSON Pointer of the value
   * @param maxDepth how deep the value may nest
   */
  public static Result read(JsonParser parser, String base, int maxDepth) {
    LocatedReader reader = new LocatedReader(parser, maxDepth);
    try {
      reader.readFrom(base);
    } catch (StreamConstraintsException e) {
      ValuePath path =
          reader.open.isEmpty() ? ValuePath.of(base) : reader.open.element().nextPath();
      reader.limitReached("stream-constraint", path, Map.of("problem", e.getOriginalMessage()));
    }
    return new Result(reader.root, reader.problems);
  }

  private void readFrom(String base) {
    ValuePath path = ValuePath.of(base);
    if (parser.currentToken() == JsonToken.PROPERTY_NAME) {
      open.push(new Container(NODES.objectNode(), path, parser.currentTokenLocation(), order++));
      nextMember();
    } else {
      startValue(path);
    }
    while (!open.isEmpty()) {
      Container container = open.element();
      JsonToken token = parser.nextToken();
      if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
        open.pop();
        finished(container.finish(order));
      } else if (token == JsonToken.PROPERTY_NAME) {
        nextMember();
      } else if (token == null) {
        throw new IllegalStateException("the parser ended inside " + container.path);
      } else {
        startValue(container.nextPath());
      }
      if (open.size() > maxDepth) {
        limitReached("nesting-too-deep", open.element().path, Map.of("limit", maxDepth));
        return;
      }
    }
  }

  private void nextMember() {
    Container object = open.element();
    object.name = parser.currentName();
    object.hasName = true;
    object.nameStart = parser.currentTokenLocation();
    object.nameOrder = order++;
    LocatedValue.Member first = object.members.get(object.name);
    if (first != null) {
      problems.add(new ReadProblem(
          Phase.SYNTAX,
          "duplicate-name",
          object.path.member(object.name),
          object.nameStart,
          object.nameOrder,
          Map.of("property", object.name, "first", first.nameStart())));
    }
  }

  private void startValue(ValuePath path) {
    TokenStreamLocation start = parser.currentTokenLocation();
    JsonToken token = parser.currentToken();
    if (token == JsonToken.START_OBJECT) {
      open.push(new Container(NODES.objectNode(), path, start, order++));
    } else if (token == JsonToken.START_ARRAY) {
      open.push(new Container(NODES.arrayNode(), path, start, order++));
    } else {
      JsonNode node = scalar(token, path, start);
      finished(new LocatedValue(node, start, order++, 1, Map.of(), List.of()));
    }
  }

  private JsonNode scalar(JsonToken token, ValuePath path, TokenStreamLocation start) {
    return switch (token) {
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      case VALUE_NUMBER_INT -> wholeNumber();
      case VALUE_NUMBER_FLOAT -> decimal(path, start);
      case NOT_AVAILABLE -> unreadable(Phase.SYNTAX, "not-json", "no value", path, start);
      default -> embedded(path, start);
    };
  }

  private JsonNode wholeNumber() {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  private JsonNode decimal(ValuePath path, TokenStreamLocation start) {
    if (parser.isNaN()) {
      return unreadable(Phase.SYNTAX, "not-json", parser.getString(), path, start);
    }
    try {
      return NODES.numberNode(parser.getDecimalValue());
    } catch (NumberFormatException e) {
      // Of a well-formed number that is its exponent, beyond what BigDecimal holds.
      String number = parser.getString();
      return unreadable(Phase.LIMIT, "exponent-too-large", number, path, start);
    }
  }

  /** A Java object amid the tokens, as {@code convertValue} makes them of byte arrays. */
  private JsonNode embedded(ValuePath path, TokenStreamLocation start) {
    Object value = parser.getEmbeddedObject();
    if (value == null) {
      return NODES.nullNode();
    }
    if (value instanceof byte[] bytes) {
      return NODES.stringNode(Base64Variants.getDefaultVariant().encode(bytes));
    }
    String what = "a Java object of " + value.getClass();
    return unreadable(Phase.SYNTAX, "not-json", what, path, start);
  }

  /** Notes a value that no node can hold; the stand-in for it is not checked. */
  private JsonNode unreadable(
      Phase phase, String code, String what, ValuePath path, TokenStreamLocation start) {
    problems.add(new ReadProblem(phase, code, path, start, order, Map.of("actual", what)));
    return NODES.nullNode();
  }

  private void finished(LocatedValue value) {
    if (open.isEmpty()) {
      root = value;
    } else {
      open.element().add(value);
    }
  }

  private void limitReached(String code, ValuePath path, Map<String, Object> parameters) {
    problems.add(
        new ReadProblem(Phase.LIMIT, code, path, parser.currentTokenLocation(), order, parameters));
    open.clear();
    root = null;
  }

  /** An object or array that is being read. */
  private static final class Container {
    private final JsonNode node;
    private final ValuePath path;
    private final TokenStreamLocation start;
    private final int order;
    private final Map<String, LocatedValue.Member> members = new LinkedHashMap<>();
    private final List<LocatedValue> items = new ArrayList<>();
    private String name = "";
    private boolean hasName;
    private TokenStreamLocation nameStart = TokenStreamLocation.NA;
    private int nameOrder;

    Container(JsonNode node, ValuePath path, TokenStreamLocation start, int order) {
      this.node = node;
      this.path = path;
      this.start = start;
      this.order = order;
    }

    /** The way to the value that is being read; to the object itself where no name was read yet. */
    ValuePath nextPath() {
      if (node.isObject()) {
        return hasName ? path.member(name) : path;
      }
      return path.item(items.size());
    }

    /** Adds a value; of a name that stands twice the first value stays. */
    void add(LocatedValue value) {
      if (node instanceof ObjectNode object) {
        hasName = false;
        LocatedValue.Member member = new LocatedValue.Member(nameStart, nameOrder, value);
        if (members.putIfAbsent(name, member) == null) {
          object.set(name, value.node());
        }
      } else {
        ((ArrayNode) node).add(value.node());
        items.add(value);
      }
    }

    LocatedValue finish(int end) {
      return new LocatedValue(
          node,
          start,
          order,
          end - order,
          Collections.unmodifiableMap(members),
          Collections.unmodifiableList(items));
    }
  }
}
