package dev.masu.schema.internal.document;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.text.Actual;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
  private static final CheckLimits UNBOUNDED = CheckLimits.defaults()
      .withMaxDepth(Integer.MAX_VALUE)
      .withMaxStringLength(Integer.MAX_VALUE)
      .withMaxDocumentSize(Long.MAX_VALUE);
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser parser;
  private final CheckLimits limits;
  private final ReadSize size;
  private final boolean isCopy;
  private final Deque<Container> open = new ArrayDeque<>();
  private final List<ReadProblem> problems = new ArrayList<>();
  private int order;
  private @Nullable LocatedValue root;

  private LocatedReader(JsonParser parser, CheckLimits limits, boolean isCopy, long start) {
    this.parser = FedParser.atValue(parser);
    this.limits = limits;
    this.size = new ReadSize(this.parser, limits.maxDocumentSize(), start);
    this.isCopy = isCopy;
  }

  /**
   * What was read.
   *
   * @param value the value, or null if a limit stopped the reading
   * @param problems what JSON forbids or a limit stopped, in document order
   * @param accepted which parts of it schemas have accepted since
   */
  public record Result(
      @Nullable LocatedValue value, List<ReadProblem> problems, AcceptedParts accepted) {
    /** What was read and not checked yet. */
    public Result(@Nullable LocatedValue value, List<ReadProblem> problems) {
      this(value, problems, new AcceptedParts());
    }

    /** The value, which is there unless a limit stopped the reading. */
    public LocatedValue required() {
      return Objects.requireNonNull(value, "no value was read");
    }

    /** A part of the value, with the problems of that part. */
    Result of(LocatedValue part) {
      int end = part.order() + part.size();
      return new Result(part, problems.subList(before(part.order()), before(end)), accepted);
    }

    /** How many problems stand before a place. */
    private int before(int order) {
      int from = 0;
      int to = problems.size();
      while (from < to) {
        int middle = (from + to) >>> 1;
        if (problems.get(middle).order() < order) {
          from = middle + 1;
        } else {
          to = middle;
        }
      }
      return from;
    }
  }

  /**
   * Reads the value whose first token the parser stands at, and leaves the parser at its last token.
   *
   * @param parser the parser; at a property name or the end of an object it is taken to have read
   *     the object's start, and what is read is the rest of it
   * @param base the JSON Pointer of the value
   * @param limits the bounds of the reading
   */
  public static Result read(JsonParser parser, String base, CheckLimits limits) {
    LocatedReader reader = new LocatedReader(parser, limits, false, ReadSize.start(parser));
    return reader.read(base, reader.start());
  }

  /**
   * Reads the rest of an object of which the parser has read the start and what comes next, like {@link #read}.
   *
   * @param start where the object starts
   */
  public static Result readRest(
      JsonParser parser, String base, CheckLimits limits, TokenStreamLocation start) {
    return new LocatedReader(parser, limits, false, ReadSize.offset(start)).read(base, start);
  }

  private Result read(String base, TokenStreamLocation start) {
    try {
      readFrom(base, start);
    } catch (StreamConstraintsException e) {
      refusedByParser(base, e);
    }
    return new Result(root, problems);
  }

  /**
   * Reads a value that is not to be checked, only to be replayed: like {@link #read}, with no limit but
   * the parser's own, which throws.
   *
   * @param start where the value starts
   */
  public static Result copy(JsonParser parser, String base, TokenStreamLocation start) {
    LocatedReader reader = new LocatedReader(parser, UNBOUNDED, true, ReadSize.start(parser));
    reader.readFrom(base, start);
    return new Result(reader.root, reader.problems);
  }

  /** The way to what the parser refused to read on. */
  private ValuePath stoppedAt(String base) {
    if (open.isEmpty()) {
      return ValuePath.of(base);
    }
    Container container = open.element();
    String name = StopPlace.name(parser);
    return name != null && !container.hasName ? container.path.member(name) : container.nextPath();
  }

  private void readFrom(String base, TokenStreamLocation start) {
    ValuePath path = ValuePath.of(base);
    if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
      NativeIds ids = NativeIds.ofStarted(parser);
      open.push(new Container(NODES.objectNode(), ids, path, start, order++));
      nextMember();
    } else if (parser.hasToken(JsonToken.END_OBJECT)) {
      finished(
          new Container(NODES.objectNode(), NativeIds.none(), path, start, order++).finish(order));
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
      if (open.size() > limits.maxDepth()) {
        limitReached("nesting-too-deep", open.element().path, Map.of("limit", limits.maxDepth()));
        return;
      }
      if (size.isExceededAfterNext()) {
        limitReached(
            DocumentSize.CODE, open.isEmpty() ? path : open.element().path, size.parameters());
        return;
      }
    }
    if (size.isExceeded()) {
      limitReached(DocumentSize.CODE, path, size.parameters());
    }
  }

  private void nextMember() {
    Container object = open.element();
    object.name = parser.currentName();
    object.hasName = true;
    object.nameStart = place();
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
    TokenStreamLocation start = place();
    JsonToken token = parser.currentToken();
    NativeIds ids = NativeIds.of(parser);
    if (token == JsonToken.START_OBJECT) {
      open.push(new Container(NODES.objectNode(), ids, path, start, order++));
    } else if (token == JsonToken.START_ARRAY) {
      open.push(new Container(NODES.arrayNode(), ids, path, start, order++));
    } else {
      finished(scalar(token, ids, path, start));
    }
  }

  private LocatedValue scalar(
      JsonToken token, NativeIds ids, ValuePath path, TokenStreamLocation start) {
    // Asked first: of a number that was read as one type, a parser tells that.
    Object told = token.isNumeric() ? ToldNumber.of(parser) : parser.getEmbeddedObject();
    JsonNode node = node(token, path, start);
    return LocatedValue.scalar(node, node.isNull() ? null : told, ids, start, order++);
  }

  private JsonNode node(JsonToken token, ValuePath path, TokenStreamLocation start) {
    return switch (token) {
      case VALUE_STRING -> string(path, start);
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      case VALUE_NUMBER_INT -> wholeNumber();
      case VALUE_NUMBER_FLOAT -> decimal(path, start);
      case NOT_AVAILABLE ->
        unreadable(Phase.SYNTAX, "not-json", Actual.nothing(), NODES.missingNode(), path, start);
      default -> embedded(path, start);
    };
  }

  private JsonNode string(ValuePath path, TokenStreamLocation start) {
    int length = parser.getStringLength();
    if (length <= limits.maxStringLength()) {
      return NODES.stringNode(parser.getString());
    }
    Map<String, Object> parameters = Map.of("actual", length, "limit", limits.maxStringLength());
    problems.add(new ReadProblem(Phase.LIMIT, "string-too-long", path, start, order, parameters));
    return NODES.nullNode();
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
      JsonNode found = NODES.numberNode(parser.getDoubleValue());
      return unreadable(
          Phase.SYNTAX, "not-json", Actual.written(parser.getString()), found, path, start);
    }
    try {
      return NODES.numberNode(parser.getDecimalValue());
    } catch (NumberFormatException e) {
      // Of a well-formed number that is its exponent, beyond what BigDecimal holds.
      Map<String, Object> number = Actual.written(parser.getString());
      JsonNode rounded = NODES.numberNode(parser.getDoubleValue());
      return unreadable(Phase.LIMIT, "exponent-too-large", number, rounded, path, start);
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
    Map<String, Object> found = Actual.javaObject(value);
    return unreadable(Phase.SYNTAX, "not-json", found, NODES.pojoNode(value), path, start);
  }

  /** Notes a value that cannot be checked. A copy holds it all the same. */
  private JsonNode unreadable(
      Phase phase,
      String code,
      Map<String, Object> found,
      JsonNode value,
      ValuePath path,
      TokenStreamLocation start) {
    problems.add(new ReadProblem(phase, code, path, start, order, found));
    return isCopy ? value : NODES.nullNode();
  }

  private void finished(LocatedValue value) {
    if (open.isEmpty()) {
      root = value;
    } else {
      open.element().add(value);
    }
  }

  private void refusedByParser(String base, StreamConstraintsException e) {
    ValuePath path = stoppedAt(base);
    boolean isAtName = !open.isEmpty() && path == open.element().path;
    TokenStreamLocation place = StopPlace.of(parser, isAtName);
    int depthLimit = parser.streamReadConstraints().getMaxNestingDepth();
    if (parser.streamReadContext().getNestingDepth() > depthLimit) {
      limitReached("nesting-too-deep", path, place, Map.of("limit", depthLimit));
    } else {
      limitReached("stream-constraint", path, place, ParserLimit.parameters(e));
    }
  }

  private void limitReached(String code, ValuePath path, Map<String, Object> parameters) {
    limitReached(code, path, place(), parameters);
  }

  private void limitReached(
      String code, ValuePath path, TokenStreamLocation place, Map<String, Object> parameters) {
    problems.add(new ReadProblem(Phase.LIMIT, code, path, place, order, parameters));
    open.clear();
    root = null;
  }

  /** Where the value starts that the parser stands at, or whose first name it has read. */
  private TokenStreamLocation start() {
    boolean isInside = parser.hasToken(JsonToken.PROPERTY_NAME) && !LocatedParser.isCopy(parser);
    return isInside ? OpeningPlace.of(parser) : place();
  }

  private TokenStreamLocation place() {
    return LocatedParser.placeOf(parser);
  }

  /** An object or array that is being read. */
  private static final class Container {
    private final JsonNode node;
    private final NativeIds ids;
    private final ValuePath path;
    private final TokenStreamLocation start;
    private final int order;
    private final Map<String, LocatedValue.Member> members = new LinkedHashMap<>();
    private @Nullable List<LocatedValue.Member> all;
    private final List<LocatedValue> items = new ArrayList<>();
    private String name = "";
    private boolean hasName;
    private TokenStreamLocation nameStart = TokenStreamLocation.NA;
    private int nameOrder;

    Container(JsonNode node, NativeIds ids, ValuePath path, TokenStreamLocation start, int order) {
      this.node = node;
      this.ids = ids;
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

    /** Adds a value; of a name that stands twice the first value stays in the tree. */
    void add(LocatedValue value) {
      if (node instanceof ObjectNode object) {
        hasName = false;
        add(object, new LocatedValue.Member(name, nameStart, nameOrder, value));
      } else {
        ((ArrayNode) node).add(value.node());
        items.add(value);
      }
    }

    private void add(ObjectNode object, LocatedValue.Member member) {
      if (all == null && members.containsKey(member.name())) {
        all = new ArrayList<>(members.values());
      }
      if (all != null) {
        all.add(member);
      }
      if (members.putIfAbsent(member.name(), member) == null) {
        object.set(member.name(), member.value().node());
      }
    }

    LocatedValue finish(int end) {
      return new LocatedValue(
          node,
          null,
          ids,
          start,
          order,
          end - order,
          Collections.unmodifiableMap(members),
          all == null ? members.values() : all,
          Collections.unmodifiableList(items));
    }
  }
}
