package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jar, run as users run it. */
class PackagedCommandIT {
  private static final String JAR =
      Path.of("target", "masu-cli.jar").toAbsolutePath().toString();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @Test
  void printsItsVersion() throws Exception {
    Outcome outcome = run("--version");
    assertThat(outcome.out()).matches("masu \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R");
    assertThat(outcome).isEqualTo(new Outcome(0, outcome.out(), ""));
  }

  @Test
  void printsNothingButTheReport() throws Exception {
    Files.writeString(folder.resolve("e4.stn"), "{\"bord\":{}}");
    Outcome outcome = run("check", "--format", "json", "e4.stn");
    assertThat(outcome.out())
        .startsWith("[\n{\"file\":\"e4.stn\",\"valid\":false,")
        .endsWith("}]}\n]\n");
    assertThat(outcome).isEqualTo(new Outcome(1, outcome.out(), ""));
  }

  /** It prints more than a pipe holds, so that it certainly has more to print when the reader is gone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "masu check $(for i in {1..3000}; do echo e4.stn; done)",
        "masu check --format json $(for i in {1..3000}; do echo e4.stn; done)",
        "for i in {1..20000}; do echo '?'; done | masu notation sin -"
      })
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no SIGPIPE")
  void endsSilentlyWhenItsReaderGoesAway(String run) throws Exception {
    Files.writeString(folder.resolve("e4.stn"), "{\"bord\":{}}");
    assertThat(shell("{ " + run + "; echo $? >status; } | head -n 1 >first"))
        .isEqualTo(new Outcome(0, "", ""));
    assertThat(folder.resolve("first")).content().hasLineCount(1);
    assertThat(folder.resolve("status")).content().isEqualTo("141\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has /dev/full")
  void reportsThatTheDiskIsFull() throws Exception {
    assertThat(shell("masu check --help >/dev/full"))
        .isEqualTo(new Outcome(2, "", "masu: standard output: cannot be written\n"));
  }

  private Outcome run(String... args) throws IOException, InterruptedException {
    return Outcome.ofProcess(folder, List.of(JAVA, "-jar", JAR), args);
  }

  /** Runs a line of bash, in which {@code masu} is the command. */
  private Outcome shell(String line) throws IOException, InterruptedException {
    String masu = "masu() { '" + JAVA + "' -jar '" + JAR + "' \"$@\"; }; ";
    return Outcome.ofProcess(folder, List.of("bash", "-c", masu + line));
  }
}
