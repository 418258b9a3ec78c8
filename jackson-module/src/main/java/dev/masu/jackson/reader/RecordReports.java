package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.records.RecordSpan;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.HexDigits;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.ObjectReader;

/** Makes the reports of invalid records, whose columns count code points. */
final class RecordReports {
  private final int maxLength;

  RecordReports(int maxLength) {
    this.maxLength = maxLength;
  }

  /** {@return why a record need not be parsed to be rejected, or null} */
  @Nullable
  CheckReport beforeReading(RecordSpan.Kind kind, DocumentText text) {
    return switch (kind) {
      case ASCII -> null;
      case TEXT, CONTROLS -> ofEncoding(text);
      case TOO_LONG -> atStart(text, Phase.LIMIT, "record-too-long", "limit", maxLength);
      case UNCLOSED -> atStart(text, Phase.SYNTAX, "unexpected-end", "inside", "records");
      case AFTER_ARRAY -> atStart(text, Phase.SYNTAX, "trailing-content", "inside", "records");
    };
  }

  private static @Nullable CheckReport ofEncoding(DocumentText text) {
    SyntaxProblem problem = text.encodingProblem();
    // Jackson would skip a byte order mark, which is allowed at the start of the input only.
    if (problem == null && text.text().startsWith("\uFEFF")) {
      problem = text.syntaxProblem();
    }
    return problem == null ? null : problem.report(text);
  }

  private static CheckReport atStart(
      DocumentText text, Phase phase, String code, String parameter, Object value) {
    Violation violation = Violation.builder(phase, code, "")
        .parameter(parameter, value)
        .at(text.locate(0))
        .build();
    return CheckReport.of(List.of(violation), 1);
  }

  /**
   * {@return the report for an exception}
   *
   * @param reader the reader that has thrown it
   */
  static CheckReport of(JacksonException problem, DocumentText text, ObjectReader reader) {
    SyntaxProblem syntax = problem instanceof SchemaViolationException
        ? problemAfterValue(text, reader)
        : text.syntaxProblem();
    return syntax == null ? inCodePoints(DocumentReports.of(problem), text) : syntax.report(text);
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
    return report.relocated(
        place -> place.columnUnit() == Unit.CHAR ? counter.locate(offset(place, counter)) : place);
  }

  /** Mappers know only line and column of some locations; see {@link SourceLocation}. */
  private static int offset(SourceLocation place, LineCounter counter) {
    return place.offset() < 0
        ? counter.offsetOf(place.line(), place.column())
        : (int) place.offset();
  }
}
