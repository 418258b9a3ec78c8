package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** networknt's engine gives the verdicts of the official test suite. */
class NetworkntSuiteTest {
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
    List<String> wrong = new ArrayList<>();
    for (OfficialSuite.Group group : suite.required()) {
      CompiledSchema schema = compile(suite, group);
      for (OfficialSuite.Case test : group.tests()) {
        CheckReport report = schema.check(test.data().toString());
        if (report.isValid() != test.isValid()) {
          wrong.add("%s: %s, %s: expected %s, found %s"
              .formatted(
                  group.file(), group.description(), test.description(), test.isValid(), report));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static CompiledSchema compile(OfficialSuite suite, OfficialSuite.Group group) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .engine(CheckEngine.NETWORKNT)
        .assertFormats(false)
        .register(group.id(), group.schema().toString());
    suite.remotes(group).forEach(builder::register);
    return builder.build().schema(group.id());
  }
}
