package dev.masu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the examples of the Javadoc: each statement runs, and a comment after it is its value.
 */
final class SnippetsTest {
  private static final List<String> IMPORTS = List.of(
      "import dev.masu.ggn.*;",
      "import dev.masu.notation.*;",
      "import dev.masu.stn.*;",
      "import java.util.*;");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ggn/package-info",
        "notation/package-info",
        "notation/PnnPinMapping",
        "stn/package-info"
      })
  void examplesAreTrue(String file) throws IOException {
    Path source = Path.of("src/main/java/dev/masu", file + ".java");
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(Path.of("target", "classes").toString());
      IMPORTS.forEach(shell::eval);
      String statement = "";
      for (String line : example(Files.readString(source))) {
        statement += line + "\n";
        if (shell.sourceCodeAnalysis().analyzeCompletion(statement).completeness()
            == Completeness.COMPLETE) {
          String result = result(shell.eval(statement));
          int comment = line.indexOf("// ");
          if (comment >= 0) {
            expected.add(line.substring(comment + 3));
            actual.add(result);
          }
          statement = "";
        }
      }
      assertThat(statement).isEmpty();
    }
    assertThat(actual).isNotEmpty().isEqualTo(expected);
  }

  private static List<String> example(String source) {
    String begin = "<pre>{@code\n";
    int start = source.indexOf(begin) + begin.length();
    return source
        .substring(start, source.indexOf(" * }</pre>", start))
        .lines()
        .map(line -> line.substring(2).strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static String result(List<SnippetEvent> events) {
    SnippetEvent event = events.get(0);
    assertThat(event.status()).as(event.snippet().source()).isEqualTo(Status.VALID);
    return event.exception() == null
        ? String.valueOf(event.value())
        : event.exception().toString();
  }
}
