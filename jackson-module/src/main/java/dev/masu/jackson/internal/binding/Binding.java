package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.CheckedParser;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.exc.InvalidDefinitionException;

/**
 * The binding of a document that a schema has accepted: what goes wrong in it is told with its place.
 *
 * <p>The context tells which binding is going on, so that values within it belong to it: by its parser,
 * if that checks what it reads, else by its attributes.
 *
 * @param type the type of the document
 * @param schemaId the schema that has accepted it
 * @param catalog the catalogue of that schema, which says what may be told
 */
public record Binding(JavaType type, String schemaId, SchemaCatalog catalog) {
  private static final Object CURRENT = Binding.class;

  /** Whether nothing that the document holds may be told. */
  boolean hidesValues() {
    return catalog.redactsValues();
  }

  /** A report as it may be shown. */
  public CheckReport shown(CheckReport report) {
    return catalog.present(report);
  }

  /** The binding that is going on, or null if there is none. */
  public static @Nullable Binding current(DeserializationContext context) {
    return context.getParser() instanceof CheckedParser checked
        ? ((GuardedBinding) checked.guard()).binding()
        : (Binding) context.getAttribute(CURRENT);
  }

  /**
   * Binds, with the context telling places while that lasts, and reports what goes wrong.
   *
   * @param places tells where, as the value is read
   * @param parser what to bind from
   * @param into what to update, or null to make a new value
   */
  @Nullable
  public Object bind(
      TapeParser places,
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<Object> binder,
      @Nullable Object into) {
    Scope around = Scope.of(context);
    around.enter(this, places);
    boolean refusedInfinite = places.rejectInfinite(true);
    Tape.Part value = places.currentPart();
    TokenStreamContext start = parser.streamReadContext();
    try {
      Object bound = into == null
          ? binder.deserialize(parser, context)
          : updated(parser, context, binder, into);
      if (parser == places && !places.isAtEndOf(value)) {
        throw StoppedElsewhere.exception(parser, type, binder, start);
      }
      return bound;
    } catch (RuntimeException e) {
      throw told(places, e, context);
    } catch (StackOverflowError e) {
      requireOutermost(around.parser(), e);
      throw tooDeep(places);
    } finally {
      places.rejectInfinite(refusedInfinite);
      around.leave();
    }
  }

  /**
   * Has a deserializer update a value. Of an array that is no update Jackson reads nothing, and stumbles over what is left
   * where it goes on; of a replay nothing would be left.
   */
  public static @Nullable Object updated(
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<Object> binder,
      Object into) {
    int start = TapeParser.indexOfStart(parser);
    Object updated = binder.deserialize(parser, context, into);
    return start >= 0 && start == TapeParser.indexOfStart(parser)
        ? context.handleUnexpectedToken(context.constructType(into.getClass()), parser)
        : updated;
  }

  /** What is thrown for what was thrown while a value was bound. */
  public RuntimeException told(
      TapeParser places, RuntimeException problem, DeserializationContext context) {
    boolean isTold = problem instanceof SchemaViolationException;
    boolean isOfType = problem instanceof InvalidDefinitionException;
    boolean isThrownAsIs = !(problem instanceof JacksonException)
        && !context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS);
    return isTold || isOfType || isThrownAsIs
        ? problem
        : BindingFailures.notBound(places, this, problem);
  }

  /**
   * What is thrown for a document that needs more of the thread's stack than there is.
   *
   * @param place where it was read to
   */
  public <P extends JsonParser & BindingPosition> SchemaViolationException tooDeep(P place) {
    Violation violation = Violation.builder(Phase.LIMIT, "nesting-too-deep", place.currentPointer())
        .at(place.locator().locate(place.currentStart()).orElse(null))
        .build();
    return BindingFailures.invalid(place, this, CheckReport.of(List.of(violation), 1));
  }

  /**
   * Leaves what has exhausted the stack to the outermost value, where there is enough of it left.
   *
   * @param around the parser that the context told around the value
   */
  public static void requireOutermost(JsonParser around, StackOverflowError exhausted) {
    if (around instanceof CheckedParser || TapeParser.behind(around).isPresent()) {
      throw exhausted;
    }
  }

  static void setParser(DeserializationContext context, JsonParser parser) {
    if (context instanceof DeserializationContextExt ownParser) {
      ownParser.assignParser(parser);
    }
  }

  /**
   * What a context told before a binding began, to go back to.
   *
   * @param parser its parser, which need not be the one that is bound from: Jackson binds from copies too
   * @param binding its binding, if attributes tell that
   */
  public record Scope(
      DeserializationContext context,
      JsonParser parser,
      @Nullable Object binding) {
    public static Scope of(DeserializationContext context) {
      return new Scope(context, context.getParser(), context.getAttribute(CURRENT));
    }

    /** Has the context tell another binding and its places. */
    public void enter(@Nullable Binding inner, TapeParser places) {
      setParser(context, places);
      context.setAttribute(CURRENT, inner);
    }

    public void leave() {
      context.setAttribute(CURRENT, binding);
      setParser(context, parser);
    }
  }
}
