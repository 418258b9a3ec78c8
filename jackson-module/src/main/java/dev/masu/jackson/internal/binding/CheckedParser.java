package dev.masu.jackson.internal.binding;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.check.SchemaEngine.Checked;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.evaluate.StartLocation;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.OrderedViolation;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * The parser that a deserializer reads one value from. It returns a token only after the evaluator has checked it.
 * Once the value is certainly invalid, it checks the rest for the report, and every further attempt to advance
 * throws.
 *
 * <p>Every method that advances is overridden to call {@link #checked}, which the delegate's own would bypass.
 */
public final class CheckedParser extends BindingParser implements BindingPosition {
  private final CheckedBinding binding;
  private final EvaluatorPool evaluators;
  private final Evaluator evaluator;

  /**
   * Whether the value is no longer checked: it is complete and valid, or {@link #startsWith} did not find its name.
   */
  private boolean isAbandoned;

  /** How many keys and values had been read when the value was abandoned. */
  private long eventsRead;

  /** Whether a token after the value has been read. */
  private boolean isPastEnd;

  private final @Nullable CheckedParser outer;

  /**
   * The parser that is advanced, which may be a checking parser itself. All other calls go to the innermost delegate,
   * so that they cost the same however many checking parsers are nested.
   */
  private final JsonParser source;

  private @Nullable JacksonException rejection;
  private long eventIndexOfFailure;

  /** The event index of the last type id property, and the binding of the object that it belongs to. */
  private long typeIdIndex;

  private @Nullable Binding typeIdBinding;

  /**
   * Whether this parser does not throw itself: a nested checking parser is reading and throws for both, or the rest
   * is read for its failures only.
   */
  private boolean defersRejection;

  /** Whether this parser throws for limits only: a nested value is being read completely before it is bound. */
  private boolean throwsForLimitsOnly;

  /** Checks from the current token: the value's first, or one inside an object whose start the parser has read. */
  CheckedParser(JsonParser parser, CheckedBinding binding) {
    super(parser instanceof CheckedParser enclosing ? enclosing.delegate : parser);
    this.binding = binding;
    this.evaluators = binding.schema().evaluators();
    this.evaluator = evaluators
        .acquire()
        .startReport(
            delegate,
            ValuePath.ofValueIn(Pointers.enclosingContext(parser)),
            Long.MAX_VALUE,
            StartLocation.keptUntil(delegate));
    this.outer = parser instanceof CheckedParser enclosing ? enclosing : null;
    this.source = parser;
    if (outer != null) {
      outer.defersRejection = true;
      outer.placeFailureHere();
      outer.nest(evaluator);
    }
    evaluator.begin();
    requireValid();
  }

  /** Has the check of a nested value limited by those that enclose it. */
  private void nest(Evaluator nested) {
    if (!isAbandoned) {
      nested.nestIn(evaluator);
    } else if (outer != null) {
      outer.nest(nested);
    }
  }

  /** Checks the next token before it is returned to the caller. */
  private @Nullable JsonToken checked(@Nullable JsonToken next) {
    if (isComplete()) {
      isPastEnd |= next != null;
    } else if (next != null) {
      evaluate(next);
      requireValid();
    }
    requireOuterValid();
    return next;
  }

  /** Evaluates a token, or with null the rest of the value. */
  private void evaluate(@Nullable JsonToken token) {
    try {
      if (token == null) {
        evaluator.readOn();
      } else {
        evaluator.accept(token);
      }
    } catch (RuntimeException e) {
      throw binding.binding().ofCheck(e, delegate);
    }
  }

  private void requireOuterValid() {
    if (outer != null && !defersRejection && outer.isInvalidAsOuter(throwsForLimitsOnly)) {
      throw reject();
    }
  }

  private void requireValid() {
    if (!defersRejection && isInvalid(throwsForLimitsOnly)) {
      throw reject();
    }
  }

  /** Whether the value has turned out to be invalid, or with {@code limitsOnly} was stopped by a limit. */
  private boolean isInvalid(boolean limitsOnly) {
    return !isAbandoned && (limitsOnly ? evaluator.wasStopped() : evaluator.isInvalid());
  }

  /** The same of this value or an enclosing one, while a nested checking parser is reading. */
  private boolean isInvalidAsOuter(boolean limitsOnly) {
    return isInvalid(limitsOnly) || (outer != null && outer.isInvalidAsOuter(limitsOnly));
  }

  /** The exception to throw. If this value has violations, its report also lists those of the enclosing value. */
  private JacksonException reject() {
    if (rejection == null) {
      CheckReport report = finish(List.of());
      rejection = report.isValid() && outer != null
          ? outer.reject()
          : BindingFailures.invalid(delegate, binding.binding(), report, null);
    }
    return rejection;
  }

  /** Records that the current name is the type id property of its object, which has its own binding. */
  public void typeComesNext(Binding ofObject) {
    typeIdIndex = currentEventIndex();
    typeIdBinding = ofObject;
  }

  /** The binding of the enclosing or just ended object if only its type id has been read; else null. */
  public @Nullable Binding bindingAfterTypeId() {
    JsonToken token = delegate.currentToken();
    long read = currentEventIndex() - typeIdIndex;
    boolean isAfterTypeId = token == JsonToken.PROPERTY_NAME
        ? read == 2
        : (token == JsonToken.END_OBJECT || token == null) && read == 1;
    return isAfterTypeId ? typeIdBinding : null;
  }

  /**
   * Reads the first token inside an object that has just started. If it is not the given name, and the object is the
   * whole value, this parser stops checking the value.
   *
   * @return whether the token is that name
   */
  public boolean startsWith(String name) {
    requireNotRejected();
    try {
      JsonToken next = source.nextToken();
      boolean matches = next == JsonToken.PROPERTY_NAME && name.equals(delegate.currentName());
      if (matches || currentEventIndex() > 0) {
        checked(next);
      } else {
        abandon();
      }
      return matches;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  /**
   * Reads a complete value and checks it before any of it is bound. If the enclosing value turns out to be invalid in
   * the meantime, this throws only after the nested value has been read, or reports both, so that the nested value is
   * always reported completely. A limit that stops the check is thrown at once.
   */
  public Checked readWhole(Supplier<Checked> reading) {
    placeFailureHere();
    throwsForLimitsOnly = true;
    Checked checked;
    try {
      checked = reading.get();
    } finally {
      throwsForLimitsOnly = false;
    }
    if (checked.report().isValid()) {
      requireValid();
      requireOuterValid();
    }
    return checked;
  }

  /** Leaves the value: the enclosing parser throws for itself again. */
  private void leave() {
    if (outer != null) {
      outer.defersRejection = false;
    }
  }

  /** Ends the binding: of an invalid value nothing remains to be reported. */
  void end() {
    leave();
    if (rejection != null && !isAbandoned) {
      abandon();
    }
  }

  CheckedBinding checkedBinding() {
    return binding;
  }

  /** Whether the value has ended or is no longer checked. */
  public boolean isComplete() {
    return isAbandoned || evaluator.isComplete();
  }

  /** Whether the last token read was the last one of the value, or the value is no longer checked. */
  boolean isAtEnd() {
    return isAbandoned || (evaluator.isComplete() && !isPastEnd);
  }

  /** The exception thrown because the value is invalid, or null. */
  @Nullable
  JacksonException rejection() {
    return rejection;
  }

  /** Checks the rest of the value; {@return the report on the whole value, including violations found elsewhere} */
  CheckReport finish(List<OrderedViolation> additional) {
    if (source != delegate) {
      // The enclosing checking parsers have to see these tokens too.
      readOnTo(0);
    }
    if (!isAbandoned && !wasStopped()) {
      evaluate(null);
    }
    leave();
    return report(additional);
  }

  /** Stops checking the value. The evaluator, which another thread may use from now on, must not be called again. */
  private void abandon() {
    eventsRead = evaluator.eventIndex();
    isAbandoned = true;
    evaluators.release(evaluator);
  }

  private CheckReport report(List<OrderedViolation> additional) {
    if (!isAbandoned && evaluator.isValid()) {
      abandon();
    }
    if (isAbandoned) {
      return additional.isEmpty()
          ? CheckReport.valid()
          : OrderedViolation.first(additional, evaluators.limits().maxViolations());
    }
    return evaluator.report(evaluator.locator(), additional);
  }

  /**
   * Whether the array or object that has just started must be valid against a schema for the whole value to be valid,
   * in which case it need not be checked against that schema again.
   */
  boolean startsWhatIsCheckedBy(StreamingSchema schema) {
    return !isAbandoned && evaluator.startsWhatIsCheckedBy(schema.root());
  }

  /**
   * How many arrays and objects of the value are open. The parser's own count is no substitute: a parser of a tree
   * has none.
   */
  int depth() {
    return isAbandoned ? 0 : evaluator.depth();
  }

  /** How many arrays and objects of the value were open at most. */
  int maxDepth() {
    return isAbandoned ? 0 : evaluator.deepest();
  }

  /** Whether the current token ends the array or object that was open at the given depth. */
  boolean hasEnded(int depth) {
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd() && depth() == depth - 1;
  }

  private boolean wasStopped() {
    return (!isAbandoned && evaluator.wasStopped()) || (outer != null && outer.wasStopped());
  }

  /**
   * Skips to the end of the array or object that is open at the given depth, still collecting failures; never throws
   * for them.
   */
  void readOnTo(int depth) {
    boolean deferredRejection = defersRejection;
    defersRejection = true;
    try {
      while (!isComplete() && depth() >= depth && !wasStopped()) {
        if (nextToken() == null) {
          throw new IllegalStateException("the parser ended inside its value");
        }
      }
    } catch (StreamConstraintsException e) {
      // The evaluator was stopped, and reports the limit.
    } finally {
      defersRejection = deferredRejection;
    }
  }

  /** Records the current event index as that of failures in the value that is bound next. */
  void placeFailureHere() {
    eventIndexOfFailure = currentEventIndex();
  }

  /** The event index recorded by {@link #placeFailureHere}. */
  long eventIndexOfFailure() {
    return eventIndexOfFailure;
  }

  /** The event index: how many keys and values of the checked value start before the current one. */
  public long currentEventIndex() {
    return (isAbandoned ? eventsRead : evaluator.eventIndex()) - 1;
  }

  @Override
  public String currentPointer() {
    return Pointers.ofCurrentToken(delegate);
  }

  @Override
  public TokenStreamLocation currentStart() {
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd() && !isAbandoned && !isPastEnd
        ? evaluator.startOfEnded()
        : delegate.currentTokenLocation();
  }

  @Override
  public TokenStreamLocation startOfName(String name) {
    TokenStreamLocation start = isAbandoned ? TokenStreamLocation.NA : evaluator.startOfName(name);
    return start.equals(TokenStreamLocation.NA) && outer != null ? outer.startOfName(name) : start;
  }

  @Override
  public @Nullable JsonToken nextToken() {
    requireNotRejected();
    try {
      return checked(source.nextToken());
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public int nextNameMatch(PropertyNameMatcher matcher) {
    requireNotRejected();
    try {
      int match = source.nextNameMatch(matcher);
      checked(delegate.currentToken());
      return match;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  private void requireNotRejected() {
    if (rejection != null) {
      throw rejection;
    }
  }

  /** Reports a limit of the parser, unless the value had ended before it was hit. */
  private JacksonException stopped(StreamConstraintsException e) {
    if (isComplete()) {
      return e;
    }
    evaluator.stoppedBy(e);
    return defersRejection ? e : reject();
  }
}
