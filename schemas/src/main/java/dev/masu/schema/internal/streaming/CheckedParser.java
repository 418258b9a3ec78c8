package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.document.BindingPlace;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.ParserCheck.Checked;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.TokenPlaces;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Stands between a parser and whoever binds one value of it: a token is handed on only after the schema
 * has seen it, and none any more once the value is refused for certain. Then the rest of the value is
 * checked for the report, and each move throws.
 *
 * <p>Every method that moves forward passes {@link #seen}: those of the delegate would not.
 */
public final class CheckedParser extends FiniteParser implements BindingPlace {
  private final Guard guard;
  private final ValueCheck check;
  private final @Nullable CheckedParser outer;

  /**
   * What is moved forward. All else is asked of the parser behind all of this kind, however many there are: 28 kB
   * of values that nest 480 times, each checked by a schema of its own, are read in 0.16 s in place of 1.0.
   */
  private final JsonParser moved;

  private @Nullable JacksonException refused;
  private int orderOfFailure;

  /** The order of the last name that tells the type of the object around it, and who checks that object. */
  private int orderOfType;

  private @Nullable Guard guardOfTold;

  /** Whether another one guards a value within, which tells when this one refuses it. */
  private boolean isGuardedWithin;

  /** Whether a value within is read whole before it is bound. */
  private boolean isReadWhole;

  /**
   * Makes a parser that has seen nothing yet.
   *
   * @param guard who guards the value
   * @param directChecks where to take what goes ahead from, and give it back
   */
  CheckedParser(JsonParser parser, Guard guard, DirectChecks directChecks) {
    super(parser instanceof CheckedParser known ? known.delegate : parser);
    this.guard = guard;
    this.check = new ValueCheck(delegate, directChecks, Pointers.aroundCurrentValue(parser));
    this.outer = parser instanceof CheckedParser known && !known.check.isComplete() ? known : null;
    this.moved = parser;
    if (outer != null) {
      outer.isGuardedWithin = true;
      outer.placeFailureHere();
    }
  }

  /** Takes the token that the parser stands at. */
  CheckedParser begun() {
    check.begin();
    requireAccepted();
    return this;
  }

  /** Has the schema see the parser's next token before anyone else does. */
  private @Nullable JsonToken seen(@Nullable JsonToken next) {
    DirectCheck ahead = check.direct();
    if (ahead == null || next == null || ahead.isComplete() || !ahead.accept(next, delegate)) {
      seenBehind(next);
    }
    requireNotRefusedAround();
    return next;
  }

  private void requireNotRefusedAround() {
    if (outer != null && !isGuardedWithin && outer.isRefusedMeanwhile(isReadWhole)) {
      throw refuse();
    }
  }

  /** Has the machine see a token, unless the value has ended before it. */
  private void seenBehind(@Nullable JsonToken next) {
    if (next != null && !check.isComplete()) {
      check.machine().accept(next);
      requireAccepted();
    }
  }

  /** Whether nothing of this kind stands between this one and what it reads from. */
  private boolean isAlone() {
    return moved == delegate;
  }

  private void requireAccepted() {
    if (!isGuardedWithin && isRefused(isReadWhole)) {
      throw refuse();
    }
  }

  /** Whether this one, or one around it, refuses its value while another one guards a value within. */
  private boolean isRefusedMeanwhile(boolean byLimit) {
    return isGuardedWithin
        && (isRefused(byLimit) || (outer != null && outer.isRefusedMeanwhile(byLimit)));
  }

  /** Whether the value is refused, or only whether a limit has stopped it. */
  private boolean isRefused(boolean byLimit) {
    return byLimit ? check.wasStopped() : check.isRefused();
  }

  /** What is thrown: what is wrong around the value comes with it, if something is wrong with it too. */
  private JacksonException refuse() {
    JacksonException known = refused;
    if (known == null) {
      CheckReport report = finish(List.of());
      known = report.isValid() && outer != null ? outer.refuse() : guard.refused(delegate, report);
      refused = known;
    }
    return known;
  }

  /**
   * Takes note that the current name tells the type of the object around it.
   *
   * @param guardOfObject who guards that object, which may be a part of the value
   */
  public void typeComesNext(Guard guardOfObject) {
    orderOfType = currentOrder();
    guardOfTold = guardOfObject;
  }

  /** Who guards the object around, or that has just ended, if only the text was read that tells its type; else null. */
  public @Nullable Guard guardOfTold() {
    JsonToken token = delegate.currentToken();
    int read = currentOrder() - orderOfType;
    boolean isBehindType = token == JsonToken.PROPERTY_NAME
        ? read == 2
        : (token == JsonToken.END_OBJECT || token == null) && read == 1;
    return isBehindType ? guardOfTold : null;
  }

  /**
   * Reads the next token of an object that has just started, and tells whether it is a name. If it is not, and the object
   * is the whole value, nothing of the value is checked here any more.
   */
  public boolean startsWith(String name) {
    requireNotRefused();
    try {
      JsonToken next = moved.nextToken();
      boolean matches = next == JsonToken.PROPERTY_NAME && name.equals(delegate.currentName());
      if (matches || currentOrder() > 0) {
        seen(next);
      } else {
        check.abandon();
      }
      return matches;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  /**
   * Has a value be read whole and checked before anything of it is bound. A refusal of the value around it waits meanwhile, unless a
   * limit has stopped that: else the rest would not be read, and nothing told of what is wrong with it. It is thrown behind
   * the value if that is valid; else it is told with what is wrong with it.
   *
   * @param parser where the value is read from
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
      requireNotRefusedAround();
    }
    return checked;
  }

  /** Takes note that nothing more is read of the value. */
  public void leave() {
    if (outer != null) {
      outer.isGuardedWithin = false;
    }
  }

  /** Who guards the value. */
  public Guard guard() {
    return guard;
  }

  /** Whether nothing of the value is checked here any more. */
  public boolean isComplete() {
    return check.isComplete();
  }

  /** What was thrown since the value is refused, or null. */
  public @Nullable JacksonException refused() {
    return refused;
  }

  /**
   * Checks the rest of the value and tells what was found in all of it.
   *
   * @param others what else is wrong, by its order
   */
  public CheckReport finish(List<Placed> others) {
    if (!isAlone()) {
      readOnAround();
    }
    check.readOn();
    leave();
    return check.report(others);
  }

  /**
   * Whether the array or object that has just started is refused for certain if a schema refuses it: so the schema need
   * not check it once more.
   */
  public boolean startsWhatIsCheckedBy(StreamingSchema schema) {
    return check.startsWhatIsCheckedBy(schema.root());
  }

  /** How many arrays and objects of the value are open. Not every parser counts them: one of a tree does not. */
  public int depth() {
    return check.depth();
  }

  /** Reads the rest of an array or object of the value, whoever has read a part: nothing is thrown for what is found. */
  public void readOnTo(int depth) {
    readOnWhile(() -> !check.isComplete() && depth() >= depth);
  }

  /** Reads the rest of the value for those around it too: nothing is thrown for what is found. */
  private void readOnAround() {
    readOnWhile(() -> !check.isComplete());
  }

  private void readOnWhile(BooleanSupplier isOpen) {
    boolean wasGuardedWithin = isGuardedWithin;
    isGuardedWithin = true;
    try {
      while (isOpen.getAsBoolean() && !check.wasStopped()) {
        if (nextToken() == null) {
          throw new IllegalStateException("the parser ended inside its value");
        }
      }
    } catch (StreamConstraintsException e) {
      if (!check.wasStopped()) {
        throw e;
      }
    } finally {
      isGuardedWithin = wasGuardedWithin;
    }
  }

  @Override
  public TokenPlaces places() {
    return check.places();
  }

  /** Takes note that what fails within, fails at what was read last, or in it. */
  public void placeFailureHere() {
    orderOfFailure = currentOrder();
  }

  /** The order of what has failed within, or of the value that it lies in. */
  public int orderOfFailure() {
    return orderOfFailure;
  }

  /** How many keys and values were read: the order of the next one. */
  @Override
  public int currentOrder() {
    return check.order() - 1;
  }

  @Override
  public String currentPointer() {
    return Pointers.ofCurrentToken(delegate);
  }

  /** Where the current token's value starts; in a copy of Jackson's all have one place, not theirs. */
  @Override
  public TokenStreamLocation currentStart() {
    if (LocatedParser.isCopy(delegate)) {
      return TokenStreamLocation.NA;
    }
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd()
        ? check.startOfEnded()
        : delegate.currentTokenLocation();
  }

  @Override
  public TokenStreamLocation startInEnded(String name) {
    return LocatedParser.isCopy(delegate) ? TokenStreamLocation.NA : check.startInEnded(name);
  }

  @Override
  public @Nullable JsonToken nextToken() {
    KnownName guess = guess();
    try {
      if (guess == null) {
        return seen(moved.nextToken());
      }
      return isNext(guess) ? JsonToken.PROPERTY_NAME : delegate.currentToken();
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public @Nullable String nextName() {
    KnownName guess = guess();
    try {
      if (guess != null) {
        return isNext(guess) ? guess.name() : KnownNames.current(delegate);
      }
      String name = moved.nextName();
      DirectCheck ahead = check.direct();
      if (ahead == null || name == null || ahead.isComplete()) {
        seen(delegate.currentToken());
        return name;
      }
      // The name is at hand here: a million STN are read in 202 ms in place of 210.
      if (!ahead.acceptName(name, delegate)) {
        seenBehind(JsonToken.PROPERTY_NAME);
      }
      requireNotRefusedAround();
      return name;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  /**
   * The name that most likely comes next, or null if none is guessed. If the value is refused, what was thrown for it
   * is thrown again.
   *
   * <p>None is guessed where another one stands between: its value may be refused meanwhile.
   */
  private @Nullable KnownName guess() {
    DirectCheck ahead = check.direct();
    if (ahead != null && isAlone()) {
      return ahead.guess();
    }
    requireNotRefused();
    return null;
  }

  /** Has the schema see the next token, and tells whether that is the name. */
  private boolean isNext(KnownName guess) {
    if (!moved.nextName(guess.text())) {
      seen(delegate.currentToken());
      return false;
    }
    if (!Objects.requireNonNull(check.direct()).accept(guess, delegate)) {
      seenBehind(JsonToken.PROPERTY_NAME);
    }
    return true;
  }

  @Override
  public boolean nextName(SerializableString name) {
    requireNotRefused();
    try {
      boolean matches = moved.nextName(name);
      seen(delegate.currentToken());
      return matches;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public int nextNameMatch(PropertyNameMatcher matcher) {
    KnownName guess = guess();
    int number = guess == null ? PropertyNameMatcher.MATCH_UNKNOWN_NAME : guess.numberBy(matcher);
    try {
      if (guess != null && number >= 0) {
        return isNext(guess) ? number : delegate.currentNameMatch(matcher);
      }
      int match = moved.nextNameMatch(matcher);
      seen(delegate.currentToken());
      return match;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  private void requireNotRefused() {
    if (refused != null) {
      throw refused;
    }
  }

  /** A limit of the parser's is told in the report, unless the value has ended before it. */
  private JacksonException stopped(StreamConstraintsException e) {
    if (check.isComplete()) {
      return e;
    }
    check.machine().stoppedBy(e);
    return isGuardedWithin ? e : refuse();
  }

  /**
   * The text: the same object for a short one that was there before. Reading 10,000 records of 1 kB
   * allocates 54 MB in place of 72.
   */
  @Override
  public String getString() {
    DirectCheck ahead = check.direct();
    String known = ahead == null ? null : ahead.knownText();
    return known == null ? delegate.getString() : known;
  }

  /** Nothing, while the value is open: what was not parsed yet was not checked. */
  @Override
  public int releaseBuffered(OutputStream out) {
    return check.isComplete() ? moved.releaseBuffered(out) : -1;
  }

  /** Nothing, while the value is open: what was not parsed yet was not checked. */
  @Override
  public int releaseBuffered(Writer out) {
    return check.isComplete() ? moved.releaseBuffered(out) : -1;
  }
}
