package dev.masu.schema.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoldenDifferenceTest {
  private static final List<String> LINES = List.of(
      "line 1 (/a): wrong",
      "  type #/a/type @3",
      "  de: falsch",
      "line 1 (/b): no alternative fits",
      "  oneOf #/oneOf @4",
      "    of it: (/b): missing",
      "      required");

  private static GoldenRecord record(List<String> lines) {
    return new GoldenRecord("section", "name", GoldenRecord.INVALID, lines);
  }

  @Test
  void recordsAreReadAsWritten() {
    List<GoldenRecord> records = List.of(
        record(LINES),
        new GoldenRecord("section", "other name", GoldenRecord.VALID, List.of()),
        new GoldenRecord("next", "name: valid", GoldenRecord.UNLOADED, List.of()));
    assertThat(GoldenRecord.read(GoldenRecord.write(records))).isEqualTo(records);
  }

  /** Replaces the first text by the second one in all lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wrong      | false      | words only",
        "falsch     | verkehrt   | German, redacted text or parameters only",
        "@3         | @4         | schema location, code, offset or pointer, with the same words",
        "missing    | too many   | best matching branch of anyOf or oneOf, in the same words",
        "  oneOf    | '  anyOf'  | schema location, code, offset or pointer, with the same words"
      })
  void aChangedLineIsOfAKind(String before, String after, String kind) {
    List<String> changed =
        LINES.stream().map(line -> line.replace(before, after)).toList();
    assertThat(new GoldenDifference(record(LINES), record(changed), "{}").kind())
        .isEqualTo(kind);
  }

  @Test
  void moreAndFewerViolationsAreDistinguished() {
    GoldenRecord all = record(LINES);
    GoldenRecord first = record(LINES.subList(0, 3));
    assertThat(new GoldenDifference(all, first, "{}").kind()).isEqualTo("fewer violations: oneOf");
    assertThat(new GoldenDifference(first, all, "{}").kind()).isEqualTo("more violations: oneOf");
    assertThat(new GoldenDifference(first, record(LINES.subList(3, 7)), "{}").kind())
        .isEqualTo("other violations: type -> oneOf");
  }

  @Test
  void otherInputsAreNoPartOfTheReport() {
    List<String> lines = List.of("line 1 (/a): wrong", GoldenChecks.BY + "tree", "  SYNTAX");
    assertThat(new GoldenDifference(record(lines.subList(0, 1)), record(lines), "{}").kind())
        .isEqualTo("inputs: text, bytes, stream, tree and parser disagree");
  }
}
