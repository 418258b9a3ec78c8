package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.cli.output.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
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
    "check --as stn -                , {}         , 2",
    "check --as stn -                , {\"bord\":1}, 2",
    "check --format json --as stn -  , {}         , 2",
    "check --format json --as stn -  , {\"bord\":1}, 2",
    "notation sin C                  ,            , 2",
    "notation sin ?                  ,            , 2",
    "notation --format json sin -    , C          , 2",
    "check --help                    ,            , 2",
    "--version                       ,            , 2"
  })
  void isReportedByTheExitCode(String commandLine, @Nullable String in, int exitCode) {
    assertThat(run(in, commandLine.split(" "))).isEqualTo(new Outcome(exitCode, "", LOST));
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
    InputStream in = new InputStream() {
      @Override
      public int read() {
        throw new StackOverflowError("of a test");
      }

      @Override
      public int read(byte[] into, int offset, int length) {
        return read();
      }
    };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);

    assertThat(Main.run(new StandardStreams(in, output, errors), commandLine.split(" ")))
        .isEqualTo(70);
    assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("java.lang.StackOverflowError: of a test");
  }

  private static Outcome run(@Nullable String in, String... args) {
    byte[] input = in == null ? new byte[0] : in.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(new FailingOutput(), false, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    int exitCode =
        Main.run(new StandardStreams(new ByteArrayInputStream(input), out, errors), args);
    String reported = err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    return new Outcome(exitCode, "", reported);
  }
}
