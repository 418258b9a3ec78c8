package dev.masu.jackson.differential;

import dev.masu.jackson.differential.Outcome.Bound;
import dev.masu.jackson.differential.Outcome.NoDocument;
import dev.masu.jackson.differential.Outcome.Rejected;
import dev.masu.jackson.exc.SchemaViolationException;
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
 * A type as which documents are read in two ways: by a mapper with the module, and separately, by a check of the schema
 * and a mapper without the module.
 *
 * @param name what to call it
 * @param type the type
 * @param mapper reads it
 * @param schema its schema; null if the parts of a document are checked by others too
 * @param check checks it separately
 * @param binding binds it separately
 */
record Subject(
    String name,
    JavaType type,
    JsonMapper mapper,
    @Nullable CompiledSchema schema,
    SeparateCheck check,
    SeparateBinding binding) {
  /** Has no module. That nothing follows the value is checked here. */
  public static final JsonMapper UNCHECKED = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  /** Checks a document, before anything is bound. */
  public interface SeparateCheck {
    /**
     * Checks a document's first value.
     *
     * @param parser at the first token; it is left at the last one
     */
    CheckReport check(byte[] json, Input input, JsonParser parser);

    /** Checks by one schema. */
    static SeparateCheck by(CompiledSchema reference) {
      return (json, input, parser) -> reference.check(parser);
    }
  }

  /** Binds a document by a mapper without the module. */
  public interface SeparateBinding {
    /**
     * Binds a document's first value.
     *
     * @throws NotBound if the type does not accept it
     */
    Object bind(byte[] json, Input input) throws NotBound;
  }

  /** Binds a document's first value by the mapper without the module. */
  public static <T> T unchecked(byte[] json, Input input, Class<T> type) {
    return type.cast(
        Objects.requireNonNull(input.read(UNCHECKED, json, UNCHECKED.constructType(type))));
  }

  @Override
  public String toString() {
    return name;
  }

  public Outcome checkedRead(byte[] json, Input input) {
    try {
      return outcome(input.read(mapper, json, type));
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

  private static Outcome outcome(@Nullable Object value) {
    return value == null ? NoDocument.EMPTY : Bound.of(value);
  }

  /** Jackson reports bytes with zeros as invalid UTF-32. */
  private static Outcome noText(JacksonIOException e) {
    if (e.getOriginalMessage().contains("UTF-32") || e.getOriginalMessage().contains("UCS-4")) {
      return NoDocument.NOT_JSON;
    }
    throw e;
  }

  /** The outcome of a check and an unchecked read, given that of a checked one. */
  public Outcome separately(byte[] json, Input input, Outcome read) {
    try (JsonParser parser = input.parser(UNCHECKED, json)) {
      if (parser.nextToken() == null) {
        return NoDocument.EMPTY;
      }
      CheckReport report = check.check(json, input, parser);
      Outcome outcome = bound(json, input, report, read);
      return outcome instanceof Bound && parser.nextToken() != null
          ? NoDocument.MORE_THAN_ONE
          : outcome;
    } catch (StreamReadException e) {
      return NoDocument.NOT_JSON;
    } catch (JacksonIOException e) {
      return noText(e);
    }
  }

  private Outcome bound(byte[] json, Input input, CheckReport report, Outcome read) {
    try {
      if (report.isValid()) {
        return Bound.of(binding.bind(json, input));
      }
      if (saysMore(read)) {
        binding.bind(json, input);
      }
      return new Rejected(report);
    } catch (NotBound e) {
      return new Rejected(withOther(report, e.violation(), read));
    }
  }

  /** Whether a report has a binding error. */
  private static boolean saysMore(Outcome read) {
    return read instanceof Rejected rejected
        && rejected.report().violations().stream().anyMatch(Subject::isOfBinding);
  }

  private static boolean isOfBinding(Violation violation) {
    return violation.keyword().isEmpty()
        && (violation.phase() == Violation.Phase.BINDING
            || violation.phase() == Violation.Phase.NOTATION);
  }

  /** Adds a binding error where the checked read reports it: after earlier violations. */
  private static CheckReport withOther(CheckReport report, Violation other, Outcome read) {
    List<Violation> all = new ArrayList<>(report.violations());
    int place = 0;
    if (read instanceof Rejected rejected && !all.isEmpty()) {
      List<Violation> ofRead = rejected.report().violations();
      while (place < Math.min(all.size(), ofRead.size()) && !isOfBinding(ofRead.get(place))) {
        place++;
      }
    }
    all.add(place, other);
    return CheckReport.of(all, Integer.MAX_VALUE);
  }
}
