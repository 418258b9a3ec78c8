package dev.masu.jackson.differential;

import dev.masu.jackson.differential.Outcome.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.ArrayList;
import java.util.List;

/** The parts of reports that are compared. */
final class ReportView {
  private ReportView() {}

  /** The parts of an outcome that are compared. */
  public static Object of(Outcome outcome) {
    return outcome instanceof Rejected rejected
        ? List.of(rejected.report().violations(), rejected.report().isTruncated())
        : outcome;
  }

  /** Whether the schema alone has decided: the document is JSON, and no limit is reached. */
  public static boolean isBySchema(CheckReport report) {
    return report.violations().stream()
        .noneMatch(v -> v.phase() == Phase.LIMIT
            || (v.phase() == Phase.SYNTAX && !v.code().equals("duplicate-name")));
  }

  /** The violations of the schema and of syntax, without locations, which a check counts in other units. */
  public static List<String> problems(CheckReport report) {
    return report.violations().stream()
        .filter(v -> v.keyword().isPresent() || v.phase() == Phase.SYNTAX)
        .map(v -> v.phase() + " " + v.code() + " " + v.pointer() + " " + v.schemaLocation())
        .toList();
  }

  /**
   * The separate outcome without what a checked read does not keep beyond the first 10,000 names and values: the offsets of arrays and
   * objects, and the first location of a duplicate name.
   */
  public static Outcome asFarAsKept(Outcome separate, Outcome read) {
    if (!(separate instanceof Rejected all) || !(read instanceof Rejected kept)) {
      return separate;
    }
    List<Violation> violations = new ArrayList<>(all.report().violations());
    for (int i = 0; i < Math.min(violations.size(), kept.report().violations().size()); i++) {
      violations.set(
          i, asFarAsKept(violations.get(i), kept.report().violations().get(i)));
    }
    return new Rejected(CheckReport.of(violations, violations.size()));
  }

  private static Violation asFarAsKept(Violation separate, Violation read) {
    boolean hasOffset = read.location().map(location -> location.offset() >= 0).orElse(true);
    Violation.Builder kept = Violation.builder(
            separate.phase(), separate.code(), separate.pointer())
        .at(separate.location().map(l -> hasOffset ? l : withoutOffset(l)).orElse(null));
    separate
        .keyword()
        .ifPresent(keyword -> kept.keyword(keyword, separate.schemaLocation().orElseThrow()));
    separate.parameters().forEach((name, value) -> {
      if (!name.equals("first") || read.parameters().containsKey("first")) {
        kept.parameter(name, value);
      }
    });
    return kept.build();
  }

  private static SourceLocation withoutOffset(SourceLocation location) {
    return new SourceLocation(
        location.line(), location.column(), location.columnUnit(), -1, location.offsetUnit());
  }
}
