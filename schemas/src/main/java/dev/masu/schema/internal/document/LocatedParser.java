package dev.masu.schema.internal.document;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.filter.FilteringParserDelegate;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Replays a value that was read as tokens that still know their places, so that a problem found while
 * binding has its line and column too. What it tells of them is what the parser told that the value was read from.
 */
public final class LocatedParser extends ScalarReplay implements BindingPlace {
  /** Asked for each name of a document, while asking for the enclosing class takes long. */
  private static final ClassValue<Boolean> IS_COPY = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> parser) {
      return parser.getEnclosingClass() == TokenBuffer.class;
    }
  };

  private final LocatedReader.Result read;
  private final LocatedValue root;
  private final boolean repeatsNames;
  private final Deque<Open> open = new ArrayDeque<>();
  private ReplayContext context;
  private boolean isStarted;
  private LocatedValue current;
  private TokenStreamLocation place;

  /**
   * Starts before the first token of a value.
   *
   * @param read the value, with what is wrong in it
   * @param around what the value lies in, where it was read from
   * @param context the context of the reading
   */
  public LocatedParser(
      LocatedReader.Result read, TokenStreamContext around, ObjectReadContext context) {
    this(read, ReplayContext.of(around), context, true);
  }

  private LocatedParser(
      LocatedReader.Result read,
      ReplayContext around,
      ObjectReadContext context,
      boolean repeatsNames) {
    super(context);
    this.read = read;
    this.root = read.required();
    this.context = around;
    this.repeatsNames = repeatsNames;
    this.current = root;
    this.place = root.start();
  }

  /**
   * Replays a value for a check: of a name that stands twice the first member alone.
   *
   * @param read the value
   */
  public static LocatedParser forCheck(LocatedReader.Result read) {
    return new LocatedParser(read, ReplayContext.root(), ObjectReadContext.empty(), false);
  }

  /** An array or object that is being replayed. */
  private final class Open {
    private final LocatedValue value;
    private final Iterator<LocatedValue> items;
    private Iterator<LocatedValue.Member> members;

    /** The member whose name was replayed and whose value comes next. */
    private LocatedValue.@Nullable Member named;

    private int namesRead;

    Open(LocatedValue value) {
      this.value = value;
      this.members = members(value).iterator();
      this.items = value.items().iterator();
    }
  }

  /** The parser of this kind that another one reads from, if it does so now. */
  public static Optional<LocatedParser> behind(JsonParser parser) {
    return source(parser) instanceof LocatedParser located
        ? Optional.of(located)
        : Optional.empty();
  }

  /** The order of the array or object in a replay that a parser's current token starts; -1 if it starts none. */
  public static int orderOfStart(JsonParser parser) {
    return behind(parser)
        .filter(LocatedParser::isAtStart)
        .map(LocatedParser::currentOrder)
        .orElse(-1);
  }

  /** The parser that another one takes its current token from; itself if it is no delegate. */
  static JsonParser source(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate) {
      source = delegate.delegate();
    }
    return source;
  }

  /** Whether a parser leaves out tokens of the one it reads from. */
  static boolean isFiltering(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate) {
      if (source instanceof FilteringParserDelegate) {
        return true;
      }
      source = delegate.delegate();
    }
    return false;
  }

  /** Whether a parser replays a copy of tokens that Jackson made, which knows no places. */
  public static boolean isCopy(JsonParser parser) {
    return IS_COPY.get(source(parser).getClass());
  }

  /** Where the current token starts; in Jackson's copies of tokens all have one place, not theirs. */
  public static TokenStreamLocation placeOf(JsonParser parser) {
    return isCopy(parser) ? TokenStreamLocation.NA : parser.currentTokenLocation();
  }

  @Override
  public String currentPointer() {
    return context.pathAsPointer().toString();
  }

  @Override
  public TokenStreamLocation currentStart() {
    return place;
  }

  @Override
  public TokenStreamLocation startInEnded(String name) {
    LocatedValue.Member member = current.members().get(name);
    return member == null ? TokenStreamLocation.NA : member.nameStart();
  }

  @Override
  public TokenPlaces places() {
    return TokenPlaces.asJacksonCounts();
  }

  @Override
  public int currentOrder() {
    return current.order();
  }

  /** Has the member of a name come before others, if an object has just started that holds one: members have no order. */
  public void startWith(@Nullable String name) {
    LocatedValue.Member first = name == null ? null : current.members().get(name);
    if (first != null && isAtStart()) {
      Collection<LocatedValue.Member> members = members(current);
      List<LocatedValue.Member> reordered = new ArrayList<>(members.size());
      reordered.add(first);
      for (LocatedValue.Member member : members) {
        if (member.nameOrder() != first.nameOrder()) {
          reordered.add(member);
        }
      }
      open.element().members = reordered.iterator();
    }
  }

  private Collection<LocatedValue.Member> members(LocatedValue object) {
    return repeatsNames ? object.all() : object.members().values();
  }

  /** The value whose first token the parser stands at; at a name, the object that holds it. */
  public LocatedReader.Result currentRead() {
    return read.of(currentValueRead());
  }

  /** The same, without what is wrong in it. */
  public LocatedValue currentValueRead() {
    return _currToken == JsonToken.PROPERTY_NAME ? open.element().value : current;
  }

  /** Whether the current token is the last one of a value. */
  public boolean isAtEndOf(LocatedValue value) {
    return current.order() == value.order()
        && !isAtStart()
        && _currToken != JsonToken.PROPERTY_NAME;
  }

  /** Leaves the parser at the last token of a value that has started, however much of it was read. */
  public void endOf(LocatedValue started) {
    if (!isOpen(started)) {
      return;
    }
    while (current.order() != started.order() || isAtStart()) {
      _updateToken(end(open.pop().value));
    }
  }

  private boolean isOpen(LocatedValue value) {
    boolean hasEnded = current.order() == value.order() && !isAtStart();
    return !hasEnded && open.stream().anyMatch(each -> each.value.order() == value.order());
  }

  private boolean isAtStart() {
    return _currToken != null && _currToken.isStructStart();
  }

  @Override
  public @Nullable JsonToken nextToken() {
    JsonToken next = next();
    return next == null ? _updateTokenToNull() : _updateToken(next);
  }

  /** At once, however much lies within. */
  @Override
  public JsonParser skipChildren() {
    if (isAtStart()) {
      _updateToken(end(open.pop().value));
    }
    return this;
  }

  private @Nullable JsonToken next() {
    Open around = open.peek();
    if (around == null) {
      boolean isAtEnd = isStarted || _closed;
      isStarted = true;
      return isAtEnd ? null : start(root);
    }
    if (around.named != null) {
      LocatedValue value = around.named.value();
      around.named = null;
      return start(value);
    }
    if (around.members.hasNext()) {
      return name(around, around.members.next());
    }
    return around.items.hasNext() ? start(around.items.next()) : end(open.pop().value);
  }

  private JsonToken name(Open object, LocatedValue.Member member) {
    object.named = member;
    object.namesRead++;
    context.name(member.name());
    current = member.value();
    place = member.nameStart();
    return JsonToken.PROPERTY_NAME;
  }

  private JsonToken start(LocatedValue value) {
    current = value;
    place = value.start();
    JsonToken token = value.token();
    if (token.isStructStart()) {
      context = context.open(token == JsonToken.START_OBJECT, place);
      open.push(new Open(value));
    } else {
      context.value();
    }
    return token;
  }

  private JsonToken end(LocatedValue value) {
    context = context.around();
    current = value;
    place = value.start();
    return value.token() == JsonToken.START_OBJECT ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
  }

  @Override
  public TokenStreamContext streamReadContext() {
    return context;
  }

  @Override
  public @Nullable Object currentValue() {
    return context.currentValue();
  }

  @Override
  public void assignCurrentValue(@Nullable Object value) {
    context.assignCurrentValue(value);
  }

  @Override
  public @Nullable String currentName() {
    return isAtStart() ? context.around().currentName() : context.currentName();
  }

  @Override
  public boolean canReadTypeId() {
    return true;
  }

  @Override
  public boolean canReadObjectId() {
    return true;
  }

  @Override
  public @Nullable Object getTypeId() {
    return isAtValue() ? current.ids().type() : null;
  }

  /** The id of the value; as Jackson's parsers tell it, at an object's first name that of the object. */
  @Override
  public @Nullable Object getObjectId() {
    if (_currToken == JsonToken.PROPERTY_NAME) {
      Open object = open.element();
      return object.namesRead == 1 ? object.value.ids().object() : null;
    }
    return isAtValue() ? current.ids().object() : null;
  }

  private boolean isAtValue() {
    return isAtStart() || (_currToken != null && _currToken.isScalarValue());
  }

  @Override
  public TokenStreamLocation currentTokenLocation() {
    return place;
  }

  @Override
  public TokenStreamLocation currentLocation() {
    return place;
  }

  @Override
  LocatedValue current() {
    return current;
  }
}
