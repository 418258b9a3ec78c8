package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.cli.output.Printable;
import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.ExpectedViolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every document of the fixtures, checked by the command in both formats. */
class FixturesTest {
  /** The command decompresses it, and finds it valid. */
  private static final String COMPRESSED = "gzip.stn";

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @Documents({"stn/valid", "ggn/valid"})
  void reportsThatDocumentsAreValid(Document document) throws IOException {
    String file = document.copyTo(folder).toString();

    Outcome text = Outcome.of("check", file);
    assertThat(text.out())
        .startsWith(file + ": valid (")
        .endsWith(", 0.00 s)\n")
        .hasLineCount(1);
    assertThat(text).isEqualTo(new Outcome(0, text.out(), ""));

    Outcome json = Outcome.of("check", "--format", "json", file);
    assertThat(json)
        .isEqualTo(new Outcome(
            0,
            "[\n{\"file\":\"" + file
                + "\",\"valid\":true,\"truncated\":false,\"violations\":[]}\n]\n",
            ""));
  }

  @Documents({"stn/invalid", "ggn/invalid", "json/invalid"})
  void reportsViolationsAsText(Document document) throws IOException {
    if (document.name().equals(COMPRESSED)) {
      reportsThatDocumentsAreValid(document);
      return;
    }
    String file = document.copyTo(folder).toString();
    Outcome text = Outcome.of("check", file);

    assertThat(text).isEqualTo(new Outcome(1, text.out(), ""));
    List<String> heads = document.expectedViolations().stream()
        .map(v -> file + ":" + v.line() + ":" + v.column() + ": " + Printable.text(v.message()))
        .toList();
    assertThat(text.out().lines().filter(line -> line.startsWith(file + ":")).skip(1))
        .isEqualTo(heads);
  }

  @Documents({"stn/invalid", "ggn/invalid", "json/invalid"})
  void reportsViolationsAsJson(Document document) throws IOException {
    if (document.name().equals(COMPRESSED)) {
      reportsThatDocumentsAreValid(document);
      return;
    }
    String file = document.copyTo(folder).toString();
    Outcome json = Outcome.of("check", "--format", "json", file);

    assertThat(json).isEqualTo(new Outcome(1, json.out(), ""));
    assertThat(json.out()).isASCII();
    JsonNode entry = JsonMapper.shared().readTree(json.out()).get(0);
    assertThat(entry.get("file").stringValue()).isEqualTo(file);
    assertThat(entry.get("valid").booleanValue()).isFalse();
    document.assertViolations(
        entry.get("violations").valueStream().map(FixturesTest::violation).toList());
  }

  private static ExpectedViolation violation(JsonNode violation) {
    return new ExpectedViolation(
        violation.get("line").intValue(),
        violation.get("column").intValue(),
        violation.get("pointer").stringValue(),
        violation.get("phase").stringValue(),
        violation.get("code").stringValue(),
        Objects.requireNonNullElse(
            violation.get("keyword").stringValue(null), ExpectedViolation.NO_KEYWORD),
        violation.get("message").stringValue());
  }
}
