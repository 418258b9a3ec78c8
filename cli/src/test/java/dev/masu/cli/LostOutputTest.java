package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written changes the exit code. */
class LostOutputTest {
  private static final String LOST = "masu: standard output: cannot be written\n";

  @ParameterizedTest
  @CsvSource({
    "check --as stn -                , {}         ",
    "check --as stn -                , {\"bord\":1}",
    "check --format json --as stn -  , {}         ",
    "check --format json --as stn -  , {\"bord\":1}",
    "notation sin C                  ,            ",
    "notation sin ?                  ,            ",
    "notation --format json sin -    , C          ",
    "check --help                    ,            ",
    "--version                       ,            "
  })
  void isReportedByTheExitCode(String commandLine, @Nullable String in) {
    assertThat(run(in, commandLine.split(" "))).isEqualTo(new Outcome(2, "", LOST));
  }

  @Test
  void isNotReportedWhereNothingIsReported() {
    assertThat(run(null, "check", "missing.stn"))
        .isEqualTo(new Outcome(2, "", "masu: missing.stn: no such file or directory\n"));
  }

  @ParameterizedTest
  @CsvSource({"text, ''", "json, 'masu: standard output: cannot be written\n'"})
  void leavesAHigherExitCode(String format, String lost, @TempDir Path folder) throws Exception {
    Path schema = Files.writeString(folder.resolve("s.json"), "?");
    Outcome outcome = run(null, "check", "--format", format, "--schema", schema.toString(), "-");

    assertThat(outcome.in(folder)).isEqualTo(new Outcome(3, "", """
        s.json:1:1: expected a JSON value but found '?'
            ?
            ^
        """ + lost));
  }

  @ParameterizedTest
  @ValueSource(strings = {"notation sin -", "check --as stn -"})
  void anErrorOfTheVirtualMachineIsNoVerdict(String commandLine) {
    FailingInput in = new FailingInput(() -> {
      throw new StackOverflowError("of a test");
    });
    Outcome outcome = Outcome.withInput(in, commandLine.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(70);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).startsWith("java.lang.StackOverflowError: of a test");
  }

  private static Outcome run(@Nullable String in, String... args) {
    byte[] input = in == null ? new byte[0] : in.getBytes(StandardCharsets.UTF_8);
    return Outcome.withLostOutput(new ByteArrayInputStream(input), args);
  }
}
