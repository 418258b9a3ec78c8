package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.SyntaxProblem;
import dev.masu.schema.internal.document.SyntaxReport;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Says what is wrong with a record, with places in its text that count code points. */
final class RecordReports {
  private final int maxLength;

  RecordReports(int maxLength) {
    this.maxLength = maxLength;
  }

  /** What is wrong with a record before it is read, or null if nothing is. */
  @Nullable
  CheckReport beforeReading(Span.Kind kind, DocumentText text) {
    return switch (kind) {
      case PLAIN -> null;
      case TEXT -> ofEncoding(text);
      case TOO_LONG ->
        atStart(
            text,
            Phase.LIMIT,
            "record-too-long",
            "the record is longer than the limit of " + maxLength
                + " bytes; raise the limit or split the record");
      case UNCLOSED ->
        atStart(
            text,
            Phase.SYNTAX,
            "unexpected-end",
            "the input ends inside the array that holds the records; is it cut off?");
      case BEHIND_ARRAY ->
        atStart(
            text,
            Phase.SYNTAX,
            "trailing-content",
            "expected the end of the input behind the array that holds the records");
    };
  }

  private static @Nullable CheckReport ofEncoding(DocumentText text) {
    SyntaxProblem problem = text.encodingProblem();
    // Jackson would pass over a byte order mark, which belongs to the start of the input only.
    if (problem == null && text.text().startsWith("\uFEFF")) {
      problem = text.syntaxProblem();
    }
    return problem == null ? null : SyntaxReport.of(text, problem, "");
  }

  private static CheckReport atStart(DocumentText text, Phase phase, String code, String message) {
    Violation violation = Violation.builder(phase, code, "").at(text.locate(0)).message(message);
    return CheckReport.of(List.of(violation), 1);
  }

  /** What kept a record from being read. */
  static CheckReport of(JacksonException problem, DocumentText text) {
    if (!(problem instanceof SchemaViolationException)) {
      SyntaxProblem syntax = text.syntaxProblem();
      if (syntax != null) {
        return SyntaxReport.of(text, syntax, "");
      }
    }
    return inCodePoints(DocumentReports.of(problem), text);
  }

  /** A mapper counts chars. */
  private static CheckReport inCodePoints(CheckReport report, DocumentText text) {
    return Relocation.of(
        report,
        place -> place.columnUnit() == Unit.CHAR ? text.locate((int) place.offset()) : place);
  }
}
