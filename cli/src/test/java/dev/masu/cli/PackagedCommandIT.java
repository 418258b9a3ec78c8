package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar, run as users run it. */
class PackagedCommandIT {
  private static final Path JAR = Path.of("target", "masu-cli.jar").toAbsolutePath();

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @Test
  void tellsItsVersion() throws Exception {
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

  private Outcome run(String... args) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        Stream.concat(Stream.of(java, "-jar", JAR.toString()), Stream.of(args)).toList();
    Process process = new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
    int exitCode = process.waitFor();
    return new Outcome(
        exitCode,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }
}
