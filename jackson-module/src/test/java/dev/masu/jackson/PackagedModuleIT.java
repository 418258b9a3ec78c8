package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The packaged jar, as users have it: found by Jackson, on the class path and on the module path. */
class PackagedModuleIT {
  private static final String DESCRIPTOR = "module example.game { requires dev.masu.jackson; }";

  private static final String PROGRAM = """
      package example.game;

      import dev.masu.jackson.SchemaViolationException;
      import dev.masu.stn.Stn;
      import tools.jackson.databind.json.JsonMapper;

      public class Main {
        public static void main(String[] args) {
          JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
          System.out.println(mapper.writeValueAsString(mapper.readValue(args[0], Stn.class)));
          try {
            mapper.readValue(args[1], Stn.class);
          } catch (SchemaViolationException e) {
            System.out.println(e.report());
          }
        }
      }
      """;

  @Test
  void isFoundOnTheClassPath() {
    assertThat(
            MasuModule.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .endsWith(".jar");
    JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
    assertThat(mapper.registeredModules()).hasAtLeastOneElementOfType(MasuModule.class);
    assertThat(mapper.readValue("{\"toggle\":false}", Stn.class))
        .isEqualTo(Stn.builder().toggle(false).build());
    assertThatThrownBy(() -> mapper.readValue("{\"bord\":{}}", Stn.class))
        .isInstanceOf(SchemaViolationException.class);
  }

  @Test
  void isFoundOnTheModulePath(@TempDir Path folder) throws IOException, InterruptedException {
    Path descriptor = Files.writeString(folder.resolve("module-info.java"), DESCRIPTOR);
    Path program = Files.writeString(folder.resolve("Main.java"), PROGRAM);
    String modulePath = modulePath();
    ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
    int compiled = compiler.run(
        System.out,
        System.err,
        "-Xlint:all,-requires-automatic,-requires-transitive-automatic",
        "-Werror",
        "--module-path",
        modulePath,
        "-d",
        folder.resolve("classes").toString(),
        descriptor.toString(),
        program.toString());
    assertThat(compiled).isZero();

    Process run = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--module-path",
            folder.resolve("classes") + java.io.File.pathSeparator + modulePath,
            "--module",
            "example.game/example.game.Main",
            "{\"board\":{\"e4\":\"C:P\"},\"toggle\":true}",
            "{\"bord\":{}}")
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor()).isZero();
    assertThat(output).isEqualTo("""
            {"board":{"e4":"C:P"}}
            line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
            """);
  }

  /** The jars that a user of the module has; what is for tests alone stays out. */
  private static String modulePath() {
    List<String> needed =
        List.of("masu-", "jackson-", "json-schema-validator", "re2j", "slf4j", "itu");
    return Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
        .filter(path -> path.endsWith(".jar") && !path.contains("masu-test-fixtures"))
        .filter(path -> needed.stream()
            .anyMatch(name -> Path.of(path).getFileName().toString().startsWith(name)))
        .reduce((a, b) -> a + java.io.File.pathSeparator + b)
        .orElseThrow();
  }
}
