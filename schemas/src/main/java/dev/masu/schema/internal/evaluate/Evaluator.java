package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.LimitReached;
import dev.masu.schema.internal.report.FailureParameters;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.OrderedViolation;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.ScalarState;
import dev.masu.schema.internal.state.StateTransition;
import dev.masu.schema.internal.state.States;
import dev.masu.schema.internal.tokens.ReadSize;
import dev.masu.schema.internal.tokens.TokenLocations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * Checks one value, token by token. It keeps track of the open arrays and objects, and lets {@link VerdictPropagation}
 * apply the verdict on an ended value to the enclosing ones. Memory use depends on the depth of the document and the
 * names of open objects, not on the size of the document.
 */
public final class Evaluator {
  /** Smaller documents may take the steps of this many values, since even one value may have many keywords. */
  private static final int MIN_VALUES = 100;

  /** An evaluator that has read more keys and values, or deeper ones, keeps too much memory to be pooled. */
  private static final int MAX_POOLED_EVENTS = 100_000;

  private static final int MAX_POOLED_DEPTH = 100;
  private static final JsonParser NO_PARSER = new TreeTraversingParser(NullNode.getInstance());

  private final States states;
  private final CurrentCheck check;
  private final VerdictPropagation propagation;
  private final OpenContainer outermost;
  private final MemberNames memberNames;
  private final StateTransition toRoot;
  private final int maxDepth;

  /** The current scalar. Once a report refers to it, the next one gets an instance of its own. */
  private Scalar scalar;

  private JsonParser parser = NO_PARSER;
  private ValuePath base = ValuePath.ROOT;
  private @Nullable ReadSize size;
  private @Nullable OpenContainer top;
  private int depth;
  private int deepest;
  private boolean isComplete;
  private boolean wasStopped;
  private @Nullable Failures outcome;

  /** Creates an evaluator that checks one value at a time and can be reused for the next one. */
  Evaluator(States states, CheckLimits limits) {
    this.states = states;
    this.check = new CurrentCheck(states, limits);
    this.propagation = new VerdictPropagation(check);
    this.memberNames = new MemberNames(check, propagation);
    this.toRoot = StateTransition.to(states.root());
    this.maxDepth = limits.maxDepth();
    this.scalar = new Scalar(check);
    this.outermost = new OpenContainer(check, StateTransition.to(states.any()), 0, null);
  }

  /**
   * Starts a check that yields only a verdict: it stops as soon as the value is known to be invalid, and records no
   * failures.
   *
   * @param source the parser to read from, positioned before the value's first token
   * @param length an upper bound on the document's length in chars
   */
  public Evaluator startVerdict(JsonParser source, long length) {
    check.start(null, StartLocation.ONLY_OPEN, length);
    start(source, ValuePath.ROOT);
    return this;
  }

  /**
   * Starts the check of a value whose failures are recorded with their locations.
   *
   * @param source the parser to read from, positioned before or at the value's first token, or just inside an object
   *     whose start it has already read
   * @param path the path of the value
   * @param length an upper bound on the document's length in chars
   * @param keptUntil the number of keys and values, from the start of the document, whose locations are kept while they
   *     are open
   */
  public Evaluator startReport(JsonParser source, ValuePath path, long length, int keptUntil) {
    check.start(this::here, keptUntil, length);
    start(source, path);
    return this;
  }

  /** Has an enclosing check, which reads the same tokens, limit this one too. */
  public void nestIn(Evaluator enclosing) {
    check.nestIn(enclosing.check);
  }

  private void start(JsonParser source, ValuePath path) {
    parser = source;
    base = path;
    long limit = check.limits.maxDocumentSize();
    size = ReadSize.canExceed(source, limit) ? new ReadSize(source, limit) : null;
    top = null;
    depth = 0;
    deepest = 0;
    isComplete = false;
    wasStopped = false;
    outcome = null;
  }

  /** The number of keyword evaluations that the check of a document with some keys and values may take. */
  public static long stepBudget(CheckLimits limits, long values) {
    return (long) limits.maxStepsPerValue() * Math.max(values, MIN_VALUES);
  }

  /** Whether this evaluator uses some states. */
  boolean isOf(States some) {
    return states == some;
  }

  /** Whether this evaluator retains little enough memory to be pooled. */
  boolean isSmall() {
    return check.eventIndex() < MAX_POOLED_EVENTS && deepest < MAX_POOLED_DEPTH;
  }

  /** Releases the parser and everything read from it before the evaluator is pooled. */
  void clear() {
    parser = NO_PARSER;
    base = ValuePath.ROOT;
    outermost.liesAt(ValuePath.ROOT);
    outermost.forgetNames();
    scalar.forget();
    memberNames.forget();
    size = null;
    outcome = null;
    check.clear();
  }

  /**
   * Reads and checks the parser's current value, or its next one if it has none.
   *
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON
   */
  public void read() {
    try {
      if (parser.hasCurrentToken() || parser.nextToken() != null) {
        begin();
        readOn();
      }
    } catch (StreamConstraintsException e) {
      stoppedBy(e);
    }
  }

  /**
   * The report on what was read.
   *
   * @param others violations found elsewhere
   */
  public CheckReport report(TokenLocator locator, List<OrderedViolation> others) {
    List<OrderedViolation> found = new ArrayList<>(others);
    List<ReadProblem> problems = check.problems;
    problems.forEach(problem -> found.add(
        new OrderedViolation(problem.location().eventIndex(), () -> problem.violation(locator))));
    // If the document was not read to its end, the schema's verdict is unknown.
    if (outcome != null && problems.stream().noneMatch(ReadProblem::endsReading)) {
      outcome
          .first()
          .forEach(failure -> found.add(new OrderedViolation(
              failure.eventIndex(),
              () -> FailureParameters.violation(failure, locator).build())));
    }
    return OrderedViolation.first(found, check.limits.maxViolations());
  }

  /** Whether the value was read to its end. */
  public boolean isComplete() {
    return isComplete;
  }

  /** Whether a limit ended reading early. */
  public boolean wasStopped() {
    return wasStopped;
  }

  /** Whether the value is already known to be invalid, regardless of the tokens still to come. */
  public boolean isInvalid() {
    return check.isInvalid();
  }

  /** Whether the value was read to its end and is valid. */
  public boolean isValid() {
    return isComplete && !check.isInvalid();
  }

  /** How many arrays and objects are open. */
  public int depth() {
    return depth;
  }

  /** How many arrays and objects were open at most. */
  public int deepest() {
    return deepest;
  }

  /** The number of keys and values read so far. */
  public long eventIndex() {
    return check.eventIndex();
  }

  /**
   * Whether the document can only be valid if the array or object that has just started is valid against the schema.
   */
  public boolean startsWhatIsCheckedBy(SchemaNode schema) {
    OpenContainer open = top;
    if (open == null || open.size() > 0) {
      return false;
    }
    ContainerState state = open.state();
    for (int slot = 0; slot < state.slots(); slot++) {
      if (state.schema(slot).isSame(schema) && open.isNeeded(slot)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Evaluates the parser's current token, which is the first of the value, or the first inside an object whose start
   * has already been read.
   */
  public void begin() {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.PROPERTY_NAME || token == JsonToken.END_OBJECT) {
      accept(JsonToken.START_OBJECT);
    }
    accept(token);
  }

  /** Reads and checks the rest of the value, unless a limit stops it. */
  public void readOn() {
    // Other parsers may be delegates that match names without the parser wrapped around them seeing
    // it.
    boolean matchesNames = !check.isRecording() || parser instanceof UTF8StreamJsonParser;
    try {
      while (!check.isDone()) {
        PropertyNameMatcher names = matchesNames && top != null ? top.nameMatcher() : null;
        if (names == null) {
          evaluate(next());
        } else {
          nextMember(names);
        }
      }
    } catch (StreamConstraintsException e) {
      stoppedBy(e);
    }
  }

  private void nextMember(PropertyNameMatcher names) {
    int match = Math.max(MemberNames.UNKNOWN, parser.nextNameMatch(names));
    JsonToken token = parser.currentToken();
    evaluate(token, match);
    if (token == JsonToken.PROPERTY_NAME && !check.isDone()) {
      evaluate(next());
    }
  }

  private JsonToken next() {
    JsonToken token = parser.nextToken();
    if (token == null) {
      throw new IllegalStateException("the parser ended inside its value");
    }
    return token;
  }

  /** Records that the parser exceeded one of its limits and cannot continue. */
  public void stoppedBy(StreamConstraintsException e) {
    stop();
    int limit = parser.streamReadConstraints().getMaxNestingDepth();
    boolean isTooDeep = parser.streamReadContext().getNestingDepth() > limit;
    check.add(() -> isTooDeep
        ? new ReadProblem("nesting-too-deep", stoppedAt(), Map.of("limit", limit))
        : ReadProblem.stopped(stoppedAt(), e));
  }

  private void stop() {
    wasStopped = true;
    check.end();
  }

  private void complete() {
    isComplete = true;
    check.end();
  }

  /** The location at which the parser stopped. If it stopped at a name, this is the enclosing object. */
  private InstanceLocation stoppedAt() {
    OpenContainer open = top;
    // Parsers discard the name when they enter its value.
    ValuePath path = open == null ? base : open.nextPath(TokenLocations.nameAtStop(parser));
    boolean isAtName = open != null && path == open.path();
    return new InstanceLocation(path, TokenLocations.ofStop(parser, isAtName), check.eventIndex());
  }

  /** Evaluates the parser's current token. */
  public void accept(JsonToken token) {
    if (wasStopped) {
      return;
    }
    evaluate(token);
    if (check.nestsTooDeep()) {
      stop();
      long last = Math.max(0, check.eventIndex() - 1);
      check.add(() -> ReadProblem.nestedTooDeep(here(last)));
    }
  }

  private void evaluate(JsonToken token) {
    evaluate(token, MemberNames.UNMATCHED);
  }

  private void evaluate(JsonToken token, int match) {
    try {
      switch (token.id()) {
        case JsonTokenId.ID_PROPERTY_NAME -> memberNames.start(top(), parser, match);
        case JsonTokenId.ID_END_OBJECT, JsonTokenId.ID_END_ARRAY -> end();
        case JsonTokenId.ID_START_OBJECT -> start(JsonType.OBJECT);
        case JsonTokenId.ID_START_ARRAY -> start(JsonType.ARRAY);
        default -> scalar(token);
      }
    } catch (LimitReached e) {
      limitReached(token, e);
    }
    if (size != null) {
      checkSize(size);
    }
  }

  private void checkSize(ReadSize read) {
    if (isComplete ? read.isExceeded() : read.isExceededAfterNext()) {
      stop();
      long last = Math.max(0, check.eventIndex() - 1);
      check.add(
          () -> new ReadProblem(ReadProblem.DOCUMENT_TOO_LARGE, here(last), read.parameters()));
    }
  }

  private void limitReached(JsonToken token, LimitReached e) {
    if (ReadProblem.endsReading(e.code())) {
      stop();
    }
    if (token.isStructEnd()) {
      OpenContainer ended = lastEnded();
      giveUp(() -> new ReadProblem(e.code(), ended.location(), e.parameters()));
    } else {
      if (token == JsonToken.PROPERTY_NAME) {
        top().uncheckedMember(parser.currentName());
      }
      long eventIndex = Math.max(0, check.eventIndex() - 1);
      giveUp(() -> new ReadProblem(e.code(), here(eventIndex), e.parameters()));
    }
    if (depth == 0) {
      complete();
    }
  }

  /** The array or object at this depth that ended last, if any. */
  private OpenContainer lastEnded() {
    return top == null ? outermost : top.child();
  }

  private OpenContainer top() {
    if (top == null) {
      throw new IllegalStateException("a name outside of an object");
    }
    return top;
  }

  private void start(JsonType type) {
    OpenContainer parent = top;
    StateTransition transition = parent == null ? toRoot : parent.nextContainer();
    long eventIndex = check.nextEventIndex();
    OpenContainer opened = parent == null ? outermost : parent.child();
    if (check.isRecording()) {
      opened.start.keep(parser, eventIndex, check.keptUntil());
    }
    ContainerState state = (ContainerState) transition.child().ofType(type);
    top = opened;
    opened.open(state, transition, eventIndex);
    if (parent == null) {
      opened.liesAt(base);
    }
    propagation.fail(opened, state.failedByType());
    if (++depth > deepest) {
      deepest = depth;
      if (depth > maxDepth) {
        tooDeep(opened);
      }
    }
    check.limitNewStates();
  }

  private void tooDeep(OpenContainer opened) {
    stop();
    check.add(
        () -> new ReadProblem("nesting-too-deep", opened.location(), Map.of("limit", maxDepth)));
  }

  private void end() {
    OpenContainer ended = top();
    depth--;
    check.discard(ended.keptNames());
    OpenContainer parent = ended.parent;
    top = parent;
    Failures ofRoot = propagation.ended(ended);
    if (parent == null) {
      outcome = ofRoot;
      complete();
      return;
    }
    if (ended.fingerprintsChildren()) {
      addFingerprint(parent, ended);
    }
    if (ended.holdsUnread()) {
      parent.unread();
    }
    parent.endChild();
  }

  private void addFingerprint(OpenContainer parent, OpenContainer ended) {
    check.discard(ended.builder.kept());
    if (parent.fingerprintsChildren()) {
      parent.addFingerprint(ended.fingerprint());
    }
  }

  private void scalar(JsonToken token) {
    OpenContainer parent = top;
    if (parent == null) {
      rootScalar(token);
      return;
    }
    StateTransition transition = parent.nextTransition();
    long eventIndex = check.nextEventIndex();
    if (parent.fingerprintsChildren() || !transition.isSkippable(token) || mustBeRead(token)) {
      if (scalar.read(parser, token, eventIndex, depth)) {
        scalar(parent, transition, token);
      } else {
        unreadable(parent);
      }
    }
    parent.endChild();
  }

  private void scalar(OpenContainer parent, StateTransition transition, JsonToken token) {
    Scalar current = scalar;
    ScalarState state = (ScalarState) transition.child().ofType(current.type());
    if (state.allowsAll() && transition.isPlain()) {
      transition.setSkippable(token);
    } else if (propagation.scalar(parent, transition, state, current)) {
      scalar = new Scalar(check);
    }
    if (parent.fingerprintsChildren()) {
      parent.addFingerprint(current.fingerprint());
    }
  }

  private void rootScalar(JsonToken token) {
    if (scalar.read(parser, token, check.nextEventIndex(), depth)) {
      ScalarState state = (ScalarState) toRoot.child().ofType(scalar.type());
      outcome = propagation.root(state, scalar);
    }
    complete();
  }

  /** Whether a scalar may have no exact value, or be too long, even if no keyword depends on more than its type. */
  private boolean mustBeRead(JsonToken token) {
    return switch (token) {
      case VALUE_NUMBER_FLOAT, VALUE_EMBEDDED_OBJECT -> true;
      case VALUE_STRING -> check.readsLengths();
      default -> false;
    };
  }

  private void unreadable(OpenContainer parent) {
    parent.unread();
    if (parent.fingerprintsChildren()) {
      parent.addFingerprint(Fingerprint.ofScalar(JsonType.NULL));
    }
  }

  /** Stops applying the schema, so this happens once. The rest is still checked to be well-formed JSON. */
  private void giveUp(Supplier<ReadProblem> reason) {
    check.add(reason);
    for (OpenContainer open = top; open != null; open = open.parent) {
      open.giveUp();
    }
  }

  /** The location of the current token. */
  private InstanceLocation here(long eventIndex) {
    ValuePath path = top == null ? base : top.currentPath();
    return new InstanceLocation(path, TokenLocations.of(parser), eventIndex);
  }

  /** Returns a locator that converts the kept Jackson locations to the public ones. */
  public TokenLocator locator() {
    return TokenLocator.of(parser);
  }

  /** The start of the array or object that has just ended. */
  public TokenStreamLocation startOfEnded() {
    return lastEnded().start.location();
  }

  /** The location of a member's name, in the object that ends or directly contains the current token; NA if unknown. */
  public TokenStreamLocation startOfName(String name) {
    JsonToken token = parser.currentToken();
    boolean isEnd = token != null && token.isStructEnd();
    boolean isStart = token != null && token.isStructStart();
    OpenContainer object = isEnd ? lastEnded() : isStart && top != null ? top.parent : top;
    return object == null ? TokenStreamLocation.NA : object.locationOfName(name);
  }
}
