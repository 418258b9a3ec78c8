package dev.masu.jackson.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.differential.Outcome.Bound;
import dev.masu.jackson.differential.Outcome.Rejected;
import dev.masu.schema.CheckReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A document that a checked mapper read, and the outcome. */
final class Reading {
  /** The length of a document in failure messages, in chars. */
  private static final int SHOWN = 3_000;

  private final Subject subject;
  private final byte[] json;
  private final Input input;
  private final Outcome outcome;

  private Reading(Subject subject, byte[] json, Input input) {
    this.subject = subject;
    this.json = json;
    this.input = input;
    this.outcome = subject.checkedRead(json, input);
  }

  /** Reads a document. */
  public static Reading of(Subject subject, byte[] json, Input wanted) {
    return new Reading(subject, json, wanted.of(json));
  }

  public Outcome outcome() {
    return outcome;
  }

  /** Asserts that a separate check and an unchecked mapper give the same. */
  public Reading assertSameAsSeparately() {
    Outcome separate = subject.separately(json, input, outcome);
    assertThat(ReportView.of(outcome)).as(toString()).isEqualTo(ReportView.of(separate));
    return assertEqualValues(separate);
  }

  /** Asserts the same, except for locations that are not kept. */
  public Reading assertSameAsSeparatelyAsFarAsKept() {
    Outcome separate = subject.separately(json, input, outcome);
    assertThat(ReportView.of(outcome))
        .as(toString())
        .isEqualTo(ReportView.of(ReportView.asFarAsKept(separate, outcome)));
    return assertEqualValues(separate);
  }

  /**
   * Asserts that a check has the same report, unless the document is not JSON, or a limit is exceeded: a check is
   * stricter about JSON, and stops at another token.
   */
  public Reading assertChecked() throws IOException {
    if (subject.schema() != null) {
      CheckReport report = input.check(subject.schema(), json);
      if (ReportView.isBySchema(report)) {
        assertThat(ReportView.problems(report))
            .as(toString())
            .isEqualTo(
                outcome instanceof Rejected rejected
                    ? ReportView.problems(rejected.report())
                    : List.of());
      }
    }
    return this;
  }

  /** In both directions, since the implementations of a type may differ. */
  private Reading assertEqualValues(Outcome separate) {
    if (outcome instanceof Bound one && separate instanceof Bound other) {
      assertThat(other.value())
          .as(toString())
          .isEqualTo(one.value())
          .hasSameHashCodeAs(one.value());
    }
    return this;
  }

  /** Asserts that another read gives the same, whatever the mapper has read and cached since. */
  public void assertAgain() {
    assertThat(subject.checkedRead(json, input)).as("read again: %s", this).isEqualTo(outcome);
  }

  @Override
  public String toString() {
    String text = new String(json, StandardCharsets.UTF_8);
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    return subject + " from " + input + ": " + shown;
  }
}
