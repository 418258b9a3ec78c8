package dev.masu.schema.internal.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.databind.node.TreeTraversingParser;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Replays a checked value as tokens that still know their places, so that a problem found while
 * binding has its line and column too.
 */
public final class LocatedParser extends TreeTraversingParser implements BindingPlace {
  /** Asked for each name of a document, while asking for the enclosing class takes long. */
  private static final ClassValue<Boolean> IS_COPY = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> parser) {
      return parser.getEnclosingClass() == TokenBuffer.class;
    }
  };

  private final String base;
  private final LocatedReader.Result read;
  private final LocatedValue root;
  private final Deque<Iterator<Map.Entry<String, LocatedValue.Member>>> objects =
      new ArrayDeque<>();
  private final Deque<Iterator<LocatedValue>> arrays = new ArrayDeque<>();
  private final Deque<LocatedValue> open = new ArrayDeque<>();
  private LocatedValue current;
  private TokenStreamLocation place;

  /**
   * Starts before the first token of a value.
   *
   * @param read the value, with what is wrong in it
   * @param base the value's JSON Pointer in its document
   * @param context the context of the reading
   */
  public LocatedParser(LocatedReader.Result read, String base, ObjectReadContext context) {
    super(read.required().node(), context);
    this.read = read;
    this.root = read.required();
    this.base = base;
    this.current = root;
    this.place = root.start();
  }

  /** The parser of this kind that another one reads from, if it does so now. */
  public static Optional<LocatedParser> behind(JsonParser parser) {
    return source(parser) instanceof LocatedParser located
        ? Optional.of(located)
        : Optional.empty();
  }

  /** The parser that another one takes its current token from; itself if it is no delegate. */
  static JsonParser source(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate) {
      source = delegate.delegate();
    }
    return source;
  }

  /** Whether a parser replays a copy of tokens that Jackson made, which knows no places. */
  public static boolean isCopy(JsonParser parser) {
    return IS_COPY.get(source(parser).getClass());
  }

  /** The JSON Pointer of the whole value in its document. */
  public String base() {
    return base;
  }

  @Override
  public String currentPointer() {
    return base + streamReadContext().pathAsPointer();
  }

  @Override
  public TokenStreamLocation currentStart() {
    return place;
  }

  @Override
  public TokenPlaces places() {
    return TokenPlaces.asJacksonCounts();
  }

  @Override
  public int currentOrder() {
    return current.order();
  }

  /** The value whose first token the parser stands at; at a name, the object that holds it. */
  public LocatedReader.Result currentRead() {
    return read.of(currentToken() == JsonToken.PROPERTY_NAME ? open.element() : current);
  }

  @Override
  public JsonToken nextToken() {
    JsonToken token = super.nextToken();
    if (token != null) {
      follow(token);
    }
    return token;
  }

  @Override
  public JsonParser skipChildren() {
    if (currentToken() != JsonToken.START_OBJECT && currentToken() != JsonToken.START_ARRAY) {
      return this;
    }
    int depth = open.size();
    while (open.size() >= depth) {
      nextToken();
    }
    return this;
  }

  @Override
  public TokenStreamLocation currentTokenLocation() {
    return place;
  }

  @Override
  public TokenStreamLocation currentLocation() {
    return place;
  }

  /** Unknown, as for a parser of text: the type that is read decides, and nothing is rounded before. */
  @Override
  public NumberTypeFP getNumberTypeFP() {
    return NumberTypeFP.UNKNOWN;
  }

  @Override
  public @Nullable NumberType getNumberType() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT) ? NumberType.DOUBLE : super.getNumberType();
  }

  @Override
  public Number getNumberValue() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT) ? getDoubleValue() : super.getNumberValue();
  }

  @Override
  public Object getNumberValueDeferred() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT) ? getString() : super.getNumberValue();
  }

  private void follow(JsonToken token) {
    switch (token) {
      case PROPERTY_NAME -> {
        LocatedValue.Member member = objects.element().next().getValue();
        current = member.value();
        place = member.nameStart();
      }
      case END_OBJECT -> {
        objects.pop();
        endContainer();
      }
      case END_ARRAY -> {
        arrays.pop();
        endContainer();
      }
      default -> startValue(token);
    }
  }

  private void startValue(JsonToken token) {
    if (!open.isEmpty() && open.element().node().isArray()) {
      current = arrays.element().next();
    } else if (open.isEmpty()) {
      current = root;
    }
    place = current.start();
    if (token == JsonToken.START_OBJECT) {
      objects.push(current.members().entrySet().iterator());
      open.push(current);
    } else if (token == JsonToken.START_ARRAY) {
      arrays.push(current.items().iterator());
      open.push(current);
    }
  }

  private void endContainer() {
    current = open.pop();
    place = current.start();
  }
}
