package dev.masu.jackson.internal.binding;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.notation.NotationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.ParserLimit;
import dev.masu.schema.internal.location.Pointers;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.PropertyBindingException;

/** Makes violations and exceptions of what goes wrong while a value is bound. */
final class BindingFailures {
  private BindingFailures() {}

  /** The exception for a document that is invalid by its schema. The cause was thrown for another part of it. */
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
    String heading = "accepted by " + binding.schemaId() + " but cannot be bound";
    return exception(parser, binding, heading, report, problem);
  }

  private static SchemaViolationException exception(
      JsonParser parser,
      Binding binding,
      String heading,
      CheckReport report,
      @Nullable Throwable cause) {
    return SchemaViolationException.from(
        parser,
        binding.type().toCanonical() + ": " + heading,
        binding.schemaId(),
        binding.shown(report),
        cause,
        binding.hidesValues());
  }

  /** The violation for an exception that was thrown at the parser's location. */
  static <P extends JsonParser & BindingPosition> Violation violation(
      P parser, Binding binding, RuntimeException problem) {
    String unknown = unknownProperty(parser, binding, problem);
    String pointer = unknown == null
        ? parser.currentPointer()
        : Pointers.member(parser.currentPointer(), unknown);
    TokenStreamLocation start =
        unknown == null ? parser.currentStart() : parser.startInEnded(unknown);
    Violation.Builder violation = Violation.builder(phase(problem), code(problem), pointer)
        .at(parser.locator().locate(start).orElse(null));
    notation(problem)
        .ifPresentOrElse(
            reason -> violation
                .parameter("notation", reason.notation())
                .parameter("problem", reason.problem()),
            () -> parameters(problem).forEach(violation::parameter));
    return violation.build();
  }

  /**
   * The unknown property that was reported at the end of its object, as types with a constructor do, or null. Deeper objects
   * may have been read from a copy, which has other locations.
   */
  private static <P extends JsonParser & BindingPosition> @Nullable String unknownProperty(
      P parser, Binding binding, RuntimeException problem) {
    return parser.hasToken(JsonToken.END_OBJECT)
            && problem instanceof PropertyBindingException unknown
            && unknown.getPath().size() == 1
            && binding.type().isTypeOrSuperTypeOf(unknown.getReferringClass())
        ? unknown.getPropertyName()
        : null;
  }

  private static Phase phase(RuntimeException problem) {
    if (problem instanceof StreamConstraintsException) {
      return Phase.LIMIT;
    }
    return notation(problem).isPresent() ? Phase.NOTATION : Phase.BINDING;
  }

  private static String code(RuntimeException problem) {
    return notation(problem)
        .map(reason -> reason.notation().toLowerCase(Locale.ROOT).replace(' ', '-'))
        .orElse(problem instanceof StreamConstraintsException ? "stream-constraint" : "binding");
  }

  private static Map<String, Object> parameters(RuntimeException problem) {
    return problem instanceof StreamConstraintsException limit
        ? new TreeMap<>(ParserLimit.parameters(limit))
        : Map.of("problem", message(problem));
  }

  private static String message(RuntimeException problem) {
    return problem instanceof JacksonException e
        ? e.getOriginalMessage()
        : Objects.requireNonNullElseGet(problem.getMessage(), problem::toString);
  }

  private static Optional<NotationException> notation(RuntimeException problem) {
    return Stream.of(problem, problem.getCause())
        .filter(NotationException.class::isInstance)
        .map(NotationException.class::cast)
        .findFirst();
  }
}
