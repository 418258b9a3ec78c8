package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.ReadSize;
import dev.masu.schema.internal.document.StopPlace;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import dev.masu.schema.internal.pattern.PatternBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Checks one value, token by token. Its memory grows with the depth of the document and the number of
 * names in an open object, not with the document.
 */
final class Machine implements Run.Places {
  private final SchemaNode root;
  private final Run run;
  private final JsonParser parser;
  private final Scalar scalar;
  private final Set<Integer> unreadable;
  private final List<Level> levels = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final ValuePath base;
  private final int maxStringLength;
  private int depth;
  private boolean hasGivenUp;
  private final InnerChecks inner;
  private boolean isComplete;
  private boolean wasStopped;
  private @Nullable Failures outcome;
  private @Nullable ReadSize size;

  /**
   * Makes a machine for one check of what is read again for the places.
   *
   * @param root the schema
   * @param run the limits and counts of the check
   * @param parser what is read from
   * @param unreadable the orders of scalars that only stand in for what could not be read
   */
  Machine(SchemaNode root, Run run, JsonParser parser, Set<Integer> unreadable) {
    this(root, run, parser, unreadable, null);
  }

  private Machine(
      SchemaNode root,
      Run run,
      JsonParser parser,
      Set<Integer> unreadable,
      @Nullable ValuePath base) {
    this.root = root;
    this.run = run;
    this.parser = parser;
    this.scalar = new Scalar(run);
    this.inner = new InnerChecks(run);
    this.unreadable = unreadable;
    this.maxStringLength = run.limits().maxStringLength();
    this.base = base == null ? ValuePath.of("") : base;
  }

  /**
   * Goes on where a direct check has come to what it does not accept.
   *
   * @param base the way to the value
   */
  static Machine after(DirectCheck ahead, SchemaNode root, JsonParser parser, ValuePath base) {
    Machine machine = new Machine(root, ahead.run(), parser, Set.of(), base);
    machine.run.keepPlaces(machine, ahead.notedUntil());
    machine.takeOver(ahead);
    if (ahead.stop() != null) {
      machine.stoppedBy(ahead.stop());
    }
    return machine;
  }

  /** What the schema refuses, or null if nothing. */
  @Nullable
  Failures outcome() {
    return outcome;
  }

  /** What JSON forbids or a limit stopped, in document order. */
  List<Problem> problems() {
    return problems;
  }

  /** Whether the value was read to its end. */
  boolean isComplete() {
    return isComplete;
  }

  /** Whether the array or object that has just started is refused for certain if a schema refuses it. */
  boolean startsWhatIsCheckedBy(SchemaNode schema) {
    DirectCheck ahead = inner.open();
    if (ahead != null) {
      return inner.waiting().stream().anyMatch(Check::isCertain)
          && ahead.startsWhatIsCheckedBy(schema);
    }
    return depth > 0 && top().startsWhatIsCheckedBy(schema);
  }

  /** Whether a limit stopped the reading. */
  boolean wasStopped() {
    return wasStopped;
  }

  /** Whether the value is refused for certain, whatever follows. */
  boolean isRefused() {
    return run.isRefused();
  }

  /** Whether the value was read to its end and nothing is wrong with it. */
  boolean accepts() {
    return isComplete && outcome == null && problems.isEmpty();
  }

  /** How many arrays and objects are open. */
  int openDepth() {
    DirectCheck ahead = inner.open();
    return ahead == null ? depth : ahead.depth();
  }

  /** How many keys and values were read. */
  int order() {
    DirectCheck ahead = inner.open();
    return ahead == null ? run.order() : ahead.order();
  }

  /**
   * Reads and checks the value whose first token the parser stands at, or its next value if it stands
   * at none, and leaves the parser at the value's last token, or where a limit stopped the reading.
   * Nothing is wrong, and nothing complete, if there is no value.
   *
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON
   */
  void read() {
    try {
      if (!wasStopped && (parser.hasCurrentToken() || parser.nextToken() != null)) {
        begin();
        readOn();
      }
    } catch (StreamConstraintsException e) {
      stoppedBy(e);
    }
  }

  /**
   * Takes the parser's current token, which starts the value or stands within an object whose start was
   * read before.
   */
  void begin() {
    if (size == null) {
      size = new ReadSize(parser, run.limits().maxDocumentSize());
    }
    JsonToken token = parser.currentToken();
    if (depth == 0 && (token == JsonToken.PROPERTY_NAME || token == JsonToken.END_OBJECT)) {
      accept(JsonToken.START_OBJECT);
    }
    accept(token);
  }

  /** Reads and checks the rest of the value. */
  void readOn() {
    try {
      while (!isComplete && !wasStopped) {
        JsonToken token = parser.nextToken();
        if (token == null) {
          throw new IllegalStateException("the parser ended inside its value");
        }
        accept(token);
      }
    } catch (StreamConstraintsException e) {
      stoppedBy(e);
    }
  }

  /** Takes note that the parser refuses to read on. */
  void stoppedBy(StreamConstraintsException e) {
    takeOverInner();
    wasStopped = true;
    run.refuse();
    int deepest = parser.streamReadConstraints().getMaxNestingDepth();
    Spot spot = run.keepsPlaces() ? stop() : null;
    problems.add(
        parser.streamReadContext().getNestingDepth() > deepest
            ? Problem.tooDeep(run.order(), spot, deepest)
            : Problem.constraint(run.order(), spot, e));
  }

  /** What the parser refused to read. */
  private Spot stop() {
    ValuePath path = stoppedAt();
    boolean isAtName = depth > 0 && path == top().path();
    return new Spot(path, StopPlace.of(parser, isAtName), run.order());
  }

  /** The way to what the parser refused to read; to the object around it if that is a name. */
  private ValuePath stoppedAt() {
    if (depth == 0) {
      return base;
    }
    if (top().type() == JsonType.ARRAY) {
      return top().path().item(top().size());
    }
    // Parsers forget the name as they go into its value.
    String name = StopPlace.name(parser);
    return name == null ? top().currentPath() : top().path().member(name);
  }

  /** Takes the parser's current token. */
  void accept(JsonToken token) {
    DirectCheck ahead = inner.open();
    if (ahead == null) {
      acceptByFrames(token);
    } else if (!ahead.accept(token, parser)) {
      takeOverInner();
      acceptByFrames(token);
    } else if (ahead.isComplete()) {
      endInner(ahead);
    }
    if (size != null && (isComplete ? size.isExceeded() : size.isExceededAfterNext())) {
      tooLarge(size);
    }
  }

  private void tooLarge(ReadSize read) {
    takeOverInner();
    wasStopped = true;
    int last = Math.max(0, run.order() - 1);
    problem(Problem.tooLarge(last, run.here(last), read.parameters()));
  }

  /** Goes on with frames for all that a direct check of the document has open. */
  private void takeOver(DirectCheck ahead) {
    size = ahead.size(parser);
    if (size != null) {
      size.lookSoon();
    }
    goOn(ahead, List.of());
  }

  /** Goes on with frames for all that a direct check has open within what is open here. */
  private void takeOverInner() {
    DirectCheck ahead = inner.open();
    if (ahead != null) {
      inner.leave(ahead);
      goOn(ahead, inner.waiting());
      ahead.reset();
    }
  }

  private void goOn(DirectCheck ahead, List<Check> checksOfFirst) {
    List<Check> checks = checksOfFirst;
    for (DirectLevel level : ahead.open()) {
      Level opened = nextLevel();
      opened.startPlace().set(level.start());
      try {
        open(opened, level.type(), level.order(), checks);
        opened.goOn(level, ahead, depth == ahead.depth());
        checks = depth == ahead.depth() ? List.of() : opened.startValue();
      } catch (LimitReached e) {
        giveUp(e.code(), e.parameters());
        checks = List.of();
      }
    }
  }

  /** Nothing was wrong with what was checked directly. */
  private void endInner(DirectCheck ahead) {
    nextLevel().startPlace().set(ahead.startOfEnded());
    inner.ended(ahead);
    top().endMember();
  }

  private void acceptByFrames(JsonToken token) {
    try {
      switch (token) {
        case PROPERTY_NAME -> name(parser.currentName());
        case END_OBJECT, END_ARRAY -> end();
        case START_OBJECT, START_ARRAY -> start(JsonType.startedBy(token));
        default -> scalar();
      }
    } catch (LimitReached e) {
      if (token.isStructEnd()) {
        Level ended = levels.get(depth);
        Spot start = run.keepsPlaces() ? ended.spot() : null;
        giveUp(ended.order(), start, e.code(), e.parameters());
      } else {
        giveUp(e.code(), e.parameters());
      }
      ended();
    } catch (PatternBudget.Exceeded e) {
      giveUp("pattern-steps", e.parameters());
      ended();
    }
  }

  private void name(String name) {
    int order = run.nextOrder();
    Level object = top();
    int first = object.addName(name, order);
    if (first < 0) {
      object.nameStandsAt(notedPlace(order));
      object.member(name, order);
    } else {
      object.skipMember(name);
      problem(Problem.duplicate(
          order, run.here(order), name, new Problem.First(first, object.placeOfName(name))));
    }
  }

  private void start(JsonType type) {
    List<Check> checks = depth == 0 ? List.of() : top().startValue();
    if (depth > 0
        && mayStartInner()
        && inner.start(type, checks, parser, Objects.requireNonNull(size, "size"), depth)) {
      return;
    }
    int order = run.nextOrder();
    Level opened = nextLevel();
    if (run.keepsPlaces()) {
      opened.startPlace().keep(parser, order, run.notedUntil());
    }
    open(opened, type, order, checks);
    if (depth > run.limits().maxDepth()) {
      wasStopped = true;
      problem(Problem.tooDeep(
          order, run.keepsPlaces() ? opened.spot() : null, run.limits().maxDepth()));
    }
  }

  private boolean mayStartInner() {
    return !hasGivenUp && unreadable.isEmpty() && !top().isHolding();
  }

  private Level nextLevel() {
    if (depth == levels.size()) {
      levels.add(new Level(run, depth));
    }
    return levels.get(depth);
  }

  private void open(Level opened, JsonType type, int order, List<Check> checks) {
    Level around = depth == 0 ? null : top();
    opened.liesIn(around, base);
    depth++;
    if (around != null) {
      opened.open(type, order, checks, around.isHolding());
    } else if (hasGivenUp) {
      opened.open(type, order, List.of(), false);
    } else {
      opened.openRoot(type, order, root);
    }
  }

  private void end() {
    Level closed = top();
    depth--;
    closed.close();
    if (depth == 0) {
      outcome = hasGivenUp ? null : closed.frame(root).refusals();
      isComplete = true;
    } else {
      if (closed.isHolding()) {
        hold(closed.heldId());
      }
      if (closed.holdsUnread()) {
        top().unread();
      }
      top().endMember();
    }
  }

  /** Adds an ended value to the one around it, or forgets all if that is not held. */
  private void hold(int id) {
    if (top().isHolding()) {
      top().held().add(id);
    } else {
      run.held().clear();
    }
  }

  private void scalar() {
    int order = run.nextOrder();
    List<Check> checks = depth == 0 ? List.of() : top().startValue();
    boolean isReadable = read(order);
    if (depth == 0) {
      isComplete = true;
      outcome = isReadable ? root.check(scalar) : null;
      if (outcome != null) {
        run.refuse();
      }
      return;
    }
    if (!isReadable) {
      top().unread();
    }
    for (int i = 0; isReadable && i < checks.size(); i++) {
      Check check = checks.get(i);
      check.finished(check.schema().check(scalar));
    }
    if (top().isHolding()) {
      top().held().add(run.held().id(isReadable ? scalar.canonical() : JsonType.NULL));
    }
    top().endMember();
  }

  /** Reads the scalar, unless it has no value to be checked. */
  private boolean read(int order) {
    if (!unreadable.isEmpty() && unreadable.contains(order)) {
      return false;
    }
    if (isTooLong()) {
      int length = parser.getStringLength();
      problem(Problem.tooLong(order, run.here(order), length, maxStringLength));
      return false;
    }
    try {
      scalar.read(parser, order, depth);
      return true;
    } catch (Unreadable e) {
      problem(Problem.unreadable(order, run.here(order), e.code(), e.found()));
      return false;
    }
  }

  /** Goes on without the schema behind the last key or value. */
  private void giveUp(String code, Map<String, Object> parameters) {
    int order = Math.max(0, run.order() - 1);
    giveUp(order, run.here(order), code, parameters);
  }

  /** Goes on without the schema: the rest must be JSON all the same. */
  private void giveUp(int order, @Nullable Spot spot, String code, Map<String, Object> parameters) {
    if (!hasGivenUp) {
      problem(Problem.limit(order, spot, code, parameters));
    }
    hasGivenUp = true;
    for (int i = 0; i < levels.size(); i++) {
      levels.get(i).giveUp();
    }
  }

  /** A limit may interrupt the end of the whole value. */
  private void ended() {
    isComplete = depth == 0;
  }

  private void problem(Problem problem) {
    run.refuse();
    if (problems.size() < run.capacity() || problem.endsReading()) {
      problems.add(problem);
    }
  }

  private Level top() {
    return levels.get(depth - 1);
  }

  /** Whether the current token is a string that is longer than allowed. */
  private boolean isTooLong() {
    return parser.hasToken(JsonToken.VALUE_STRING) && parser.getStringLength() > maxStringLength;
  }

  @Override
  public Spot here(int order) {
    return new Spot(depth == 0 ? base : top().currentPath(), place(), order);
  }

  /** Turns the places that were kept into ours. */
  TokenPlaces places() {
    return TokenPlaces.of(parser, size != null && size.countsBytes());
  }

  /** Where the value starts that ended last, if it is an array or object. */
  TokenStreamLocation startOfEnded() {
    DirectCheck ahead = inner.open();
    if (ahead != null) {
      return ahead.startOfEnded().location();
    }
    return depth < levels.size()
        ? levels.get(depth).startPlace().location()
        : TokenStreamLocation.NA;
  }

  /** Where the name starts that is the current token, if that is noted. */
  private @Nullable TokenStreamLocation notedPlace(int order) {
    return order < run.notedUntil() || run.notedUntil() == OpenStart.NO_PLACES ? place() : null;
  }

  private TokenStreamLocation place() {
    return LocatedParser.placeOf(parser);
  }
}
