package dev.masu.schema.internal.report;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.location.TokenLocator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns the failures and problems of a check into a report. */
public final class ReportWriter {
  private final List<ReadProblem> problems;
  private final List<Failure> failures;

  /** Writes syntax problems, exceeded limits and the failures of the root schema, which are null if it is valid. */
  public ReportWriter(List<ReadProblem> problems, @Nullable Failures failures) {
    this.problems = problems;
    // If the document was not read to its end, the schema's verdict is unknown.
    this.failures = failures == null || problems.stream().anyMatch(ReadProblem::endsReading)
        ? List.of()
        : failures.first();
  }

  /**
   * {@return the report}
   *
   * @param others violations found elsewhere
   * @param maxViolations the maximum number of violations in the report
   */
  public CheckReport write(TokenLocator locator, List<OrderedViolation> others, int maxViolations) {
    List<OrderedViolation> found = new ArrayList<>(others);
    problems.forEach(problem -> found.add(
        new OrderedViolation(problem.location().eventIndex(), () -> problem.violation(locator))));
    failures.forEach(failure -> found.add(new OrderedViolation(
        failure.eventIndex(),
        () -> FailureParameters.violation(failure, locator).build())));
    return OrderedViolation.first(found, maxViolations);
  }
}
