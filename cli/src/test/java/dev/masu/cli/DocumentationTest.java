package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The README and the pages of {@code docs} are true: their Java compiles and runs, and the output, the sample files and the
 * links that they show are real, as are the links of ARCHITECTURE. With {@code -Drecreate=true} the output is written again instead of compared.
 */
class DocumentationTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)[^):]*\\)");

  @TempDir
  Path folder;

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of(ROOT.resolve("README.md")),
              docs.filter(file -> file.toString().endsWith(".md")).sorted())
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  void pageShowsWhatHappens(Path page) throws IOException {
    String shown = Files.readString(page);
    String actual;
    try (JavaSnippets snippets = new JavaSnippets(ROOT.resolve("docs/samples"), folder)) {
      actual = new PageRenderer(ROOT.resolve("docs/samples"), snippets).render(shown);
    }
    if (!Boolean.getBoolean(Document.RECREATE)) {
      assertThat(withoutTimes(shown)).isEqualTo(actual);
    } else if (!withoutTimes(shown).equals(actual)) {
      Files.writeString(page, actual);
    }
  }

  static List<Path> linkedPages() throws IOException {
    return Stream.concat(pages().stream(), Stream.of(ROOT.resolve("ARCHITECTURE.md")))
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("linkedPages")
  void linksLeadToFiles(Path page) throws IOException {
    List<String> links = LINK.matcher(Files.readString(page))
        .results()
        .map(link -> link.group(1))
        .toList();
    assertThat(links)
        .isNotEmpty()
        .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
  }

  /** The command's times differ from run to run; {@link Outcome} has none. */
  private static String withoutTimes(String page) {
    return page.replaceAll("\\d+\\.\\d\\d s\\)", "0.00 s)");
  }
}
