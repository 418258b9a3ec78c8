package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.ParserDelegates;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.exc.InvalidDefinitionException;

/**
 * The type and the schema of a value that is checked and bound. Reports what goes wrong with its pointer and location.
 *
 * <p>The context holds the binding of the current value, so that nested values belong to it: in its parser if that
 * checks, otherwise in its attributes.
 *
 * @param catalog has the schema, and decides on redaction
 */
public record Binding(JavaType type, SchemaReference schema, SchemaCatalog catalog) {
  private static final Object CURRENT = Binding.class;

  public String schemaId() {
    return schema.id();
  }

  /** {@return the compiled schema; throws {@link InvalidDefinitionException} if it is unusable} */
  public SchemaEngine compiled(DeserializationContext context) {
    try {
      return SchemaEngine.of(schema.in(catalog));
    } catch (SchemaException e) {
      throw ofCheck(e, parser(context));
    }
  }

  /** Applies a check; throws {@link InvalidDefinitionException} if it fails, or the schema is unusable. */
  public <T> T apply(DeserializationContext context, Function<SchemaEngine, T> check) {
    SchemaEngine compiled = compiled(context);
    try {
      return check.apply(compiled);
    } catch (RuntimeException e) {
      throw ofCheck(e, parser(context));
    }
  }

  /** Checks a recorded value; throws if it is invalid. */
  public void requireValid(Tape.Part value, ValuePath path, DeserializationContext context) {
    requireValid(apply(context, check -> check.check(value, path)), parser(context));
  }

  /** Binds a valid property name. What goes wrong is reported, unless an enclosing binding does that. */
  public @Nullable Object bindKey(
      KeyDeserializer binder, String key, DeserializationContext context) {
    try {
      return binder.deserializeKey(key, context);
    } catch (JacksonException e) {
      JsonParser parser = parser(context);
      throw current(context) != null || BindingFailures.isNotOfDocument(e)
          ? e
          : BindingFailures.notBound(
              parser, this, CheckReport.of(BindingFailures.ofName(parser, e)), e);
    }
  }

  public void requireValid(CheckReport report, JsonParser parser) {
    if (!report.isValid()) {
      throw BindingFailures.invalid(parser, this, report, null);
    }
  }

  /** {@return the exception to throw for one of a check} What is not Jackson's is never the document's fault. */
  JacksonException ofCheck(RuntimeException problem, JsonParser parser) {
    if (problem instanceof JacksonIOException ofInput) {
      return BindingFailures.inputProblem(parser, ofInput);
    }
    if (problem instanceof JacksonException ofDocument) {
      return ofDocument;
    }
    // Of a non-blocking parser nothing is read, so that no format or keyword was called.
    String message = problem instanceof SchemaException || parser.canParseAsync()
        ? problem.getMessage()
        : "checking by " + schemaId() + " failed with " + problem.getClass().getName()
            + "; a custom format or keyword must not throw";
    return InvalidDefinitionException.from(parser, message, type).withCause(problem);
  }

  public static @Nullable Binding current(DeserializationContext context) {
    return parser(context) instanceof CheckedParser checked
        ? checked.checkedBinding().binding()
        : (Binding) context.getAttribute(CURRENT);
  }

  /**
   * Binds a value from a replay. What goes wrong is reported by the binding if there is one.
   *
   * @param binding the binding of the value, or null if no schema applies to it
   * @param locations the replay that knows the current pointer and location
   * @param parser the parser to bind from: the replay, or a copy of tokens that Jackson has made
   * @param into the value to update, or null to create one
   */
  public static @Nullable Object bind(
      @Nullable Binding binding,
      TapeParser locations,
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<Object> binder,
      @Nullable Object into) {
    JsonParser enclosingParser = context.getParser();
    Object enclosing = context.getAttribute(CURRENT);
    setParser(context, locations);
    context.setAttribute(CURRENT, binding);
    boolean isReplayed = ParserDelegates.source(parser) == locations;
    Tape.Part value = isReplayed ? locations.currentPart() : null;
    JsonParser finite = binding == null ? parser : finite(parser, enclosing);
    TokenStreamContext start = parser.streamReadContext();
    try {
      Object bound = into == null
          ? binder.deserialize(finite, context)
          : updated(finite, context, binder, into);
      if (binding != null && value != null && !locations.isAtEndOf(value)) {
        throw BindingFailures.incompleteRead(parser, binding.type, binder, start);
      }
      return bound;
    } catch (JacksonException e) {
      throw binding == null
          ? e
          : binding.failure(
              locations,
              BindingFailures.ofDeserializer(e, parser, binding.type, binder, start),
              context);
    } catch (RuntimeException e) {
      throw binding == null ? e : binding.failure(locations, e, context);
    } catch (StackOverflowError e) {
      Throwable cause = DeepOverflow.causeOrThrow(enclosingParser, parser, e);
      throw binding == null ? DeepOverflow.exception(cause) : binding.tooDeep(locations, cause);
    } finally {
      if (value != null) {
        // As a checking parser would, also if the deserializer has read only some of it, or thrown.
        locations.finish(value);
      }
      context.setAttribute(CURRENT, enclosing);
      setParser(context, enclosingParser);
    }
  }

  /** Rejects infinite numbers. Within a bound value, the parser that Jackson passes on does so already. */
  private static JsonParser finite(JsonParser parser, @Nullable Object enclosing) {
    return enclosing == null || parser instanceof TapeParser ? new BindingParser(parser) : parser;
  }

  /**
   * Has a deserializer update a value. If an array cannot update the value, Jackson reads none of its tokens and fails on
   * them later, but a replay ends before that.
   */
  private static @Nullable Object updated(
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<Object> binder,
      Object into) {
    long start = TapeParser.indexOfStart(parser);
    Object updated = binder.deserialize(parser, context, into);
    return start >= 0 && start == TapeParser.indexOfStart(parser)
        ? context.handleUnexpectedToken(context.constructType(into.getClass()), parser)
        : updated;
  }

  /** {@return the exception to throw for one that was thrown while a value was bound} */
  private RuntimeException failure(
      TapeParser locations, RuntimeException problem, DeserializationContext context) {
    boolean isReported = problem instanceof SchemaViolationException;
    boolean isThrownAsIs = !(problem instanceof JacksonException)
        && !context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS);
    return isReported || BindingFailures.isNotOfDocument(problem) || isThrownAsIs
        ? problem
        : BindingFailures.notBound(
            locations,
            this,
            CheckReport.of(BindingFailures.violation(locations, this, problem)),
            problem);
  }

  /** {@return the exception for a document that nests too deep for the thread's stack} */
  <P extends JsonParser & BindingPosition> SchemaViolationException tooDeep(
      P parser, @Nullable Throwable cause) {
    Violation violation = Violation.builder(
            Phase.LIMIT, "nesting-too-deep", parser.currentPointer())
        .at(TokenLocator.of(parser).locate(parser.currentStart()))
        .build();
    return BindingFailures.invalid(parser, this, CheckReport.of(violation), cause);
  }

  /**
   * The parser of the document. Since Jackson 3.3, the context's own parser may be a sequence: that of a copy of the
   * members before a type id, and then the document's.
   */
  public static JsonParser parser(DeserializationContext context) {
    return ParserDelegates.document(context.getParser());
  }

  static void setParser(DeserializationContext context, JsonParser parser) {
    // Every mapper's context is of this class.
    ((DeserializationContextExt) context).assignParser(parser);
  }
}
