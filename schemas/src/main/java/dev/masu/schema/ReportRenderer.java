package dev.masu.schema;

import dev.masu.internal.text.TextBundle;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The lines of a report in one language. */
final class ReportRenderer {
  private ReportRenderer() {}

  /** {@code line 3, column 14}. */
  static String of(SourceLocation location, Locale locale) {
    String line = String.valueOf(location.line());
    String column = String.valueOf(location.column());
    return Texts.in(locale).fill("place", Map.of("line", line, "column", column));
  }

  /** A violation with its location, on one line whatever the document and others' words hold. */
  static String of(Violation violation, Locale locale) {
    TextBundle texts = Texts.in(locale);
    String location = violation.location().map(at -> at.toString(locale) + ' ').orElse("");
    String pointer = new Shown(texts).pointer(violation.pointer());
    return location + '(' + pointer + "): " + Shown.onOneLine(violation.message(locale));
  }

  /** All violations, one a line, and whether there are more. */
  static String of(CheckReport report, Locale locale) {
    TextBundle texts = Texts.in(locale);
    if (report.isValid()) {
      return texts.text("report.valid");
    }
    String lines = report.violations().stream()
        .map(violation -> violation.toString(locale))
        .collect(Collectors.joining("\n"));
    if (!report.isTruncated()) {
      return lines;
    }
    int count = report.violations().size();
    String key = count == 1 ? "report.truncated.one" : "report.truncated";
    return lines + '\n' + texts.fill(key, Map.of("count", String.valueOf(count)));
  }
}
