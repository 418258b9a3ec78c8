package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The required part of the official test suite of JSON Schema, kept outside the project: every verdict,
 * over text, bytes and tree.
 */
class OfficialSuiteTest {
  @ParameterizedTest
  @CsvSource({
    "draft4, http://json-schema.org/draft-04/schema#",
    "draft6, http://json-schema.org/draft-06/schema#",
    "draft7, http://json-schema.org/draft-07/schema#",
    "draft2019-09, https://json-schema.org/draft/2019-09/schema",
    "draft2020-12, https://json-schema.org/draft/2020-12/schema"
  })
  void givesEveryVerdict(String draft, String dialect) throws IOException {
    OfficialSuite suite = OfficialSuite.findOrSkip(draft, dialect);
    List<OfficialSuite.Group> groups = suite.required();
    List<String> wrong = new ArrayList<>();
    for (OfficialSuite.Group group : groups) {
      CompiledSchema schema = suite.compile(group, false);
      group.tests().forEach(test -> check(schema, group, test, wrong));
    }
    assertThat(wrong).isEmpty();
  }

  private static void check(
      CompiledSchema schema,
      OfficialSuite.Group group,
      OfficialSuite.Case test,
      List<String> wrong) {
    JsonNode data = test.data();
    CheckReport report = schema.check(data.toString());
    if (report.isValid() != test.isValid()) {
      wrong.add("%s: %s, %s: expected %s, found %s"
          .formatted(
              group.file(), group.description(), test.description(), test.isValid(), report));
    }
    assertThat(schema.check(data.toString().getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
    assertThat(schema.check(data).isValid()).isEqualTo(report.isValid());
  }
}
