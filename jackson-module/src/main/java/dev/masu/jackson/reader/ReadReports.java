package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.BindingFailures;
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
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.StreamedSyntax;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/** Turns what a mapper throws into reports. */
final class ReadReports {
  private ReadReports() {}

  /**
   * {@return the report for an exception, with locations as the parser counts them} The parser is where the exception
   * has left it; the pointer is that of the value that was read.
   */
  static CheckReport of(JacksonException problem, JsonParser parser, String pointer) {
    if (problem instanceof SchemaViolationException invalid) {
      return invalid.report();
    }
    if (problem instanceof StreamConstraintsException limit) {
      return CheckReport.of(ReadProblem.stopped(parser, limit));
    }
    if (problem instanceof StreamReadException e && !(problem instanceof InputCoercionException)) {
      // What a deserializer has parsed itself has other paths and locations than the document.
      return BindingFailures.isSyntax(parser, e)
          ? new StreamedSyntax(parser).inValue(e)
          : atCurrentToken(e, parser);
    }
    return notBound(
        problem, BindingFailures.pointer(pointer, problem.getPath()), problem.getLocation());
  }

  /** {@return the report for an exception that the parser's current token has caused} */
  static CheckReport atCurrentToken(RuntimeException problem, JsonParser parser) {
    return notBound(problem, Pointers.ofCurrentToken(parser), parser.currentTokenLocation());
  }

  private static CheckReport notBound(
      RuntimeException problem, String pointer, @Nullable TokenStreamLocation location) {
    return CheckReport.of(BindingFailures.reason(problem, pointer)
        .at(location(location).orElse(null))
        .build());
  }

  private static Optional<SourceLocation> location(@Nullable TokenStreamLocation location) {
    return Optional.ofNullable(location).map(TokenLocator.asJacksonCounts()::locate);
  }

  /** Whether nothing could be read after the last violation. */
  static boolean endsReading(CheckReport report) {
    return ReadProblem.endsReading(last(report));
  }

  /** Whether reading ended since the input is not JSON. */
  static boolean isNotJson(CheckReport report) {
    return endsReading(report) && last(report).phase() == Phase.SYNTAX;
  }

  private static Violation last(CheckReport report) {
    return report.violations().get(report.violations().size() - 1);
  }

  /**
   * {@return a report with columns that count code points, and with Masu's words for a syntax error} A mapper may allow
   * more than JSON does; then what it rejects is reported in its words.
   */
  static CheckReport ofText(CheckReport report, DocumentText text) {
    SyntaxProblem problem = isNotJson(report) ? text.syntaxProblem() : null;
    Violation last = last(report);
    if (problem == null || !stopsAt(last.location(), text)) {
      return inCodePoints(report, text);
    }
    CheckReport ofSyntax = problem.report(last.pointer(), text.locate(problem.offset()));
    List<Violation> all = new ArrayList<>(report.violations());
    all.set(all.size() - 1, last(ofSyntax));
    return inCodePoints(CheckReport.of(all, all.size()), text);
  }

  /** Whether a strict parser stops at a location too, which is unknown where there is no value. */
  private static boolean stopsAt(Optional<SourceLocation> location, DocumentText text) {
    try (JsonParser parser = JsonTexts.parser(text.text())) {
      boolean isBlank = parser.nextToken() == null;
      parser.skipChildren();
      parser.nextToken();
      return isBlank || location(parser.currentTokenLocation()).equals(location);
    } catch (JacksonException e) {
      return location(e.getLocation()).equals(location);
    }
  }

  /** Converts columns, which mappers count in chars. */
  private static CheckReport inCodePoints(CheckReport report, DocumentText text) {
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
}
