package dev.masu.plain.reading;

import dev.masu.plain.reading.Answer.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What both reports have in common: all but two things.
 *
 * <ul>
 *   <li>Behind the first 10,000 keys and values the fast way knows no offsets of arrays and objects, and
 *       of a name that occurs twice not where it stands first.
 * </ul>
 */
public final class ReportView {
  private ReportView() {}

  /** What is compared of an answer. */
  public static Object of(Answer answer) {
    return answer instanceof Rejected rejected
        ? List.of(rejected.report().violations(), rejected.report().isTruncated())
        : answer;
  }

  /** Whether the schema alone has decided: the document is JSON, and no limit is reached. */
  public static boolean isBySchema(CheckReport report) {
    return report.violations().stream()
        .noneMatch(v -> v.phase() == Phase.LIMIT
            || (v.phase() == Phase.SYNTAX && !v.code().equals("duplicate-name")));
  }

  /** What a schema and JSON reject, without locations, which a check alone counts otherwise. */
  public static List<String> problems(CheckReport report) {
    return report.violations().stream()
        .filter(v -> v.keyword().isPresent() || v.phase() == Phase.SYNTAX)
        .map(v -> v.phase() + " " + v.code() + " " + v.pointer() + " " + v.schemaLocation())
        .toList();
  }

  /** The plain answer without the locations that the other one has not kept. */
  public static Answer asFarAsNoted(Answer plain, Answer fast) {
    if (!(plain instanceof Rejected all) || !(fast instanceof Rejected noted)) {
      return plain;
    }
    List<Violation> violations = new ArrayList<>();
    for (int i = 0; i < all.report().violations().size(); i++) {
      Violation violation = all.report().violations().get(i);
      violations.add(
          i < noted.report().violations().size()
              ? asFarAsNoted(violation, noted.report().violations().get(i))
              : violation);
    }
    return new Rejected(CheckReport.of(violations, violations.size()));
  }

  private static Violation asFarAsNoted(Violation plain, Violation fast) {
    String unknown = fast.parameters().containsKey("first") ? "" : "first";
    boolean knowsOffset = fast.location().map(place -> place.offset() >= 0).orElse(true);
    Optional<SourceLocation> place =
        knowsOffset ? plain.location() : plain.location().map(ReportView::withoutOffset);
    return changed(plain, place, unknown, Optional.empty());
  }

  private static SourceLocation withoutOffset(SourceLocation place) {
    return new SourceLocation(
        place.line(), place.column(), place.columnUnit(), -1, place.offsetUnit());
  }

  /** The same violation at a location, with another value of a parameter that it has, or without it. */
  private static Violation changed(
      Violation violation,
      Optional<SourceLocation> place,
      String parameter,
      Optional<Object> value) {
    Violation.Builder changed = Violation.builder(
            violation.phase(), violation.code(), violation.pointer())
        .at(place.orElse(null));
    violation
        .keyword()
        .ifPresent(
            keyword -> changed.keyword(keyword, violation.schemaLocation().orElseThrow()));
    violation.parameters().forEach((name, reported) -> {
      if (!name.equals(parameter)) {
        changed.parameter(name, reported);
      } else if (value.isPresent()) {
        changed.parameter(name, value.get());
      }
    });
    return changed.build();
  }
}
