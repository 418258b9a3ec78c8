package dev.masu.cli.check;

import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.Printable;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.io.IOException;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The user's schema cannot be used, so that nothing can be checked. */
final class UnusableSchemaException extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private static final String UNREGISTERED = "unregistered-reference";

  private final String name;
  private final String reason;
  private final transient Optional<CheckOutcome> outcome;

  private UnusableSchemaException(String name, String reason, Optional<CheckOutcome> outcome) {
    super(name + ": " + reason);
    this.name = name;
    this.reason = reason;
    this.outcome = outcome;
  }

  /** A schema that cannot be read. */
  static UnusableSchemaException unreadable(String name, IOException problem) {
    return new UnusableSchemaException(name, ReadErrors.reason(problem), Optional.empty());
  }

  /**
   * A schema that can be read but not used.
   *
   * @param name the name of its file
   * @param text its text
   * @param problem what is wrong with it
   */
  static UnusableSchemaException broken(String name, String text, SchemaException problem) {
    CheckReport report = problem.report().orElseGet(() -> onlyProblem(problem));
    return new UnusableSchemaException(
        name, problem.problem(), Optional.of(CheckOutcome.of(report, text)));
  }

  private static CheckReport onlyProblem(SchemaException problem) {
    Violation violation = Violation.builder(Phase.SCHEMA, "unusable-schema", "")
        .at(problem.location().orElse(null))
        .message(problem.problem())
        .build();
    return CheckReport.of(List.of(violation), 1);
  }

  /** {@return the name of the schema's file} */
  String name() {
    return name;
  }

  /** {@return what is wrong with the schema, or empty if it could not be read} */
  Optional<CheckOutcome> outcome() {
    return outcome;
  }

  /** {@return why it could not be read, or what is wrong with it first} */
  String reason() {
    return reason;
  }

  /** {@return lines to print after the problems} */
  List<String> advice() {
    List<String> lines = new ArrayList<>();
    outcome.map(CheckOutcome::report).ifPresent(report -> {
      if (report.isTruncated()) {
        lines.add(Printable.text(name) + ": more problems follow");
      }
      if (report.violations().stream().anyMatch(v -> v.code().equals(UNREGISTERED))) {
        lines.add(
            "--schema takes one schema: put the one that it refers to into its $defs, with that $id");
      }
    });
    return lines;
  }

  int exitCode() {
    return outcome.isPresent() ? ExitCode.BROKEN_SCHEMA : ExitCode.NOT_CHECKED;
  }
}
