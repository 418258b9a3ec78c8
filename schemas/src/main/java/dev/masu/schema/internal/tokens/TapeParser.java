package dev.masu.schema.internal.tokens;

import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.ParserDelegates;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;

/** Replays a value of a tape as the tokens of the original parser, with their locations. */
public final class TapeParser extends ScalarParser implements BindingPosition {
  private final Tape tape;
  private final int end;
  private TapeContext context;

  /** The index of the key or value that the current token belongs to. */
  private int current;

  /** The index of the next key or value. */
  private int next;

  /** Creates a parser that is before the first token of a value, in the context that it was read in. */
  public TapeParser(Tape.Part value, TokenStreamContext parent, ObjectReadContext readContext) {
    this(value, new TapeContext(parent), readContext);
  }

  /** Creates a parser that is before the first token of a value, which is replayed on its own. */
  public TapeParser(Tape.Part value) {
    this(value, new TapeContext(), ObjectReadContext.empty());
  }

  private TapeParser(Tape.Part value, TapeContext context, ObjectReadContext readContext) {
    super(readContext);
    this.tape = value.tape();
    this.end = value.end();
    this.current = value.start();
    this.next = value.start();
    this.context = context;
  }

  /** The tape parser that a parser currently reads from, if there is one. */
  public static Optional<TapeParser> sourceOf(JsonParser parser) {
    return ParserDelegates.source(parser) instanceof TapeParser replay
        ? Optional.of(replay)
        : Optional.empty();
  }

  /** The index of the replayed array or object that a parser's current token starts, or -1 if it starts none. */
  public static long indexOfStart(JsonParser parser) {
    return sourceOf(parser)
        .filter(TapeParser::isAtStart)
        .map(TapeParser::currentEventIndex)
        .orElse(-1L);
  }

  @Override
  public @Nullable JsonToken nextToken() {
    return moveTo(read());
  }

  private @Nullable JsonToken read() {
    if (_closed) {
      return null;
    }
    if (context.start < 0) {
      return next < end ? startValue() : null;
    }
    if (_currToken == JsonToken.PROPERTY_NAME) {
      return startValue();
    }
    if (context.moved >= 0) {
      passMoved();
    }
    if (next == tape.end(context.start)) {
      return endValue();
    }
    return context.inObject() ? startName() : startValue();
  }

  /** Continues with the first member after the moved one, and skips the moved one where it was recorded. */
  private void passMoved() {
    int afterMoved = tape.end(context.moved + 1);
    if (context.isAtMoved && next == afterMoved) {
      context.isAtMoved = false;
      next = context.start + 1;
    }
    if (!context.isAtMoved && next == context.moved) {
      next = afterMoved;
    }
  }

  private JsonToken startName() {
    current = next++;
    context.startName(tape.name(current));
    return JsonToken.PROPERTY_NAME;
  }

  private JsonToken startValue() {
    current = next++;
    JsonToken token = tape.token(current);
    if (token.isStructStart()) {
      context = context.open(token == JsonToken.START_OBJECT, current, tape.location(current));
    } else {
      context.startValue();
    }
    return token;
  }

  private JsonToken endValue() {
    current = context.start;
    next = tape.end(current);
    JsonToken token = context.inObject() ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
    context = parent();
    return token;
  }

  private TapeContext parent() {
    return Objects.requireNonNull((TapeContext) context.getParent());
  }

  /** Replays the member with the given name before the others, if the current token starts an object that has one. */
  public void moveToFront(@Nullable String name) {
    int member =
        name == null || !hasToken(JsonToken.START_OBJECT) ? -1 : tape.member(current, name);
    if (member >= 0) {
      context.moved = member;
      context.isAtMoved = true;
      next = member;
    }
  }

  /** The current value; at a name, the object that holds it. */
  public Tape.Part currentPart() {
    return new Tape.Part(tape, hasToken(JsonToken.PROPERTY_NAME) ? context.start : current);
  }

  /** Whether the current token is the last one of a value. */
  public boolean isAtEndOf(Tape.Part value) {
    return current == value.start() && !isAtStart();
  }

  /** Moves to the last token of a value, if that has started but not ended. */
  public void finish(Tape.Part value) {
    if (isOpen(value.start())) {
      do {
        moveTo(endValue());
      } while (current != value.start());
    }
  }

  private boolean isOpen(int start) {
    TapeContext open = context;
    while (open.start > start) {
      open = Objects.requireNonNull((TapeContext) open.getParent());
    }
    return open.start == start;
  }

  private boolean isAtStart() {
    return _currToken != null && _currToken.isStructStart();
  }

  private boolean isAtEnd() {
    return _currToken != null && _currToken.isStructEnd();
  }

  @Override
  public String currentPointer() {
    return context.pathAsPointer().toString();
  }

  @Override
  public TokenStreamLocation currentStart() {
    return tape.location(current);
  }

  @Override
  public TokenStreamLocation startOfName(String name) {
    TapeContext inObject = isAtStart() ? parent() : context;
    int member = tape.member(isAtEnd() ? current : inObject.start, name);
    return member < 0 ? TokenStreamLocation.NA : tape.location(member);
  }

  /** The event index: how many keys and values of the checked value start before the current one. */
  public long currentEventIndex() {
    return current;
  }

  @Override
  public TokenStreamContext streamReadContext() {
    return context;
  }

  @Override
  public @Nullable String currentName() {
    return isAtStart() ? parent().currentName() : context.currentName();
  }

  @Override
  public boolean canReadTypeId() {
    return !tape.typeIds.isEmpty();
  }

  @Override
  public boolean canReadObjectId() {
    return !tape.objectIds.isEmpty();
  }

  @Override
  public @Nullable Object getTypeId() {
    return isAtEnd() ? null : tape.typeIds.get(current);
  }

  /** The id of the value; at an object's first name, the id of the object, as in Jackson's parsers. */
  @Override
  public @Nullable Object getObjectId() {
    if (hasToken(JsonToken.PROPERTY_NAME)) {
      return context.getCurrentIndex() == 0 ? tape.objectIds.get(context.start) : null;
    }
    return isAtEnd() ? null : tape.objectIds.get(current);
  }

  @Override
  public TokenStreamLocation currentTokenLocation() {
    return tape.location(current);
  }

  @Override
  public TokenStreamLocation currentLocation() {
    return tape.location(current);
  }

  @Override
  @Nullable
  Object recorded() {
    return tape.value(current);
  }
}
