package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckReportTest {
  private static Violation violation(int number) {
    return Violation.builder(Phase.SCHEMA, "type", "/" + number)
        .message("is wrong")
        .build();
  }

  private static List<Violation> violations(int count) {
    return IntStream.range(0, count).mapToObj(CheckReportTest::violation).toList();
  }

  @Test
  void aValidReportIsEmpty() {
    CheckReport report = CheckReport.valid();
    assertThat(report.isValid()).isTrue();
    assertThat(report.violations()).isEmpty();
    assertThat(report.isTruncated()).isFalse();
    assertThat(report).hasToString("valid");
    assertThat(CheckReport.of(List.of(), 1)).isSameAs(report);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, false",
    "2, 2, 2, false",
    "3, 2, 2, true",
    "3, 1, 1, true",
    "3, 100, 3, false"
  })
  void keepsTheFirstViolations(int found, int max, int kept, boolean truncated) {
    CheckReport report = CheckReport.of(violations(found), max);
    assertThat(report.isValid()).isFalse();
    assertThat(report.violations()).isEqualTo(violations(kept));
    assertThat(report.isTruncated()).isEqualTo(truncated);
  }

  @Test
  void reportsThatItIsTruncated() {
    assertThat(CheckReport.of(violations(2), 2)).hasToString("(/0): is wrong\n(/1): is wrong");
    assertThat(CheckReport.of(violations(3), 2))
        .hasToString("(/0): is wrong\n(/1): is wrong\nstopped after 2 violations; more follow");
    assertThat(CheckReport.of(violations(2), 1))
        .hasToString("(/0): is wrong\nstopped after 1 violation; more follow");
  }

  @Test
  void isCreatedOfOneViolationOrTruncated() {
    assertThat(CheckReport.of(violation(0))).isEqualTo(CheckReport.of(violations(1), 1));
    assertThat(CheckReport.truncated(violations(2))).isEqualTo(CheckReport.of(violations(3), 2));
    assertThatThrownBy(() -> CheckReport.truncated(List.of()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected at least 1 violation but found none");
  }

  @Test
  void locationsInAPartCanBecomeThoseInTheDocument() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(2))
        .register(
            "https://example.org/part",
            "{\"anyOf\": [{\"properties\": {\"b\": {\"type\": \"string\"}}}, false]}")
        .build();
    CheckReport report = catalog
        .schema("https://example.org/part")
        .check("{\"a\": 1, \"a\": 1,\n \"b\": 1, \"b\": 2");
    assertThat(relocated(report))
        .hasToString(
            "line 11, column 16 (/b): the document ends inside the object that starts at line"
                + " 10, column 1; is it cut off?");
    report = catalog
        .schema("https://example.org/part")
        .check("{\"a\": 1, \"a\": 1,\n \"b\": 1, \"b\": 2, \"b\": 3}");
    assertThat(relocated(report)).hasToString("""
            line 10, column 10 (/a): the name "a" occurs twice in this object, first at line 10, column 2; keep one
            line 11, column 7 (/b): expected a string but found the number 1
            stopped after 2 violations; more follow""");
    assertThat(relocated(CheckReport.valid())).isSameAs(CheckReport.valid());
    assertThat(relocated(CheckReport.of(violations(3), 2)))
        .isEqualTo(CheckReport.of(violations(3), 2));
  }

  @Test
  void theOffsetOfAWrongByteIsRelocatedToo() {
    CheckReport report =
        SchemaCatalog.bundled().schema(SchemaCatalog.STN).check(new byte[] {'\n', (byte) 0xFF});
    String message =
        "line 9, column 8 (root): expected UTF-8 but found the byte 0xFF at byte offset"
            + " %d, which is not part of any character; save the document as UTF-8";
    assertThat(report.relocated(place -> inUnit(Unit.BYTE))).hasToString(message.formatted(100));
    assertThat(report.relocated(place -> inUnit(Unit.CHAR))).hasToString(message.formatted(1));
    assertThat(report.redacted(Set.of()).relocated(place -> inUnit(Unit.BYTE)))
        .hasToString("line 9, column 8 (root): expected UTF-8 but found a byte at byte offset 100"
            + " that is not part of any character; save the document as UTF-8");
  }

  private static SourceLocation inUnit(Unit unit) {
    return new SourceLocation(9, 8, Unit.CODE_POINT, 100, unit);
  }

  /** The report of a part that starts on line 10. */
  private static CheckReport relocated(CheckReport report) {
    return report.relocated(place -> new SourceLocation(
        place.line() + 9,
        place.column(),
        place.columnUnit(),
        place.offset() + 100,
        place.offsetUnit()));
  }

  @Test
  void keepsAtLeastOneViolation() {
    assertThatThrownBy(() -> CheckReport.of(violations(1), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("maxViolations must be at least 1, not 0");
  }

  @Test
  void copiesTheListOfViolations() {
    List<Violation> found = new ArrayList<>(violations(2));
    CheckReport report = CheckReport.of(found, 2);
    found.clear();
    assertThat(report.violations()).hasSize(2);
    assertThatThrownBy(() -> report.violations().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void isEqualByItsContents() {
    CheckReport report = CheckReport.of(violations(2), 2);
    assertThat(report)
        .isEqualTo(CheckReport.of(violations(2), 5))
        .hasSameHashCodeAs(CheckReport.of(violations(2), 5))
        .isNotEqualTo(CheckReport.of(violations(3), 2))
        .isNotEqualTo(CheckReport.of(violations(1), 2))
        .isNotEqualTo(CheckReport.valid())
        .isNotEqualTo("report");
  }
}
