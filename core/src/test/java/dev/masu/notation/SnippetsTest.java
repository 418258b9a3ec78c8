package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the examples of the Javadoc: each statement gives what the comment behind it says. */
final class SnippetsTest {
  @ParameterizedTest
  @ValueSource(strings = {"package-info", "PnnPinMapping"})
  void examplesAreTrue(String file) throws IOException {
    Path source = Path.of("src/main/java/dev/masu/notation", file + ".java");
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(Path.of("target", "classes").toString());
      shell.eval("import dev.masu.notation.*;");
      String statement = "";
      for (String line : example(Files.readString(source))) {
        statement += line + "\n";
        if (shell.sourceCodeAnalysis().analyzeCompletion(statement).completeness()
            == Completeness.COMPLETE) {
          expected.add(line.substring(line.indexOf("// ") + 3));
          actual.add(result(shell.eval(statement)));
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
    return event.exception() == null
        ? String.valueOf(event.value())
        : event.exception().toString();
  }
}
