package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.notation.NotationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.ParserDelegates;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.report.FailureParameters;
import dev.masu.schema.internal.source.StreamedSyntax;
import dev.masu.schema.internal.tokens.TokenLocations;
import java.io.EOFException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
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
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.UTF8DataInputJsonParser;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.MissingInjectableValueExcepion;
import tools.jackson.databind.exc.PropertyBindingException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Makes violations and exceptions of what goes wrong while a value is bound. */
public final class BindingFailures {
  private static final Pattern UNEXPECTED_WITHIN =
      Pattern.compile("Unexpected token \\(`JsonToken\\.\\w+`\\) within Object value of type ");

  private BindingFailures() {}

  /** The exception for a document that is invalid against its schema. The cause was thrown for another part of it. */
  static SchemaViolationException invalid(
      JsonParser parser, Binding binding, CheckReport report, @Nullable Throwable cause) {
    int count = report.violations().size();
    String counted = count == 1 ? "1 violation" : count + " violations";
    return exception(parser, binding, counted + " of " + binding.schemaId(), report, cause);
  }

  /** The exception for a document that cannot be bound; the report may also hold violations of its schema. */
  static SchemaViolationException notBound(
      JsonParser parser, Binding binding, CheckReport report, RuntimeException problem) {
    if (report.violations().size() > 1 || report.isTruncated()) {
      return invalid(parser, binding, report, problem);
    }
    String heading = "valid against " + binding.schemaId() + " but cannot be bound";
    return exception(parser, binding, heading, report, problem);
  }

  private static SchemaViolationException exception(
      JsonParser parser,
      Binding binding,
      String heading,
      CheckReport report,
      @Nullable Throwable cause) {
    return new SchemaViolationException(
        parser,
        binding.type().toCanonical() + ": " + heading,
        binding.schemaId(),
        binding.catalog().present(report),
        cause,
        binding.catalog().redactsValues());
  }

  /** The violation for an exception that was thrown at the parser's location. */
  static <P extends JsonParser & BindingPosition> Violation violation(
      P parser, Binding binding, RuntimeException problem) {
    String property = propertyOfEnded(parser, binding, problem);
    String pointer = property == null
        ? parser.currentPointer()
        : Pointers.member(parser.currentPointer(), property);
    String name = property == null && problem instanceof PropertyBindingException
        ? parser.currentName()
        : property;
    TokenStreamLocation start = name == null ? TokenStreamLocation.NA : parser.startOfName(name);
    if (start.equals(TokenStreamLocation.NA)) {
      start = parser.currentStart();
    }
    return reason(problem, pointer).at(TokenLocator.of(parser).locate(start)).build();
  }

  /** The violation for an exception that was thrown for the property name that the parser is at. */
  static Violation ofName(JsonParser parser, JacksonException problem) {
    return reason(problem, Pointers.ofCurrentToken(parser))
        .at(TokenLocator.of(parser).locate(TokenLocations.of(parser)))
        .build();
  }

  /**
   * The unknown, missing or null property that was reported at the end of its object, as for types with a constructor;
   * null if there is none, or if Jackson has copied the object, so that the parser is elsewhere.
   */
  private static <P extends JsonParser & BindingPosition> @Nullable String propertyOfEnded(
      P parser, Binding binding, RuntimeException problem) {
    if (!parser.hasToken(JsonToken.END_OBJECT)
        || !(problem instanceof MismatchedInputException mismatch)
        || mismatch.getPath().isEmpty()) {
      return null;
    }
    int last = mismatch.getPath().size() - 1;
    JacksonException.Reference property = mismatch.getPath().get(last);
    String name = property.getPropertyName();
    // What has ended may be the property's value, rather than the object that has the property.
    boolean isOfEnded = name != null && !name.equals(parser.currentName());
    boolean isEnded = last == 0
        ? isOf(binding.type(), property.from())
        : parser.currentPointer().endsWith(pointer("", mismatch.getPath().subList(0, last)));
    return isOfEnded && isEnded ? name : null;
  }

  /** {@return the pointer of a path that starts at a value with a pointer of its own} */
  public static String pointer(String start, List<JacksonException.Reference> path) {
    String pointer = start;
    for (JacksonException.Reference step : path) {
      String name = step.getPropertyName();
      pointer = Pointers.member(pointer, name == null ? String.valueOf(step.getIndex()) : name);
    }
    return pointer;
  }

  private static boolean isOf(JavaType type, @Nullable Object classOrInstance) {
    return classOrInstance instanceof Class<?> found
        ? type.isTypeOrSuperTypeOf(found)
        : type.getRawClass().isInstance(classOrInstance);
  }

  /** {@return the violation for an exception, without its location} */
  public static Violation.Builder reason(RuntimeException problem, String pointer) {
    NotationException invalid = problem instanceof NotationException thrown
        ? thrown
        : problem.getCause() instanceof NotationException cause ? cause : null;
    if (invalid != null) {
      String code = invalid.notation().toLowerCase(Locale.ROOT).replace(' ', '-');
      return Violation.builder(Phase.NOTATION, code, pointer)
          .parameter("notation", invalid.notation())
          .parameter("problem", invalid.problem());
    }
    if (problem instanceof UnrecognizedPropertyException unknown) {
      Violation.Builder violation = Violation.builder(Phase.BINDING, "binding", pointer);
      List<String> known = Stream.ofNullable(unknown.getKnownPropertyIds())
          .flatMap(Collection::stream)
          .map(String::valueOf)
          .toList();
      FailureParameters.addUnknown(violation, unknown.getPropertyName(), known);
      return violation;
    }
    String message = problem instanceof JacksonException e
        ? StreamedSyntax.words(e)
        : Objects.requireNonNullElseGet(problem.getMessage(), problem::toString);
    return Violation.builder(Phase.BINDING, "binding", pointer).parameter("problem", message);
  }

  /** Whether an exception is due to the type, the mapper or the input, not to what the document contains. */
  @SuppressWarnings("deprecation") // Jackson 3.0 and 3.1 have only the misspelt class.
  public static boolean isNotOfDocument(RuntimeException problem) {
    return problem instanceof InvalidDefinitionException
        || problem instanceof MissingInjectableValueExcepion
        || problem instanceof JacksonIOException;
  }

  /** Whether a parser's text is not JSON. A deserializer may also have parsed another text, such as that of a string. */
  public static boolean isSyntax(JsonParser parser, JacksonException problem) {
    // A number beyond the range of its type is JSON.
    return problem instanceof StreamReadException
        && !(problem instanceof InputCoercionException)
        && !(problem.processor() instanceof JsonParser other
            && ParserDelegates.source(other) != ParserDelegates.source(parser));
  }

  /**
   * {@return the exception for a deserializer that does not stop at the last token of its value} The members that it
   * leaves, or takes from the enclosing object, would be lost. It names the type of the property where the parser
   * stopped, or else that of the deserializer, which may be nested in the bound type.
   */
  static MismatchedInputException incompleteRead(
      JsonParser parser, JavaType type, ValueDeserializer<?> binder, TokenStreamContext start) {
    JavaType stopped = propertyType(parser.streamReadContext(), binder, start);
    Class<?> handled = binder.handledType();
    boolean isBound = handled == null || type.hasRawClass(handled);
    String ofBinder = isBound ? type.toCanonical() : handled.getName();
    String named = stopped == null ? ofBinder : stopped.toCanonical();
    return MismatchedInputException.from(
        parser,
        type,
        "the deserializer of " + named + " does not stop at the last token of its"
            + " value, so that members would be lost; have it read the whole value and no more");
  }

  /**
   * {@return the exception to report for one that a deserializer has thrown} Since Jackson 3.3, the deserializer of an
   * object finds out itself that a property's value was not read to its last token, but not which type's deserializer
   * stopped.
   */
  static JacksonException ofDeserializer(
      JacksonException problem,
      JsonParser parser,
      JavaType type,
      ValueDeserializer<?> binder,
      TokenStreamContext start) {
    boolean isIncompleteRead = problem instanceof MismatchedInputException
        && UNEXPECTED_WITHIN.matcher(problem.getOriginalMessage()).lookingAt();
    return isIncompleteRead ? incompleteRead(parser, type, binder, start) : problem;
  }

  private static @Nullable JavaType propertyType(
      TokenStreamContext stop, ValueDeserializer<?> binder, TokenStreamContext start) {
    TokenStreamContext context = stop;
    while (context != null && context != start) {
      context = context.getParent();
    }
    if (context == null
        || context.currentName() == null
        || !(binder instanceof BeanDeserializerBase bean)) {
      return null;
    }
    SettableBeanProperty property =
        bean.findProperty(PropertyName.construct(context.currentName()));
    return property == null ? null : property.getType();
  }

  /**
   * {@return the exception to throw for an I/O problem inside a value} Jackson reports a truncated {@link
   * java.io.DataInput} as one without a message, or as an unexpected end of input, depending on where it ends.
   */
  static JacksonException inputProblem(JsonParser parser, JacksonIOException problem) {
    boolean isTruncated = problem.getCause() instanceof EOFException
        && ParserDelegates.source(parser) instanceof UTF8DataInputJsonParser;
    return isTruncated
        ? new UnexpectedEndOfInputException(
            parser,
            JsonToken.NOT_AVAILABLE,
            "expected the whole value but found the end of the DataInput; is it cut off?")
        : problem;
  }
}
