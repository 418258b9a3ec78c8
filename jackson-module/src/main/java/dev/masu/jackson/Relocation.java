package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Reports with other places. */
final class Relocation {
  private Relocation() {}

  /** The report with each place replaced. */
  static CheckReport of(CheckReport report, UnaryOperator<SourceLocation> replacement) {
    List<Violation> violations = new ArrayList<>();
    report.violations().forEach(violation -> violations.add(of(violation, replacement)));
    int kept = violations.size();
    if (report.isTruncated()) {
      violations.add(violations.get(0));
    }
    return CheckReport.of(violations, kept);
  }

  private static Violation of(Violation violation, UnaryOperator<SourceLocation> replacement) {
    Violation.Builder copy = Violation.builder(
            violation.phase(), violation.code(), violation.pointer())
        .at(violation.location().map(replacement).orElse(null));
    violation
        .schemaLocation()
        .ifPresent(schema -> copy.keyword(violation.keyword().orElseThrow(), schema));
    violation.parameters().forEach(copy::parameter);
    return copy.message(violation.message());
  }
}
