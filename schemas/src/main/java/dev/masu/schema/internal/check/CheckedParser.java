package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.evaluate.StartLocation;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.OrderedViolation;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.ReportWriter;
import dev.masu.schema.internal.tokens.ParserCheck.Checked;
import dev.masu.schema.internal.tokens.TokenLocations;
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
 * A parser for the deserializer of one value: it returns a token only after the schema has seen it. Once the
 * value is certainly invalid, the rest of it is checked for the report, and each further move throws.
 *
 * <p>Every method that moves forward calls {@link #seen}: those of the delegate would not.
 */
public final class CheckedParser extends FiniteParser implements BindingPosition {
  private final InvalidValueHandler handler;
  private final EvaluatorPool evaluators;
  private final Evaluator evaluator;
  private final CheckLimits limits;

  /** Whether the value is no longer checked: it has ended and is valid, or its object was left at its start. */
  private boolean isAbandoned;

  /** How many keys and values were read of an abandoned value. */
  private int orderAtEnd;

  /** Whether a token after the value was read. */
  private boolean isPassed;

  private final @Nullable CheckedParser outer;

  /**
   * The parser that is moved forward, which may be a checking parser itself. All other calls go to the innermost
   * delegate, so that they cost the same however many checking parsers are nested.
   */
  private final JsonParser moved;

  private @Nullable JacksonException rejection;
  private int orderOfFailure;

  /** The event index of the last type id property, and the handler of its object. */
  private int orderOfType;

  private @Nullable InvalidValueHandler typedHandler;

  /** Whether a nested checking parser reads a value within; it throws then for this one too. */
  private boolean isCheckedWithin;

  /** Whether a value within is read whole before it is bound. */
  private boolean isReadWhole;

  /** Makes a parser that has seen nothing yet, of an evaluator of the schema. */
  CheckedParser(
      JsonParser parser,
      InvalidValueHandler handler,
      EvaluatorPool evaluators,
      CheckLimits limits) {
    super(parser instanceof CheckedParser known ? known.delegate : parser);
    this.handler = handler;
    this.limits = limits;
    this.evaluators = evaluators;
    this.evaluator = evaluators
        .take()
        .startReport(
            delegate,
            ValuePath.of(Pointers.ofValueIn(Pointers.aroundCurrentValue(parser))),
            Long.MAX_VALUE,
            StartLocation.keptUntil(delegate));
    this.outer = parser instanceof CheckedParser known && !known.isComplete() ? known : null;
    this.moved = parser;
    if (outer != null) {
      outer.isCheckedWithin = true;
      outer.placeFailureHere();
    }
  }

  /** Checks the current token. */
  CheckedParser begun() {
    evaluator.begin();
    requireAccepted();
    return this;
  }

  /** Checks the next token before it is returned to the caller. */
  private @Nullable JsonToken seen(@Nullable JsonToken next) {
    if (isComplete()) {
      isPassed |= next != null;
    } else if (next != null) {
      evaluator.accept(next);
      requireAccepted();
    }
    requireValidAround();
    return next;
  }

  private void requireValidAround() {
    if (outer != null && !isCheckedWithin && outer.isInvalidMeanwhile(isReadWhole)) {
      throw reject();
    }
  }

  private void requireAccepted() {
    if (!isCheckedWithin && isInvalid(isReadWhole)) {
      throw reject();
    }
  }

  /** Whether the value of this parser, or of one around it, turned out invalid while a nested checking parser reads. */
  private boolean isInvalidMeanwhile(boolean byLimit) {
    return isCheckedWithin
        && (isInvalid(byLimit) || (outer != null && outer.isInvalidMeanwhile(byLimit)));
  }

  /** Whether the value is invalid or, if asked for, whether a limit has stopped its check. */
  private boolean isInvalid(boolean byLimit) {
    return byLimit ? evaluator.wasStopped() : evaluator.isInvalid();
  }

  /** The exception to throw; its report includes violations around the value if the value has violations too. */
  private JacksonException reject() {
    if (rejection == null) {
      CheckReport report = finish(List.of());
      rejection =
          report.isValid() && outer != null ? outer.reject() : handler.exception(delegate, report);
    }
    return rejection;
  }

  /** Records that the current name is the type id property of its object, which has a handler of its own. */
  public void typeComesNext(InvalidValueHandler handlerOfObject) {
    orderOfType = currentOrder();
    typedHandler = handlerOfObject;
  }

  /** The handler of the enclosing or just ended object if only its type id has been read; else null. */
  public @Nullable InvalidValueHandler handlerAfterTypeId() {
    JsonToken token = delegate.currentToken();
    int read = currentOrder() - orderOfType;
    boolean isAfterTypeId = token == JsonToken.PROPERTY_NAME
        ? read == 2
        : (token == JsonToken.END_OBJECT || token == null) && read == 1;
    return isAfterTypeId ? typedHandler : null;
  }

  /**
   * Reads the next token of an object that has just started. If it is not a certain name, and the object is the whole
   * value, this parser no longer checks the value.
   *
   * @return whether it is that name
   */
  public boolean startsWith(String name) {
    requireNotRejected();
    try {
      JsonToken next = moved.nextToken();
      boolean matches = next == JsonToken.PROPERTY_NAME && name.equals(delegate.currentName());
      if (matches || currentOrder() > 0) {
        seen(next);
      } else {
        abandon();
      }
      return matches;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  /**
   * Reads a value whole and checks it before anything of it is bound. If the enclosing value turns out invalid
   * meanwhile, that is thrown only after the nested value, or reported with its violations, so that the nested value
   * is reported completely. A limit that stops the check is thrown at once.
   */
  public static Checked readWhole(JsonParser parser, Supplier<Checked> reading) {
    return parser instanceof CheckedParser around ? around.readWhole(reading) : reading.get();
  }

  private Checked readWhole(Supplier<Checked> reading) {
    placeFailureHere();
    isReadWhole = true;
    Checked checked;
    try {
      checked = reading.get();
    } finally {
      isReadWhole = false;
    }
    if (checked.report().isValid()) {
      requireAccepted();
      requireValidAround();
    }
    return checked;
  }

  /** Marks the value as left: the parser around it throws for itself again. */
  public void leave() {
    if (outer != null) {
      outer.isCheckedWithin = false;
    }
  }

  /** The handler notified when the value is invalid. */
  public InvalidValueHandler handler() {
    return handler;
  }

  /** Whether the value has ended, or is no longer checked here. */
  public boolean isComplete() {
    return isAbandoned || evaluator.isComplete();
  }

  /** Whether the last token read is the last one of the value, or the value is no longer checked here. */
  public boolean isAtEnd() {
    return isAbandoned || (evaluator.isComplete() && !isPassed);
  }

  /** The exception thrown because the value is invalid, or null. */
  public @Nullable JacksonException rejection() {
    return rejection;
  }

  /** Checks the rest of the value; {@return the report of all of it, with violations found elsewhere} */
  public CheckReport finish(List<OrderedViolation> others) {
    if (moved != delegate) {
      // For the schemas of the checking parsers around it.
      readOnTo(0);
    }
    if (!isAbandoned && !wasStopped()) {
      evaluator.readOn();
    }
    leave();
    return report(others);
  }

  private void abandon() {
    orderAtEnd = evaluator.order();
    isAbandoned = true;
  }

  private CheckReport report(List<OrderedViolation> others) {
    if (!isAbandoned && evaluator.isValid()) {
      abandon();
      evaluators.give(evaluator);
    }
    if (isAbandoned) {
      return others.isEmpty()
          ? CheckReport.valid()
          : OrderedViolation.first(others, limits.maxViolations());
    }
    return new ReportWriter(evaluator.problems(), evaluator.outcome())
        .write(locator(), others, limits.maxViolations());
  }

  /**
   * Whether the array or object that has just started must be valid by a schema for the value to be valid, so
   * that it need not be checked by that schema once more.
   */
  public boolean startsWhatIsCheckedBy(StreamingSchema schema) {
    return !isAbandoned && evaluator.startsWhatIsCheckedBy(schema.root());
  }

  /** How many arrays and objects of the value are open. Not every parser counts them: one of a tree does not. */
  public int depth() {
    return isAbandoned ? 0 : evaluator.depth();
  }

  /** Whether the current token ends the array or object of the value that was open at a depth. */
  public boolean hasEnded(int depth) {
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd() && depth() == depth - 1;
  }

  /** Whether a limit has stopped the reading of the value, or of one around it. */
  private boolean wasStopped() {
    return (!isAbandoned && evaluator.wasStopped()) || (outer != null && outer.wasStopped());
  }

  /** Skips to the end of an array or object of the value, still collecting failures; never throws for them. */
  public void readOnTo(int depth) {
    boolean wasCheckedWithin = isCheckedWithin;
    isCheckedWithin = true;
    try {
      while (!isComplete() && depth() >= depth && !wasStopped()) {
        if (nextToken() == null) {
          throw new IllegalStateException("the parser ended inside its value");
        }
      }
    } catch (StreamConstraintsException e) {
      if (!wasStopped()) {
        throw e;
      }
    } finally {
      isCheckedWithin = wasCheckedWithin;
    }
  }

  @Override
  public TokenLocator locator() {
    return TokenLocator.of(delegate, delegate.currentLocation().getByteOffset() >= 0);
  }

  /** Records the current event index as that of failures within the value that is bound next. */
  public void placeFailureHere() {
    orderOfFailure = currentOrder();
  }

  /** The event index recorded by {@link #placeFailureHere}. */
  public int orderOfFailure() {
    return orderOfFailure;
  }

  /** How many keys and values were read: the order of the next one. */
  @Override
  public int currentOrder() {
    return (isAbandoned ? orderAtEnd : evaluator.order()) - 1;
  }

  @Override
  public String currentPointer() {
    return Pointers.ofCurrentToken(delegate);
  }

  /**
   * Where the current token's value starts; unknown in copies that Jackson makes, whose tokens have no locations
   * of their own.
   */
  @Override
  public TokenStreamLocation currentStart() {
    if (TokenLocations.isCopy(delegate)) {
      return TokenStreamLocation.NA;
    }
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd() && !isAbandoned
        ? evaluator.startOfEnded()
        : delegate.currentTokenLocation();
  }

  @Override
  public TokenStreamLocation startInEnded(String name) {
    return TokenLocations.isCopy(delegate) ? TokenStreamLocation.NA : evaluator.startInEnded(name);
  }

  @Override
  public @Nullable JsonToken nextToken() {
    requireNotRejected();
    try {
      return seen(moved.nextToken());
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public int nextNameMatch(PropertyNameMatcher matcher) {
    requireNotRejected();
    try {
      int match = moved.nextNameMatch(matcher);
      seen(delegate.currentToken());
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

  /** A limit of the parser is reported, unless the value has ended before it. */
  private JacksonException stopped(StreamConstraintsException e) {
    if (isComplete()) {
      return e;
    }
    evaluator.stoppedBy(e);
    return isCheckedWithin ? e : reject();
  }
}
