package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's Java module that requires Masu, compiled and run on the module path. */
final class ModulePathIT {
  @TempDir
  private Path folder;

  @Test
  void aModularProgramReadsAndRejects() throws Exception {
    Path classes = folder.resolve("classes");
    assertThat(compile(classes)).isEmpty();
    List<String> java = List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--module-path",
        modulePath() + File.pathSeparator + classes);
    assertThat(run(java)).isEqualTo("""
            module org.example.consumer on module dev.masu.jackson
            Stn{board={}, hands={}, toggle=false}
            [CHESS:K]
            Puzzle[piece=C:P, at=e4, solution=null]
            org.example.consumer.Main$Puzzle: 1 violation of https://example.org/puzzle.json
              line 1, column 1 (root): missing property "at"; add it
            """);
  }

  /** Every module on the path has a descriptor, which jlink requires. */
  @Test
  void aProgramIsLinkedToAnImage() throws Exception {
    Path classes = folder.resolve("classes");
    assertThat(compile(classes)).isEmpty();
    Path image = folder.resolve("image");
    StringWriter said = new StringWriter();
    int status = java.util.spi.ToolProvider.findFirst("jlink")
        .orElseThrow()
        .run(
            new PrintWriter(said),
            new PrintWriter(said),
            "--module-path",
            modulePath() + File.pathSeparator + classes,
            "--add-modules",
            "org.example.consumer",
            "--output",
            image.toString());
    assertThat(status).as("%s", said).isZero();
    assertThat(run(List.of(image.resolve("bin").resolve("java").toString())))
        .startsWith("module org.example.consumer on module dev.masu.jackson\n");
  }

  private static String modulePath() {
    return PackagedJars.all().stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Compiles with every warning on; {@return what the compiler says} */
  private String compile(Path classes) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            said,
            said,
            "--module-path",
            modulePath(),
            "-Xlint:all",
            "-d",
            classes.toString(),
            source("module-info").toString(),
            source("Main").toString());
    return said.toString(StandardCharsets.UTF_8);
  }

  private Path source(String name) throws IOException {
    Path source = folder.resolve(name + ".java");
    try (InputStream in = getClass().getResourceAsStream("consumer/" + name + ".java.txt")) {
      return Files.write(source, Objects.requireNonNull(in, name).readAllBytes());
    }
  }

  /** Runs the program; {@return what it prints} */
  private String run(List<String> java) throws IOException, InterruptedException {
    Path printed = folder.resolve("printed.txt");
    List<String> command = new ArrayList<>(java);
    command.addAll(List.of("--module", "org.example.consumer/org.example.consumer.Main"));
    Process process = new ProcessBuilder(command)
        .redirectOutput(printed.toFile())
        .redirectError(folder.resolve("errors.txt").toFile())
        .start();
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    assertThat(process.exitValue())
        .as("%s", Files.readString(folder.resolve("errors.txt")))
        .isZero();
    return Files.readString(printed).replace(System.lineSeparator(), "\n");
  }
}
