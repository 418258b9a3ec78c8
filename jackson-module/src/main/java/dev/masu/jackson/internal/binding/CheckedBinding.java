package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.check.SchemaEngine.Checked;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.OrderedViolation;
import dev.masu.schema.internal.tokens.NextValue;
import dev.masu.schema.internal.tokens.Tape;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.exc.ValueInstantiationException;

/** The binding of a value in the same pass in which its tokens are checked. */
public record CheckedBinding(Binding binding, StreamingSchema schema) {
  private static final Comparator<Violation> BY_LOCATION = Comparator.comparing(
      violation -> violation.location().orElseThrow(),
      Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column));

  /** {@return a checking parser at the same token} */
  public CheckedParser checkedParser(JsonParser parser) {
    try {
      return new CheckedParser(NextValue.requireBlocking(parser), this);
    } catch (RuntimeException e) {
      throw binding.ofCheck(e, parser);
    }
  }

  /** Binds the current value by the deserializer of its type. */
  @Nullable
  public Object bind(
      ValueDeserializer<Object> binder, JsonParser parser, DeserializationContext context) {
    if (isCheckedBy(parser)) {
      return bindWithin(binder, (CheckedParser) parser, context);
    }
    JsonParser before = context.getParser();
    CheckedParser checked = checkedParser(parser);
    Binding.setParser(context, checked);
    TokenStreamContext start = checked.streamReadContext();
    Object bound;
    try {
      bound = binder.deserialize(checked, context);
    } catch (JacksonException e) {
      throw failure(
          checked, BindingFailures.ofDeserializer(e, checked, binding.type(), binder, start));
    } catch (RuntimeException e) {
      throw context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS) ? notBound(checked, e) : e;
    } catch (StackOverflowError e) {
      throw binding.tooDeep(checked, DeepOverflow.causeOrThrow(before, checked, e));
    } finally {
      checked.end();
      Binding.setParser(context, before);
    }
    if (checked.rejection() == null && !checked.isAtEnd()) {
      throw notBound(
          checked, BindingFailures.incompleteRead(checked, binding.type(), binder, start));
    }
    requireValid(checked);
    return bound;
  }

  /** Whether an enclosing value is being checked, and is invalid if the current value is. */
  public boolean isCheckedBy(JsonParser parser) {
    return parser instanceof CheckedParser enclosing
        && enclosing.checkedBinding().binding.catalog() == binding.catalog()
        && enclosing.startsWhatIsCheckedBy(schema);
  }

  /**
   * Binds a value that the enclosing checking parser already checks, which saves a second check at each level of a
   * tree.
   */
  private @Nullable Object bindWithin(
      ValueDeserializer<Object> binder, CheckedParser enclosing, DeserializationContext context) {
    int depth = enclosing.depth();
    TokenStreamContext start = enclosing.streamReadContext();
    Object bound;
    try {
      bound = binder.deserialize(enclosing, context);
    } catch (JacksonException e) {
      throw failureWithin(
          enclosing,
          depth,
          BindingFailures.ofDeserializer(e, enclosing, binding.type(), binder, start));
    } catch (RuntimeException e) {
      throw context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)
          ? notBoundWithin(enclosing, depth, e)
          : e;
    }
    if (!enclosing.hasEnded(depth)) {
      throw notBoundWithin(
          enclosing,
          depth,
          BindingFailures.incompleteRead(enclosing, binding.type(), binder, start));
    }
    return bound;
  }

  private JacksonException failureWithin(
      CheckedParser enclosing, int depth, JacksonException problem) {
    if (enclosing.rejection() != null) {
      return problem;
    }
    if (problem instanceof SchemaViolationException) {
      enclosing.readOnTo(depth);
      return problem;
    }
    return isContentProblem(enclosing, problem)
        ? notBoundWithin(enclosing, depth, problem)
        : problem;
  }

  /** The exception for a value that cannot be bound. If it is invalid as well, the enclosing binding reports that. */
  private JacksonException notBoundWithin(
      CheckedParser enclosing, int depth, RuntimeException problem) {
    enclosing.placeFailureHere();
    finishUnconstructed(enclosing, problem);
    Violation violation = BindingFailures.violation(enclosing, binding, problem);
    enclosing.readOnTo(depth);
    return BindingFailures.notBound(enclosing, binding, CheckReport.of(violation), problem);
  }

  /** Throws if the value is invalid, also where the deserializer did not look. */
  public void requireValid(CheckedParser checked) {
    if (checked.rejection() != null) {
      throw checked.rejection();
    }
    binding.requireValid(checked.finish(List.of()), checked);
  }

  /** Reads and checks an object whose first tokens were read. */
  public Tape.Part readValid(
      CheckedParser checked,
      ValuePath path,
      TokenStreamLocation start,
      DeserializationContext context) {
    // As a part of an enclosing value, the parser continues to check, and reports all violations
    // itself.
    Checked rest = binding.apply(
        context,
        check -> checked.isComplete()
            ? checked.readWhole(() -> schema.readRest(checked, path, start))
            : schema.readRest(checked, path, start));
    binding.requireValid(rest.report(), checked);
    return rest.value();
  }

  /** {@return the exception to throw for one that was thrown while the value was bound} */
  public JacksonException failure(CheckedParser checked, JacksonException problem) {
    if (checked.rejection() != null) {
      return checked.rejection();
    }
    if (problem instanceof SchemaViolationException inner) {
      return withRest(checked, inner);
    }
    if (problem instanceof JacksonIOException ended) {
      return BindingFailures.inputProblem(checked, ended);
    }
    return isContentProblem(checked, problem) ? notBound(checked, problem) : problem;
  }

  /** Whether the document's content caused the failure, rather than its type, its input or its syntax. */
  private static boolean isContentProblem(JsonParser parser, JacksonException problem) {
    return !BindingFailures.isSyntax(parser, problem) && !BindingFailures.isNotOfDocument(problem);
  }

  /** The violations of a nested value with those of the enclosing one. */
  private JacksonException withRest(CheckedParser checked, SchemaViolationException inner) {
    long eventIndex = checked.eventIndexOfFailure();
    CheckReport rest = checked.finish(List.of());
    if (rest.isValid()) {
      return inner;
    }
    // As users see it, since the violations of the nested value may be redacted.
    Set<Violation> reported = new HashSet<>(binding.catalog().present(rest).violations());
    List<Violation> ofInner = inner.report().violations().stream()
        .filter(violation -> !reported.contains(violation))
        .toList();
    CheckReport kept = checked.finish(ofInner.stream()
        .map(violation -> new OrderedViolation(eventIndex, () -> violation))
        .toList());
    List<Violation> known =
        Stream.concat(ofInner.stream(), rest.violations().stream()).toList();
    // Those of the nested value may lie between those of the enclosing one.
    List<Violation> first = known.stream().allMatch(each -> each.location().isPresent())
        ? known.stream().sorted(BY_LOCATION).limit(kept.violations().size()).toList()
        : kept.violations();
    CheckReport report = kept.isTruncated() || inner.report().isTruncated()
        ? CheckReport.truncated(first)
        : CheckReport.of(first, first.size());
    // One cause is kept, however deep values nest.
    Throwable innermost =
        inner.getCause() instanceof SchemaViolationException cause ? cause : inner;
    return BindingFailures.invalid(checked, binding, report, innermost);
  }

  /** {@return the exception for a value that is valid but cannot be bound} */
  public JacksonException notBound(CheckedParser checked, RuntimeException problem) {
    long eventIndex = checked.currentEventIndex();
    finishUnconstructed(checked, problem);
    Violation violation = BindingFailures.violation(checked, binding, problem);
    CheckReport report = checked.finish(List.of(new OrderedViolation(eventIndex, () -> violation)));
    return BindingFailures.notBound(checked, binding, report, problem);
  }

  /**
   * Skips to the end of an object that could not be constructed: only there its own location is known. Jackson has read
   * the name of a further member by then if the constructor does not need the last one.
   */
  private static void finishUnconstructed(CheckedParser parser, RuntimeException problem) {
    if (problem instanceof ValueInstantiationException
        && parser.hasToken(JsonToken.PROPERTY_NAME)) {
      parser.readOnTo(parser.depth());
    }
  }
}
