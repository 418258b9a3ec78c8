package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Runs the examples of the Javadoc. */
final class SnippetsTest {
  private static final List<String> IMPORTS = List.of(
      "dev.masu.ggn.*",
      "dev.masu.jackson.*",
      "dev.masu.jackson.reader.*",
      "dev.masu.schema.*",
      "dev.masu.schema.catalog.*",
      "dev.masu.stn.*",
      "java.nio.file.*",
      "java.util.stream.*",
      "tools.jackson.databind.json.*");

  @Test
  void theExampleOfThePackageRuns(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("e4.stn"), "{\"board\": {\"e2\": null, \"e4\": \"C:P\"}}");
    Stn move =
        Stn.builder().vacate(Cell.parse("e2")).place(Cell.parse("e4"), pawn()).build();
    assertThat(valuesOf(example("package-info"), folder)).last().isEqualTo(move.toString());
  }

  private static Qpi pawn() {
    return Qpi.parse("C:P");
  }

  @Test
  void theExampleOfTheModuleRuns(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("puzzle.schema.json"), "{\"$id\": \"https://example.org/puzzle.json\"}");
    assertThat(valuesOf(example("MasuModule"), folder))
        .hasSize(3)
        .allSatisfy(value -> assertThat(value)
            .matches("tools\\.[\\w.$]+@\\w+|catalogue of the bundled schemas and .*"));
  }

  private static final String MAPPER =
      "JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();\n";

  @Test
  void theExampleOfTheRecordReaderRuns(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("games.ndjson"), "{\"toggle\": false}\n{");
    assertThat(valuesOf(MAPPER + example("reader/RecordReader"), folder)).hasSize(3);
  }

  @Test
  void theExampleOfTheGgnReaderRuns(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("knight.ggn"), "{\"CHESS:N\": {}}");
    assertThat(valuesOf(MAPPER + example("reader/GgnReader"), folder)).hasSize(2);
  }

  @Test
  void theExampleOfTheInputRuns(@TempDir Path folder) throws IOException {
    assertThat(valuesOf(example("reader/JsonInput"), folder)).hasSize(1);
  }

  @Test
  void theMessageOfTheExceptionIsTheDocumentedOne() throws IOException {
    JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
    assertThatThrownBy(() -> mapper.readValue("{\"bord\":{}, \"toggle\":1}", Stn.class))
        .hasMessage(example("exc/SchemaViolationException"));
  }

  /** The first example of a file. */
  private static String example(String file) throws IOException {
    String source = Files.readString(Path.of("src/main/java/dev/masu/jackson", file + ".java"));
    String begin = "<pre>";
    int start = source.indexOf('\n', source.indexOf(begin)) + 1;
    int end = source.indexOf("</pre>", start);
    return String.join(
        "\n",
        source
            .substring(start, source.lastIndexOf('\n', end))
            .lines()
            .map(line -> line.replaceFirst("^ \\* ?", ""))
            .toList());
  }

  /** Runs statements whose files are in a folder; {@return the value of each as text} */
  private static List<String> valuesOf(String statements, Path folder) {
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      IMPORTS.forEach(name -> shell.eval("import " + name + ";"));
      String there = statements.replace("Path.of(\"", "Path.of(\"" + folder + "/");
      List<String> values = new ArrayList<>();
      for (String rest = there; !rest.isBlank(); ) {
        CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
        values.add(valueOf(shell, shell.eval(next.source()).get(0)));
        rest = next.remaining();
      }
      return values;
    }
  }

  private static String valueOf(JShell shell, SnippetEvent event) {
    assertThat(event.exception()).isNull();
    assertThat(event.status())
        .as(
            "%s",
            shell.diagnostics(event.snippet()).map(d -> d.getMessage(null)).toList())
        .isEqualTo(Snippet.Status.VALID);
    return event.value();
  }
}
