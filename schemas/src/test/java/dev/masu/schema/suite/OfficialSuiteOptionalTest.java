package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.masu.fixtures.Document;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.suite.OfficialSuite.Case;
import dev.masu.schema.suite.OfficialSuite.Group;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The optional part of the official test suite of JSON Schema, kept outside the project: but for intended
 * differences, no verdict is worse than that of networknt's validator itself, and a table beside the tests lists all wrong
 * verdicts of either. With {@code -Drecreate=true} the table is written again.
 */
class OfficialSuiteOptionalTest {
  private static final String FORMATS = "optional/format/";
  private static final Path TABLES = Path.of("src/test/resources/dev/masu/schema/suite");
  private static final String HEAD = """
      The optional part of the official suite: how many verdicts are wrong in each file, and which.
      expected | ours | networknt as it is | group: test
      """;

  /** What two checkers say of one test; {@code error} where a checker cannot use the schema. */
  private record Verdicts(Group group, Case test, String ours, String networknt) {
    private String expected() {
      return Boolean.toString(test.isValid());
    }

    boolean isOursWrong() {
      return !ours.equals(expected());
    }

    boolean isNetworkntWrong() {
      return !networknt.equals(expected());
    }

    boolean isWorse() {
      return isOursWrong() && !isNetworkntWrong() && !isIntended();
    }

    /** Content is not asserted in any draft, and host names are those of IDNA in all of them. */
    private boolean isIntended() {
      return group.file().equals("optional/content.json")
          || test.description().equals("hostname with consecutive hyphens (RFC1123)");
    }

    @Override
    public String toString() {
      return "  %-5s | %-5s | %-5s | %s: %s"
          .formatted(expected(), ours, networknt, group.description(), test.description());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "draft4, http://json-schema.org/draft-04/schema#, DRAFT_4",
    "draft6, http://json-schema.org/draft-06/schema#, DRAFT_6",
    "draft7, http://json-schema.org/draft-07/schema#, DRAFT_7",
    "draft2019-09, https://json-schema.org/draft/2019-09/schema, DRAFT_2019_09",
    "draft2020-12, https://json-schema.org/draft/2020-12/schema, DRAFT_2020_12"
  })
  void givesNoWorseVerdictThanNetworknt(String draft, String dialect, SpecificationVersion version)
      throws IOException {
    OfficialSuite suite = OfficialSuite.findOrSkip(draft, dialect);
    List<Verdicts> verdicts = new ArrayList<>();
    for (Group group : suite.optional()) {
      verdicts.addAll(verdicts(suite, group, version));
    }
    assertTable("official-suite-optional-" + draft + ".txt", HEAD + table(verdicts));
    assertThat(verdicts.stream().filter(Verdicts::isWorse)).isEmpty();
  }

  private static List<Verdicts> verdicts(
      OfficialSuite suite, Group group, SpecificationVersion version) {
    boolean assertsFormats = group.file().startsWith(FORMATS);
    Function<JsonNode, String> ours = ours(suite, group);
    Function<JsonNode, String> networknt = networknt(suite, group, version, assertsFormats);
    return group.tests().stream()
        .map(test ->
            new Verdicts(group, test, ours.apply(test.data()), networknt.apply(test.data())))
        .toList();
  }

  private static Function<JsonNode, String> ours(OfficialSuite suite, Group group) {
    try {
      CompiledSchema schema = suite.compile(group, true);
      return data -> Boolean.toString(schema.check(data.toString()).isValid());
    } catch (SchemaException e) {
      return data -> "error";
    }
  }

  private static Function<JsonNode, String> networknt(
      OfficialSuite suite, Group group, SpecificationVersion version, boolean assertsFormats) {
    Map<String, String> schemas = new LinkedHashMap<>(suite.remotes(group));
    schemas.put(group.id(), group.schema().toString());
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(version, builder -> builder.schemas(schemas));
    return data -> {
      try {
        Schema schema = registry.getSchema(SchemaLocation.of(group.id()));
        return Boolean.toString(schema
            .validate(data, context -> {
              if (assertsFormats) {
                context.executionConfig(config -> config.formatAssertionsEnabled(true));
              }
            })
            .isEmpty());
      } catch (RuntimeException e) {
        // What it cannot do it throws, by many types.
        return "error";
      }
    };
  }

  private static void assertTable(String name, String actual) throws IOException {
    if (Boolean.getBoolean(Document.RECREATE)) {
      Files.writeString(TABLES.resolve(name), actual);
      return;
    }
    try (InputStream in = OfficialSuiteOptionalTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      assertThat(actual).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static String table(List<Verdicts> verdicts) {
    Map<String, List<Verdicts>> byFile = verdicts.stream()
        .collect(
            Collectors.groupingBy(v -> v.group().file(), LinkedHashMap::new, Collectors.toList()));
    StringBuilder table = new StringBuilder();
    byFile.forEach((file, ofFile) -> {
      table.append("%s: %d tests, wrong: ours %d, networknt %d\n"
          .formatted(
              file,
              ofFile.size(),
              ofFile.stream().filter(Verdicts::isOursWrong).count(),
              ofFile.stream().filter(Verdicts::isNetworkntWrong).count()));
      ofFile.stream()
          .filter(v -> v.isOursWrong() || v.isNetworkntWrong())
          .forEach(v -> table.append(v).append('\n'));
    });
    return table.toString();
  }
}
