package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.cli.output.Amount;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files with more violations than a report keeps. */
class TruncationTest {
  @ParameterizedTest
  @CsvSource({"100, false", "101, true", "5000, true"})
  void reportsThatThereIsMore(int mistakes, boolean more, @TempDir Path folder) {
    for (String file : new String[] {"bad.stn", "bad.gan", "bad.ndjson"}) {
      Outcome outcome = Scenario.of(file)
          .file("bad.stn", stn(mistakes))
          .file("bad.gan", "?\n".repeat(mistakes))
          .file("bad.ndjson", stn(mistakes).replace('\n', ' '))
          .run("check", "@" + file)
          .runIn(folder);

      String size =
          Amount.ofBytes(file.endsWith(".gan") ? mistakes * 2L : stn(mistakes).length());
      assertThat(outcome.out().lines().filter(line -> line.startsWith(file)))
          .hasSize(more ? 102 : 101)
          .startsWith(file + ": invalid (" + (more ? "more than " : "") + "100 violations, " + size
              + ", 0.00 s)");
      assertThat(
              outcome.out().endsWith("\n" + file + ": stopped after 100 violations; more follow\n"))
          .isEqualTo(more);
    }
  }

  @ParameterizedTest
  @CsvSource({"100, ''", "101, 'masu: bad.stn: stopped after 100 violations; more follow\n'"})
  void reportsOnStandardErrorBesideJson(int mistakes, String err, @TempDir Path folder) {
    Outcome outcome = Scenario.of("json")
        .file("bad.stn", stn(mistakes))
        .run("check", "--format", "json", "@bad.stn")
        .runIn(folder);

    assertThat(outcome).isEqualTo(new Outcome(1, outcome.out(), err));
    assertThat(outcome.out().split("\"pointer\"", -1)).hasSize(101);
  }

  @ParameterizedTest
  @CsvSource({
    "bad.stn, 2",
    "bad.gan, 2",
    "bad.ndjson, 2",
    "bad.stn, 300",
    "bad.gan, 300",
    "bad.ndjson, 300"
  })
  void reportsAsManyViolationsAsTheOptionSays(String file, int most, @TempDir Path folder) {
    String end = file + ": stopped after " + most + " violations; more follow\n";
    Scenario files = Scenario.of(file)
        .file("schema.json", "{\"type\":\"object\",\"additionalProperties\":false}")
        .file("bad.stn", stn(301))
        .file("bad.gan", "?\n".repeat(301))
        .file("bad.ndjson", "{\"toggle\":1}\n".repeat(301));

    String[] bySuffix = {"check", "--max-violations", "" + most, "@" + file};
    assertThat(files.run(bySuffix).runIn(folder).out()).endsWith(end);
    String[] bySchema = {"check", "--max-violations=" + most, "--schema", "@schema.json", "@" + file
    };
    if (!file.endsWith(".gan")) {
      assertThat(files.run(bySchema).runIn(folder).out()).endsWith(end);
    }
  }

  /** Of violations with very long pointers, fewer are reported than the option says. */
  @Test
  void reportsThatThereIsMoreThanFits(@TempDir Path folder) {
    Outcome outcome = Scenario.of("long pointers")
        .file("schema.json", "{\"additionalProperties\":{\"type\":\"string\"}}")
        .file("bad.ndjson", "{\"" + "n".repeat(25_000) + "\":1,\"b\":2,\"c\":3}\n")
        .run("check", "--max-violations", "2", "--schema", "@schema.json", "@bad.ndjson")
        .runIn(folder);

    assertThat(outcome.out().lines().filter(line -> line.startsWith("bad.ndjson:1:")))
        .hasSize(1);
    assertThat(outcome.out()).endsWith("bad.ndjson: stopped after 1 violation; more follow\n");
  }

  @Test
  void noFurtherRecordIsReadOnceThereAreMore(@TempDir Path folder) {
    String wrong = "{\"toggle\":1}\n";
    Outcome outcome = Scenario.of("many records")
        .file("bad.ndjson", wrong.repeat(2) + "{}\n".repeat(10_000_000))
        .run("check", "--max-violations", "1", "@bad.ndjson")
        .runIn(folder);

    assertThat(outcome.out())
        .startsWith("bad.ndjson: invalid (more than 1 violation, ")
        .doesNotContain("30.0 MB");
  }

  private static String stn(int mistakes) {
    return IntStream.range(0, mistakes)
        .mapToObj(i -> "\"unknown" + i + "\":1")
        .collect(Collectors.joining(",\n", "{", "}"));
  }
}
