package dev.masu.plain.reading;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.plain.reading.Answer.Bound;
import dev.masu.plain.reading.Answer.NoDocument;
import dev.masu.plain.reading.Answer.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A type that documents are read as, in two ways.
 *
 * <p>The fast way is what users call: {@code readValue} of a mapper with our module. The plain way has
 * nothing in common with it but Jackson's parser, which gives both their locations: networknt checks a tree of
 * the whole document, then a mapper without our module binds the document by reflection.
 *
 * @param name what to call it
 * @param type the type
 * @param mapper reads it the fast way
 * @param schema checks it the fast way alone; null if the parts of a document are checked by others too
 * @param check checks it the plain way
 * @param binding binds it the plain way
 */
public record Subject(
    String name,
    JavaType type,
    JsonMapper mapper,
    @Nullable CompiledSchema schema,
    PlainCheck check,
    PlainBinding binding) {
  /** Knows nothing of our types. What follows a value is looked for here. */
  public static final JsonMapper PLAIN = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  /** Checks a document by networknt. */
  public interface PlainCheck {
    /**
     * Checks a document's first value.
     *
     * @param parser at the first token; it is left at the last one
     */
    CheckReport check(byte[] json, Input input, JsonParser parser);

    /** Checks by one schema. */
    static PlainCheck by(CompiledSchema reference) {
      return (json, input, parser) -> reference.check(parser);
    }
  }

  /** Binds a document by reflection. */
  public interface PlainBinding {
    /**
     * Binds a document's first value.
     *
     * @throws NotBound if the type does not accept it
     */
    Object bind(byte[] json, Input input) throws NotBound;
  }

  /** A document's first value as a type that is not ours. */
  public static <T> T plain(byte[] json, Input input, Class<T> type) {
    return type.cast(Objects.requireNonNull(input.read(PLAIN, json, PLAIN.constructType(type))));
  }

  @Override
  public String toString() {
    return name;
  }

  public Answer fast(byte[] json, Input input) {
    try {
      return answer(input.read(mapper, json, type));
    } catch (SchemaViolationException e) {
      return new Rejected(e.report());
    } catch (StreamReadException e) {
      return NoDocument.NOT_JSON;
    } catch (JacksonIOException e) {
      return noText(e);
    } catch (MismatchedInputException e) {
      String problem = e.getOriginalMessage();
      if (problem.startsWith("No content to map")) {
        return NoDocument.EMPTY;
      }
      if (problem.startsWith("Trailing token")) {
        return NoDocument.MORE_THAN_ONE;
      }
      throw e;
    }
  }

  private static Answer answer(@Nullable Object value) {
    return value == null ? NoDocument.EMPTY : Bound.of(value);
  }

  /** Jackson takes bytes with zeros for UTF-32, and reports them as such. */
  private static Answer noText(JacksonIOException e) {
    if (e.getOriginalMessage().contains("UTF-32") || e.getOriginalMessage().contains("UCS-4")) {
      return NoDocument.NOT_JSON;
    }
    throw e;
  }

  /** What the plain way answers, given what the fast way does. */
  public Answer plain(byte[] json, Input input, Answer fast) {
    try (JsonParser parser = input.parser(PLAIN, json)) {
      if (parser.nextToken() == null) {
        return NoDocument.EMPTY;
      }
      CheckReport report = check.check(json, input, parser);
      Answer answer = bound(json, input, report, fast);
      return answer instanceof Bound && parser.nextToken() != null
          ? NoDocument.MORE_THAN_ONE
          : answer;
    } catch (StreamReadException e) {
      return NoDocument.NOT_JSON;
    } catch (JacksonIOException e) {
      return noText(e);
    }
  }

  private Answer bound(byte[] json, Input input, CheckReport report, Answer fast) {
    try {
      if (report.isValid()) {
        return Bound.of(binding.bind(json, input));
      }
      if (saysMore(fast)) {
        binding.bind(json, input);
      }
      return new Rejected(report);
    } catch (NotBound e) {
      return new Rejected(withOther(report, e.violation(), fast));
    }
  }

  /** Whether a report has what could not be bound before the document was rejected. */
  private static boolean saysMore(Answer fast) {
    return fast instanceof Rejected rejected
        && rejected.report().violations().stream().anyMatch(Subject::isOfBinding);
  }

  private static boolean isOfBinding(Violation violation) {
    return violation.keyword().isEmpty()
        && (violation.phase() == Violation.Phase.BINDING
            || violation.phase() == Violation.Phase.NOTATION);
  }

  /** Puts what could not be bound where the fast way reports it: after all that precedes it. */
  private static CheckReport withOther(CheckReport report, Violation other, Answer fast) {
    List<Violation> all = new ArrayList<>(report.violations());
    int place = 0;
    if (fast instanceof Rejected rejected && !all.isEmpty()) {
      List<Violation> ofFast = rejected.report().violations();
      while (place < Math.min(all.size(), ofFast.size()) && !isOfBinding(ofFast.get(place))) {
        place++;
      }
    }
    all.add(place, other);
    return CheckReport.of(all, Integer.MAX_VALUE);
  }
}
