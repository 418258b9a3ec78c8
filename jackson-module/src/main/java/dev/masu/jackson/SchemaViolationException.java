package dev.masu.jackson;

import dev.masu.notation.NotationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.BindingPosition;
import dev.masu.schema.internal.location.ParserLimit;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.TapeParser;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.io.ContentReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.PropertyBindingException;

/**
 * A document is JSON, but not what its type is bound to: its schema refuses it, or its type does. No
 * value was made of it.
 *
 * <p>Who wrote the document has to change it. {@link #report()} says all that the schema refuses, in
 * document order, up to the limits of the catalogue; or, for a document that the schema accepts, what
 * Jackson could not bind, with that exception as the cause. The message holds the same:
 *
 * <pre>
 * dev.masu.stn.Stn: 2 violations of https://sashite.dev/schemas/stn/1.0.0/schema.json
 *   line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
 *   line 1, column 22 (/toggle): expected true or false but found the number 1
 * </pre>
 *
 * <p>{@link #getLocation()} is the place of the first violation. With a catalogue that {@linkplain
 * dev.masu.schema.catalog.SchemaCatalog.Builder#redactValues redacts} reports, neither report nor message hold
 * anything of the document, and there is neither a cause nor a {@linkplain #getPath() path}, since Jackson's words may.
 */
public final class SchemaViolationException extends DatabindException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable CheckReport report;

  /**
   * Heading and report, once asked for: who reads records looks at the report alone, and 100,000 that are refused are
   * read in 305 ms in place of 375.
   */
  private @Nullable String message;

  /** The id of the schema that the document was checked by. */
  private final String schemaId;

  /** Whether nothing that the document holds may be told. */
  private final boolean hidesValues;

  private SchemaViolationException(
      JsonParser parser,
      String heading,
      Binding binding,
      CheckReport shown,
      @Nullable Throwable cause) {
    // The words of a cause are not ours: they may hold anything of the document.
    super(
        parser,
        binding.type().toCanonical() + ": " + heading,
        location(shown),
        binding.hidesValues() ? null : cause);
    this.report = shown;
    this.schemaId = binding.schemaId();
    this.hidesValues = binding.hidesValues();
  }

  /** What the schema refuses. */
  static SchemaViolationException refused(JsonParser parser, Binding binding, CheckReport report) {
    return refused(parser, binding, report, null);
  }

  /** What the schema refuses, and what was thrown for another part of it. */
  static SchemaViolationException refused(
      JsonParser parser, Binding binding, CheckReport report, @Nullable Throwable cause) {
    int count = report.violations().size();
    String counted = count == 1 ? "1 violation" : count + " violations";
    String heading = counted + " of " + binding.schemaId();
    return new SchemaViolationException(parser, heading, binding, binding.shown(report), cause);
  }

  /** What the schema accepts and the type does not, with the parser where that happened. */
  static SchemaViolationException notBound(
      TapeParser parser, Binding binding, RuntimeException problem) {
    CheckReport report = CheckReport.of(List.of(violation(parser, binding, problem)), 1);
    return notBound(parser, binding, report, problem);
  }

  /** What the type does not accept, in a report that may tell of what the schema refuses too. */
  static SchemaViolationException notBound(
      JsonParser parser, Binding binding, CheckReport report, RuntimeException problem) {
    if (report.violations().size() > 1 || report.isTruncated()) {
      return refused(parser, binding, report, problem);
    }
    String heading = "accepted by " + binding.schemaId() + " but cannot be bound";
    return new SchemaViolationException(parser, heading, binding, binding.shown(report), problem);
  }

  /** What the type does not accept, with the place where that happened. */
  static <P extends JsonParser & BindingPosition> Violation violation(
      P place, Binding binding, RuntimeException problem) {
    String unknown = unknownProperty(place, binding, problem);
    String pointer =
        unknown == null ? place.currentPointer() : Pointers.member(place.currentPointer(), unknown);
    TokenStreamLocation start =
        unknown == null ? place.currentStart() : place.startInEnded(unknown);
    Violation.Builder violation = Violation.builder(phase(problem), code(problem), pointer)
        .at(place.locator().locate(start).orElse(null));
    notation(problem)
        .ifPresentOrElse(
            reason -> violation
                .parameter("notation", reason.notation())
                .parameter("problem", reason.problem()),
            () -> parameters(problem).forEach(violation::parameter));
    return violation.build();
  }

  /**
   * The property that a type refuses once its object has ended, as what is made by a constructor does with one that it
   * does not know, or null. What lies deeper may have been read from a copy, which is elsewhere.
   */
  private static <P extends JsonParser & BindingPosition> @Nullable String unknownProperty(
      P place, Binding binding, RuntimeException problem) {
    return place.hasToken(JsonToken.END_OBJECT)
            && problem instanceof PropertyBindingException unknown
            && unknown.getPath().size() == 1
            && binding.type().isTypeOrSuperTypeOf(unknown.getReferringClass())
        ? unknown.getPropertyName()
        : null;
  }

  /**
   * {@return what is wrong; at least one violation}
   *
   * @throws IllegalStateException if the exception was serialized: only its message is kept
   */
  public CheckReport report() {
    if (report == null) {
      throw new IllegalStateException(
          "expected the report but found an exception that was serialized, which keeps its message alone; read"
              + " getMessage()");
    }
    return report;
  }

  /** {@return the id of the schema that the document was checked by} */
  public String schemaId() {
    return schemaId;
  }

  /** {@return the type, the schema and every violation with its place, each on a line} */
  @Override
  public String getMessage() {
    String known = message;
    if (known == null) {
      known = super.getOriginalMessage() + indented(report());
      message = known;
    }
    return known;
  }

  /** {@return the same as {@link #getMessage()}} */
  @Override
  public String getOriginalMessage() {
    return getMessage();
  }

  /** {@return the same as {@link #getMessage()}} */
  @Override
  public String getLocalizedMessage() {
    return getMessage();
  }

  /**
   * Adds where Jackson has come from to read the value, which {@link #getPath()} tells; nothing if reports are redacted,
   * since a key of a map is the document's.
   *
   * @param from what the value was read for, and its name or index there
   * @return this exception
   */
  @Override
  public JacksonException prependPath(Reference from) {
    return hidesValues ? this : super.prependPath(from);
  }

  /**
   * Writes the message: the report is not written, and the message could not be made without it.
   *
   * @param out where to write it
   * @throws IOException if it cannot be written
   */
  private void writeObject(ObjectOutputStream out) throws IOException {
    message = getMessage();
    out.defaultWriteObject();
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
        : Map.of("problem", words(problem));
  }

  private static String words(RuntimeException problem) {
    return problem instanceof JacksonException e
        ? e.getOriginalMessage()
        : Objects.requireNonNullElseGet(problem.getMessage(), problem::toString);
  }

  /** The notation that refused a text, if it was one. */
  private static Optional<NotationException> notation(RuntimeException problem) {
    return Stream.of(problem, problem.getCause())
        .filter(NotationException.class::isInstance)
        .map(NotationException.class::cast)
        .findFirst();
  }

  private static String indented(CheckReport report) {
    return report.toString().lines().collect(Collectors.joining("\n  ", "\n  ", ""));
  }

  private static TokenStreamLocation location(CheckReport report) {
    Optional<SourceLocation> first =
        report.violations().stream().findFirst().flatMap(Violation::location);
    return first.map(SchemaViolationException::location).orElse(TokenStreamLocation.NA);
  }

  private static TokenStreamLocation location(SourceLocation place) {
    boolean bytes = place.offsetUnit() == Unit.BYTE;
    return new TokenStreamLocation(
        ContentReference.unknown(),
        bytes ? place.offset() : -1,
        bytes ? -1 : place.offset(),
        place.line(),
        place.column());
  }
}
