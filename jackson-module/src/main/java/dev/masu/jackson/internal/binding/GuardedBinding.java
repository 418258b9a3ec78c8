package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.CheckedParser;
import dev.masu.schema.internal.check.InvalidValueHandler;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.OrderedViolation;
import dev.masu.schema.internal.tokens.ParserCheck.Checked;
import dev.masu.schema.internal.tokens.Tape;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.ValueInstantiationException;

/**
 * The binding of a value while its tokens are checked, in one pass.
 *
 * @param binding what is bound by which schema
 * @param schema the schema
 */
public record GuardedBinding(Binding binding, StreamingSchema schema)
    implements InvalidValueHandler {

  /** Whether this is the schema of an id. */
  public boolean isBy(String schemaId, SchemaCatalog catalog) {
    return binding.schemaId().equals(schemaId) && binding.catalog() == catalog;
  }

  /** A parser at the same token, which checks what it reads. */
  public CheckedParser guard(JsonParser parser) {
    try {
      return schema.guard(parser, this);
    } catch (JacksonIOException e) {
      throw TruncatedInput.exception(parser, e);
    }
  }

  @Override
  public JacksonException refused(JsonParser parser, CheckReport report) {
    return BindingFailures.invalid(parser, binding, report);
  }

  /**
   * Binds the value that the parser stands at.
   *
   * @param binder the deserializer of the type
   */
  @Nullable
  public Object bind(
      ValueDeserializer<Object> binder, JsonParser parser, DeserializationContext context) {
    if (isCheckedBy(parser)) {
      return bindWithin(binder, (CheckedParser) parser, context);
    }
    JsonParser before = context.getParser();
    CheckedParser checked = guard(parser);
    Binding.setParser(context, checked);
    TokenStreamContext start = checked.streamReadContext();
    Object bound;
    try {
      bound = binder.deserialize(checked, context);
    } catch (JacksonException e) {
      throw told(checked, e);
    } catch (RuntimeException e) {
      throw wrapped(checked, e, context);
    } catch (StackOverflowError e) {
      Binding.requireOutermost(before, e);
      throw binding.tooDeep(checked);
    } finally {
      checked.leave();
      Binding.setParser(context, before);
    }
    if (checked.refused() == null && !checked.isAtEnd()) {
      throw notBound(checked, StoppedElsewhere.exception(checked, binding.type(), binder, start));
    }
    return accepted(checked, bound);
  }

  /** Whether a value around is being checked, and refused if the schema refuses the one that the parser stands at. */
  public boolean isCheckedBy(JsonParser parser) {
    return parser instanceof CheckedParser around
        && around.guard() instanceof GuardedBinding guard
        && guard.binding.catalog() == binding.catalog()
        && around.startsWhatIsCheckedBy(schema);
  }

  /**
   * Binds a value that is checked already, as a part of one around it: a tree of 480 nodes in each other is read in 2 ms
   * in place of 200.
   */
  private @Nullable Object bindWithin(
      ValueDeserializer<Object> binder, CheckedParser around, DeserializationContext context) {
    int depth = around.depth();
    TokenStreamContext start = around.streamReadContext();
    Object bound;
    try {
      bound = binder.deserialize(around, context);
    } catch (JacksonException e) {
      throw toldWithin(around, depth, e);
    } catch (RuntimeException e) {
      throw context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)
          ? notBoundWithin(around, depth, e)
          : e;
    }
    if (!around.hasEnded(depth)) {
      throw notBoundWithin(
          around, depth, StoppedElsewhere.exception(around, binding.type(), binder, start));
    }
    return bound;
  }

  private JacksonException toldWithin(CheckedParser around, int depth, JacksonException problem) {
    if (around.refused() != null) {
      return problem;
    }
    if (problem instanceof SchemaViolationException) {
      around.readOnTo(depth);
      return problem;
    }
    return isOfDocument(problem) ? notBoundWithin(around, depth, problem) : problem;
  }

  /** The schema may refuse it all the same: that is told by what it lies in. */
  private JacksonException notBoundWithin(
      CheckedParser around, int depth, RuntimeException problem) {
    around.placeFailureHere();
    endObjectNotMade(around, problem);
    Violation violation = BindingFailures.violation(around, binding, problem);
    around.readOnTo(depth);
    return BindingFailures.notBound(
        around, binding, CheckReport.of(List.of(violation), 1), problem);
  }

  /** The value, unless something is wrong that the deserializer passed over or did not read. */
  @Nullable
  public Object accepted(CheckedParser checked, @Nullable Object bound) {
    if (checked.refused() != null) {
      throw checked.refused();
    }
    requireValid(checked, checked.finish(List.of()));
    return bound;
  }

  private void requireValid(CheckedParser checked, CheckReport report) {
    if (!report.isValid()) {
      throw refused(checked, report);
    }
  }

  /**
   * Reads and checks an object whose start was read, and what comes next.
   *
   * @param pointer the object's JSON Pointer in its document
   * @param start where the object starts
   */
  public Tape.Part readValid(CheckedParser checked, String pointer, TokenStreamLocation start) {
    // One that goes on checking, as a part of a value around, tells all that is wrong itself.
    Checked rest = checked.isComplete()
        ? CheckedParser.readWhole(checked, () -> schema.readRest(checked, pointer, start))
        : schema.readRest(checked, pointer, start);
    requireValid(checked, rest.report());
    return rest.value();
  }

  /** What is thrown for what was thrown while the value was bound. */
  public JacksonException told(CheckedParser checked, JacksonException problem) {
    if (checked.refused() != null) {
      return checked.refused();
    }
    if (problem instanceof SchemaViolationException inner) {
      return withRest(checked, inner);
    }
    if (problem instanceof JacksonIOException ended) {
      return TruncatedInput.exception(checked, ended);
    }
    return isOfDocument(problem) ? notBound(checked, problem) : problem;
  }

  private RuntimeException wrapped(
      CheckedParser checked, RuntimeException problem, DeserializationContext context) {
    return context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)
        ? notBound(checked, problem)
        : problem;
  }

  /** Whether the document's content is to blame, not the type, the input or what is no JSON. */
  private static boolean isOfDocument(JacksonException problem) {
    boolean isNoJson =
        problem instanceof StreamReadException && !(problem instanceof InputCoercionException);
    return !isNoJson
        && !(problem instanceof JacksonIOException)
        && !(problem instanceof InvalidDefinitionException);
  }

  /** What a value within was refused for, with what is wrong around it. */
  private JacksonException withRest(CheckedParser checked, SchemaViolationException inner) {
    int order = checked.orderOfFailure();
    CheckReport rest = checked.finish(List.of());
    if (rest.isValid()) {
      return inner;
    }
    // As it is shown, since what the inner one tells may be hidden in part.
    List<Violation> told = binding.shown(rest).violations();
    List<Violation> ofInner = inner.report().violations().stream()
        .filter(violation -> !told.contains(violation))
        .toList();
    CheckReport kept = checked.finish(ofInner.stream()
        .map(violation -> new OrderedViolation(order, () -> violation))
        .toList());
    List<Violation> known = kept.isTruncated()
        ? Stream.concat(ofInner.stream(), rest.violations().stream()).toList()
        : kept.violations();
    CheckReport all = inDocumentOrder(known, kept);
    return BindingFailures.invalid(checked, binding, all, innermost(inner));
  }

  /** One cause is enough, however deep values nest. */
  private static Throwable innermost(SchemaViolationException inner) {
    return inner.getCause() instanceof SchemaViolationException first ? first : inner;
  }

  /**
   * What is wrong with a value may stand between what is wrong around it.
   *
   * @param known what may be told
   * @param kept tells how much of it is kept
   */
  private static CheckReport inDocumentOrder(List<Violation> known, CheckReport kept) {
    int count = kept.violations().size();
    boolean isNoMoreKnown = kept.isTruncated() && known.size() == count;
    if (isNoMoreKnown || known.stream().anyMatch(v -> v.location().isEmpty())) {
      return kept;
    }
    Comparator<SourceLocation> byPlace =
        Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column);
    return CheckReport.of(
        known.stream()
            .sorted(Comparator.comparing(v -> v.location().orElseThrow(), byPlace))
            .toList(),
        count);
  }

  /** What is thrown for what the schema accepts and the type does not. */
  public JacksonException notBound(CheckedParser checked, RuntimeException problem) {
    int order = checked.currentOrder();
    endObjectNotMade(checked, problem);
    Violation violation = BindingFailures.violation(checked, binding, problem);
    CheckReport report = checked.finish(List.of(new OrderedViolation(order, () -> violation)));
    return BindingFailures.notBound(checked, binding, report, problem);
  }

  /**
   * Reads the object that could not be constructed to its end, since that is where its own location is known. Jackson has
   * read the name of a member by then if the constructor needs no member, or not the last one.
   */
  private static void endObjectNotMade(CheckedParser parser, RuntimeException problem) {
    if (problem instanceof ValueInstantiationException
        && parser.hasToken(JsonToken.PROPERTY_NAME)) {
      parser.readOnTo(parser.depth());
    }
  }
}
