package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.HexDigits;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.ObjectReader;

/** Turns what a mapper throws into reports. */
final class ReadReports {
  private ReadReports() {}

  /** {@return the report for an exception, with the locations that the mapper reported} */
  static CheckReport of(JacksonException problem) {
    if (problem instanceof SchemaViolationException invalid) {
      return invalid.report();
    }
    if (problem instanceof StreamConstraintsException limit) {
      return of(limit, Phase.LIMIT, "stream-constraint", ReadProblem.limitParameters(limit));
    }
    Map<String, Object> words = Map.of("problem", problem.getOriginalMessage(), "reason", "parser");
    // A number beyond the range of its type is JSON.
    return problem instanceof StreamReadException && !(problem instanceof InputCoercionException)
        ? of(problem, Phase.SYNTAX, "syntax", words)
        : of(problem, Phase.BINDING, "binding", words);
  }

  private static CheckReport of(
      JacksonException problem, Phase phase, String code, Map<String, Object> parameters) {
    Violation.Builder violation = Violation.builder(phase, code, pointer(problem))
        .at(Optional.ofNullable(problem.getLocation())
            .flatMap(TokenLocator.asJacksonCounts()::locate)
            .orElse(null));
    new TreeMap<>(parameters).forEach(violation::parameter);
    return CheckReport.of(List.of(violation.build()), 1);
  }

  private static String pointer(JacksonException problem) {
    String pointer = "";
    for (JacksonException.Reference step : problem.getPath()) {
      String name = step.getPropertyName();
      pointer = Pointers.member(pointer, name == null ? String.valueOf(step.getIndex()) : name);
    }
    return pointer;
  }

  /**
   * {@return the report for an exception, whose columns count code points}
   *
   * @param text the text that was read
   * @param reader the reader that has thrown it
   */
  static CheckReport of(JacksonException problem, DocumentText text, ObjectReader reader) {
    SyntaxProblem syntax = problem instanceof SchemaViolationException
        ? problemAfterValue(text, reader)
        : text.syntaxProblem();
    return syntax == null ? inCodePoints(of(problem), text) : syntax.report(text);
  }

  /** {@return a syntax problem after an invalid value, which the reader has not reached, or null} */
  private static @Nullable SyntaxProblem problemAfterValue(DocumentText text, ObjectReader reader) {
    try (JsonParser parser = reader.createParser(HexDigits.of(text.text()))) {
      parser.nextToken();
      parser.skipChildren();
      long end = parser.currentLocation().getCharOffset();
      SyntaxProblem problem = hasMore(parser) ? text.syntaxProblem() : null;
      return problem == null || problem.offset() < end ? null : problem;
    } catch (JacksonException e) {
      // The value itself is not JSON, which the report says.
      return null;
    }
  }

  private static boolean hasMore(JsonParser parser) {
    try {
      return parser.nextToken() != null;
    } catch (JacksonException e) {
      return true;
    }
  }

  /** Converts columns, which mappers count in chars. */
  static CheckReport inCodePoints(CheckReport report, DocumentText text) {
    LineCounter counter = new LineCounter(text.text());
    return report.relocated(location ->
        location.columnUnit() == Unit.CHAR ? counter.locate(offset(location, counter)) : location);
  }

  /** Mappers know only line and column of some locations; see {@link SourceLocation}. */
  private static int offset(SourceLocation location, LineCounter counter) {
    return location.offset() < 0
        ? counter.offsetOf(location.line(), location.column())
        : (int) location.offset();
  }

  /**
   * Reads the remaining items of an array for their violations. Jackson stops reading at the first invalid item.
   *
   * @param items reads one item
   * @param found the violations of the items before
   * @param maxViolations how many violations to keep
   * @param parser the parser, at the start of the array, or inside or at the end of an item
   * @param array the context of the array
   * @param other describes what stops the reading
   */
  static CheckReport ofItems(
      ObjectReader items,
      List<Violation> found,
      int maxViolations,
      JsonParser parser,
      TokenStreamContext array,
      Function<JacksonException, CheckReport> other) {
    List<Violation> all = new ArrayList<>(found);
    try {
      while (all.size() <= maxViolations && hasNext(parser, array)) {
        try {
          items.readValue(parser);
        } catch (SchemaViolationException e) {
          all.addAll(e.report().violations());
        }
      }
    } catch (JacksonIOException e) {
      throw e;
    } catch (JacksonException e) {
      all.addAll(other.apply(e).violations());
    }
    return CheckReport.of(all, maxViolations);
  }

  /**
   * Leaves a parser after a rejected value, with no current token, unless it is not known where the value ends;
   * {@return the report with what is not JSON in the rest of the value}
   *
   * @param report the report on the value
   * @param enclosing the context of what contains the value
   */
  static CheckReport skipped(
      CheckReport report,
      int maxViolations,
      JsonParser parser,
      @Nullable TokenStreamContext enclosing) {
    List<Violation> all = new ArrayList<>(report.violations());
    try {
      while (!ReadProblem.endsReading(all.get(all.size() - 1))
          && parser.streamReadContext() != enclosing
          && parser.nextToken() != null) {
        // It is enough to read it.
      }
    } catch (StreamReadException | StreamConstraintsException e) {
      all.addAll(of(e).violations());
    }
    parser.clearCurrentToken();
    return all.size() == report.violations().size() ? report : CheckReport.of(all, maxViolations);
  }

  /** {@return the report on a document that a parser reads, where the current token follows it} */
  static CheckReport trailingContent(JsonParser parser) {
    SourceLocation location =
        TokenLocator.asJacksonCounts().locate(parser.currentTokenLocation()).orElse(null);
    return SyntaxProblem.ofParser(0, "expected the end of the document").report("", location);
  }

  private static boolean hasNext(JsonParser parser, TokenStreamContext array) {
    boolean hasMore = true;
    while (hasMore && parser.streamReadContext() != array) {
      hasMore = parser.nextToken() != null;
    }
    JsonToken next = parser.nextToken();
    return next != null && next != JsonToken.END_ARRAY;
  }
}
