package dev.masu.benchmarks.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.RealSchemas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The tables of measurements are printed, here of few documents and in a short time. */
final class RoundsTest {
  private static final Rounds BRIEF = new Rounds(1, 1000);

  @Test
  void generatedDocumentsAreMeasured() throws IOException {
    assertThat(printed(() -> new GeneratedTable(BRIEF, 8).print()))
        .containsPattern("\\| common names: checked typed read of an account \\| [0-9.]+ \\S+ \\|")
        .containsPattern("\\| new names: check of an account \\| [0-9.]+ \\S+ \\|")
        .containsPattern("\\| check of 25,000 names, per byte \\| [0-9.]+ \\S+ \\|");
  }

  private interface Print {
    void run() throws IOException;
  }

  private static String printed(Print table) throws IOException {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      table.run();
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void accountsDifferFromEachOther() {
    List<byte[]> accounts = Accounts.withNewNames(1).valid(50);
    assertThat(accounts.stream().map(String::new).distinct()).hasSize(50);
    assertThat(accounts).allSatisfy(json -> assertThat(json.length).isBetween(350, 650));
  }

  @Test
  void realSchemasAreMeasured() throws IOException {
    RealSchemas schemas = RealSchemas.findOrSkip();
    assertThat(printed(() -> new RealSchemaTable(BRIEF, 0).print(schemas, 3)))
        .contains("; 3 with 300 bytes of valid documents or more")
        .contains("; 3 with 300 bytes of invalid documents or more")
        .contains("| Masu's check, time against Jackson's tokens | 3 |");
    assertThat(printed(() -> new RealReadTable(BRIEF, 0).print(schemas, 3)))
        .contains("| a checked read, time against an unchecked one | 3 |");
  }

  @Test
  void aFolderOfSchemasIsMeasured(@TempDir Path folder) throws IOException {
    Path names = Files.createDirectories(folder.resolve("names"));
    Files.writeString(
        names.resolve("schema.json"),
        "{\"items\": {\"type\": \"string\"}, \"$schema\": \"http://json-schema.org/draft-07/schema#\"}");
    Files.writeString(
        names.resolve("instances.jsonl"),
        "[\"%s\"]%n%n".formatted("a".repeat(50)).repeat(10));
    Files.createDirectories(folder.resolve("without documents"));
    RealSchemas schemas = SchemaFolder.read(folder);
    JsonNode invalid = Objects.requireNonNull(schemas.byName().get("names")).path("invalid");
    assertThat(invalid)
        .hasSize(10)
        .allSatisfy(each -> assertThat(each).hasToString("{\"document\":[1]}"));
    assertThat(printed(() -> new RealSchemaTable(BRIEF, 0).print(schemas, 3)))
        .contains("1 schemas, of which 0 do not load; 1 with 300 bytes of valid documents or more")
        .contains("; 0 with 300 bytes of invalid documents or more");
  }

  @Test
  void summariesAreExact() {
    assertThat(Figures.median(new double[] {3, 1, 2})).isEqualTo(2);
    assertThat(Figures.median(new double[] {4, 1, 3, 2})).isEqualTo(2.5);
    assertThat(Figures.geometricMean(new double[] {1, 4})).isEqualTo(2);
  }
}
