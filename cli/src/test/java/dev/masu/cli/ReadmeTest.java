package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.cli.output.StandardStreams;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** What the README shows is what happens: its Java runs, and its messages are the real ones. */
class ReadmeTest {
  private static final List<String> FILES = List.of(
      "e4.stn",
      "typo.stn",
      "knight.ggn",
      "order.json",
      "puzzle.schema.json",
      "puzzle.json",
      "games.ndjson");

  private static final List<String> IMPORTS = List.of(
      "import dev.masu.*;",
      "import dev.masu.ggn.*;",
      "import dev.masu.jackson.*;",
      "import dev.masu.jackson.exc.*;",
      "import dev.masu.jackson.reader.*;",
      "import dev.masu.notation.*;",
      "import dev.masu.schema.*;",
      "import dev.masu.schema.catalog.*;",
      "import dev.masu.stn.*;",
      "import java.nio.file.*;",
      "import java.util.*;",
      "import java.util.stream.*;",
      "import tools.jackson.core.type.*;",
      "import tools.jackson.databind.json.*;");

  private record Line(String sku, int quantity) {}

  @SchemaBound(resource = "readme/order.schema.json")
  private record Order(String id, List<Line> lines) {}

  @TempDir
  Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    for (String file : FILES) {
      try (InputStream in = ReadmeTest.class.getResourceAsStream("readme/" + file)) {
        Files.copy(Objects.requireNonNull(in, file), folder.resolve(file));
      }
    }
  }

  @Test
  void javaRunsAndGivesWhatItsCommentsSay() throws IOException {
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      IMPORTS.forEach(shell::eval);
      String statement = "";
      for (String line : blocks("java").toString().lines().toList()) {
        statement += line.replace("Path.of(\"", "Path.of(\"" + folder + "/") + "\n";
        if (isComplete(statement, shell)) {
          SnippetEvent event = shell.eval(statement).get(0);
          assertThat(event.status()).as(statement).isEqualTo(Snippet.Status.VALID);
          int comment = line.indexOf("// ");
          if (isExpression(event.snippet()) && comment >= 0) {
            expected.add(line.substring(comment + 3));
            actual.add(result(event));
          } else {
            assertThat(event.exception()).as(statement).isNull();
          }
          statement = "";
        }
      }
      assertThat(statement.strip()).isEmpty();
    }
    assertThat(actual).hasSizeGreaterThan(10).isEqualTo(expected);
  }

  @Test
  void messageOfTheMapperIsReal() throws IOException {
    JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
    try {
      mapper.readValue(folder.resolve("typo.stn"), Stn.class);
    } catch (SchemaViolationException e) {
      assertThat(readme()).contains("\n```\n" + e.getMessage() + "\n```\n");
      return;
    }
    throw new AssertionError("typo.stn was bound");
  }

  @Test
  void theSchemaOfAnOrderAndTheMessageAboutAWrongOneAreReal() throws IOException {
    JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
    String schema = SchemaCatalog.bundled().schema(Order.class).text();
    assertThat(readme()).contains("\n```json\n" + schema + "```\n");
    assertThatThrownBy(() -> mapper.readValue(
            "{\"id\": \"A-1\", \"lines\": [{\"sku\": \"tea\", \"quantty\": 0}]}", Order.class))
        .satisfies(e -> assertThat(readme())
            .contains("\n```\n"
                + String.valueOf(e.getMessage())
                    .replace("dev.masu.cli.ReadmeTest$Order", "Order")
                    .replace("dev/masu/cli/readme", "org/example")
                + "\n```\n"));
  }

  @Test
  void reportsOfRejectedRecordsAreReal() throws IOException {
    JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
    try (Stream<CheckedResult<Stn>> records =
        RecordReader.of(mapper, Stn.class).lines(folder.resolve("games.ndjson"))) {
      String rejected = records
          .filter(CheckedResult.Rejected.class::isInstance)
          .map(CheckedResult::toString)
          .collect(Collectors.joining("\n"));
      assertThat(readme()).contains("\n```\n" + rejected + "\n```\n");
    }
  }

  @Test
  void outputOfTheCommandsIsReal() throws IOException {
    String typo = folder.resolve("typo.stn").toString();
    String e4 = folder.resolve("e4.stn").toString();
    assertThat(withoutTimes(readme()))
        .contains(
            example("check typo.stn e4.stn", "check", typo, e4),
            example("notation qpi C:+P 'C;P'", "notation", "qpi", "C:+P", "C;P"));
  }

  /** What a command line prints, as the README shows it. */
  private String example(String shown, String... args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      Main.run(new StandardStreams(InputStream.nullInputStream(), out, out), args);
    }
    String output = bytes.toString(StandardCharsets.UTF_8).replace(folder + "/", "");
    return "```\n$ ./masu " + shown + "\n" + withoutTimes(output) + "```\n";
  }

  private static boolean isComplete(String statement, JShell shell) {
    Completeness completeness =
        shell.sourceCodeAnalysis().analyzeCompletion(statement).completeness();
    return completeness == Completeness.COMPLETE;
  }

  /** A declaration has no result, so a comment behind it is only a comment. */
  private static boolean isExpression(Snippet snippet) {
    return snippet.kind() == Snippet.Kind.EXPRESSION
        || snippet.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }

  private static String result(SnippetEvent event) {
    return event.exception() instanceof EvalException thrown
        ? thrown.getExceptionClassName() + ": " + thrown.getMessage()
        : event.value();
  }

  private static StringBuilder blocks(String language) throws IOException {
    StringBuilder blocks = new StringBuilder();
    Matcher block =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(readme());
    while (block.find()) {
      blocks.append(block.group(1));
    }
    return blocks;
  }

  private static String withoutTimes(String text) {
    return text.replaceAll("\\d+\\.\\d\\d s\\)", "TIME)");
  }

  private static String readme() throws IOException {
    return Files.readString(Path.of("../README.md"));
  }
}
