package dev.masu.plain.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.plain.reading.Answer.Bound;
import dev.masu.plain.reading.Answer.Rejected;
import dev.masu.schema.CheckReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A document that was read the fast way, and what came of it. */
public final class Reading {
  /** The longest part of a document that is shown. */
  private static final int SHOWN = 3_000;

  private final Subject subject;
  private final byte[] json;
  private final Input input;
  private final Answer answer;

  private Reading(Subject subject, byte[] json, Input input) {
    this.subject = subject;
    this.json = json;
    this.input = input;
    this.answer = subject.fast(json, input);
  }

  /** Reads a document. */
  public static Reading of(Subject subject, byte[] json, Input wanted) {
    return new Reading(subject, json, wanted.of(json));
  }

  public Answer answer() {
    return answer;
  }

  /** Asserts that the plain way gives the same. */
  public Reading assertPlain() {
    Answer plain = subject.plain(json, input, answer);
    assertThat(ReportView.of(answer)).as(toString()).isEqualTo(ReportView.of(plain));
    return assertEqualValues(plain);
  }

  /** Asserts the same of a document that has more locations than are kept. */
  public Reading assertPlainAsFarAsKept() {
    Answer plain = subject.plain(json, input, answer);
    assertThat(ReportView.of(answer))
        .as(toString())
        .isEqualTo(ReportView.of(ReportView.asFarAsKept(plain, answer)));
    return assertEqualValues(plain);
  }

  /**
   * Asserts that a check alone gives the same report, unless the document is not JSON, or a limit is reached: a check is
   * stricter about JSON, and a limit stops it elsewhere.
   */
  public Reading assertChecked() throws IOException {
    if (subject.schema() != null) {
      CheckReport report = input.check(subject.schema(), json);
      if (ReportView.isBySchema(report)) {
        assertThat(ReportView.problems(report))
            .as(toString())
            .isEqualTo(
                answer instanceof Rejected rejected
                    ? ReportView.problems(rejected.report())
                    : List.of());
      }
    }
    return this;
  }

  /** Each decides by its own means whether it is equal. */
  private Reading assertEqualValues(Answer plain) {
    if (answer instanceof Bound one && plain instanceof Bound other) {
      assertThat(other.value())
          .as(toString())
          .isEqualTo(one.value())
          .hasSameHashCodeAs(one.value());
    }
    return this;
  }

  /** Asserts that the fast way gives the same again, whatever it has read and cached since. */
  public void assertAgain() {
    assertBy(subject);
  }

  /** Asserts that another subject, made as this one's, gives the same. */
  public void assertBy(Subject other) {
    assertThat(other.fast(json, input)).as("read again: %s", this).isEqualTo(answer);
  }

  @Override
  public String toString() {
    String text = new String(json, StandardCharsets.UTF_8);
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    return subject + " from " + input + ": " + shown;
  }
}
