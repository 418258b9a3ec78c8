package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.document.BindingPlace;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.TreeNode;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.type.ResolvedType;
import tools.jackson.core.type.TypeReference;
import tools.jackson.core.util.JsonParserDelegate;

/**
 * Stands between a parser and whoever binds one value of it: a token is handed on only after the schema
 * has seen it, and none any more once the value is refused for certain. Then the rest of the value is
 * checked for the report, and each move throws.
 *
 * <p>Every method that moves forward passes {@link #seen}: those of the delegate would not.
 */
public final class CheckedParser extends JsonParserDelegate implements BindingPlace {
  private final Machine machine;
  private final Object owner;
  private final DirectChecks directChecks;
  private final int maxViolations;
  private final Function<CheckReport, JacksonException> refusal;
  private @Nullable DirectCheck direct;
  private @Nullable JacksonException refused;

  /**
   * Makes a parser that has seen nothing yet.
   *
   * @param owner who guards the value
   * @param refusal makes what is thrown when the value is refused
   * @param directChecks where to take what goes ahead from, and give it back
   */
  CheckedParser(
      JsonParser parser,
      SchemaNode root,
      Run run,
      String pointer,
      Object owner,
      Function<CheckReport, JacksonException> refusal,
      DirectChecks directChecks) {
    super(parser);
    this.owner = owner;
    this.directChecks = directChecks;
    DirectCheck taken = directChecks.take();
    this.direct = taken;
    this.machine = new Machine(root, run, parser, Set.of(), ValuePath.of(pointer), taken);
    this.maxViolations = run.limits().maxViolations();
    this.refusal = refusal;
  }

  /** Takes the token that the parser stands at. */
  CheckedParser begun() {
    machine.begin();
    if (machine.isRefused()) {
      throw refuse();
    }
    return this;
  }

  /** Has the schema see a token before anyone else does. */
  private @Nullable JsonToken seen(@Nullable JsonToken token) {
    if (token != null && !machine.isComplete()) {
      machine.accept(token);
      if (machine.isRefused()) {
        throw refuse();
      }
    }
    return token;
  }

  private JacksonException refuse() {
    JacksonException known = refused;
    if (known == null) {
      known = refusal.apply(finish(List.of()));
      refused = known;
    }
    return known;
  }

  /** Who guards the value. */
  public Object owner() {
    return owner;
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
    machine.readOn();
    if (direct != null && machine.accepts()) {
      directChecks.give(direct);
      direct = null;
    }
    return machine.accepts() && others.isEmpty()
        ? CheckReport.valid()
        : new ReportWriter(machine.problems(), machine.outcome())
            .write(Map.of(), machine.places(), others, maxViolations);
  }

  @Override
  public TokenPlaces places() {
    return machine.places();
  }

  /** How many keys and values were read: the order of the next one. */
  @Override
  public int currentOrder() {
    return machine.order() - 1;
  }

  @Override
  public String currentPointer() {
    return Pointers.ofCurrentToken(delegate);
  }

  /** Where the current token's value starts. */
  @Override
  public TokenStreamLocation currentStart() {
    JsonToken token = delegate.currentToken();
    return token != null && token.isStructEnd()
        ? machine.startOfEnded()
        : delegate.currentTokenLocation();
  }

  @Override
  public @Nullable JsonToken nextToken() {
    requireNotRefused();
    try {
      return seen(delegate.nextToken());
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public @Nullable String nextName() {
    requireNotRefused();
    try {
      String name = delegate.nextName();
      seen(delegate.currentToken());
      return name;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public boolean nextName(SerializableString name) {
    requireNotRefused();
    try {
      boolean matches = delegate.nextName(name);
      seen(delegate.currentToken());
      return matches;
    } catch (StreamConstraintsException e) {
      throw stopped(e);
    }
  }

  @Override
  public int nextNameMatch(PropertyNameMatcher matcher) {
    requireNotRefused();
    try {
      int match = delegate.nextNameMatch(matcher);
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
    if (machine.isComplete()) {
      return e;
    }
    machine.stoppedBy(e);
    return refuse();
  }

  @Override
  public @Nullable JsonToken nextValue() {
    JsonToken token = nextToken();
    return token == JsonToken.PROPERTY_NAME ? nextToken() : token;
  }

  @Override
  public JsonParser skipChildren() {
    JsonToken token = delegate.currentToken();
    int open = token != null && token.isStructStart() ? 1 : 0;
    while (open > 0) {
      JsonToken next = nextToken();
      if (next == null) {
        break;
      }
      open += next.isStructStart() ? 1 : next.isStructEnd() ? -1 : 0;
    }
    return this;
  }

  @Override
  public <T> T readValueAs(Class<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  public <T> T readValueAs(TypeReference<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public <T> T readValueAs(ResolvedType type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public <T extends TreeNode> T readValueAsTree() {
    return objectReadContext().readTree(this);
  }

  /** The number, unless it is beyond all of its type: Jackson makes it infinite. */
  @Override
  public double getDoubleValue() {
    return finite(delegate.getDoubleValue(), double.class);
  }

  @Override
  public float getFloatValue() {
    float number = delegate.getFloatValue();
    finite(number, float.class);
    return number;
  }

  @Override
  public Number getNumberValue() {
    Number number = delegate.getNumberValue();
    if (number instanceof Double || number instanceof Float) {
      finite(number.doubleValue(), double.class);
    }
    return number;
  }

  private double finite(double number, Class<?> type) {
    if (Double.isInfinite(number)) {
      String words = "Numeric value (" + delegate.getString() + ") out of range of `" + type + '`';
      throw new InputCoercionException(this, words, delegate.currentToken(), type);
    }
    return number;
  }

  /** Nothing, while the value is open: what was not parsed yet was not checked. */
  @Override
  public int releaseBuffered(OutputStream out) {
    return machine.isComplete() ? delegate.releaseBuffered(out) : -1;
  }

  /** Nothing, while the value is open: what was not parsed yet was not checked. */
  @Override
  public int releaseBuffered(Writer out) {
    return machine.isComplete() ? delegate.releaseBuffered(out) : -1;
  }
}
