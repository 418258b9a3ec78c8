package dev.masu.schema.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Of generated schemas and documents, every input gives the same report. */
class GeneratedInputsTest {
  private static final int SCHEMAS = 100;
  private static final int DOCUMENTS = 10;

  /** Files are read as other streams are, and take long to write. */
  private static final Set<Input> INPUTS = EnumSet.complementOf(EnumSet.of(Input.FILE));

  @ParameterizedTest
  @EnumSource
  void everyInputGivesTheSameReport(Draft draft) {
    int valid = 0;
    for (int seed = 1; seed <= SCHEMAS; seed++) {
      Choice choice = new Choice(seed);
      ObjectNode schema = new SchemaGenerator(choice, draft).root();
      CompiledSchema compiled = TestSchemas.compile(schema.toString());
      DocumentGenerator generator = new DocumentGenerator(schema, choice, draft);
      Mutator mutator = new Mutator(choice, draft);
      for (int i = 0; i < DOCUMENTS; i++) {
        JsonNode derived = generator.next().deepCopy();
        JsonNode document = choice.percent(50) ? mutator.mutated(derived) : derived;
        valid += isValidOverEveryInput(compiled, document.toString()) ? 1 : 0;
      }
    }
    assertThat(100 * valid / (SCHEMAS * DOCUMENTS)).isBetween(15, 85);
  }

  private static boolean isValidOverEveryInput(CompiledSchema schema, String json) {
    CheckReport report = schema.check(json);
    for (Input input : INPUTS) {
      CheckReport other = input.check(schema, json);
      if (Input.OF_TEXT.contains(input)) {
        assertThat(other).as("%s %s by %s", input, json, schema.text()).isEqualTo(report);
      } else {
        assertThat(withoutLocations(other))
            .as("%s %s by %s", input, json, schema.text())
            .isEqualTo(withoutLocations(report));
      }
    }
    return report.isValid();
  }

  private static List<String> withoutLocations(CheckReport report) {
    return report.violations().stream()
        .map(violation -> violation.pointer() + ": " + violation.message())
        .toList();
  }
}
