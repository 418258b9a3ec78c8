package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonParser;

/**
 * Any bytes have the same report from every kind of input, and the same verdict by both engines. Without fuzzing, the
 * inputs in {@code CheckFuzzTestInputs} beside this package's resources are tried.
 */
final class CheckFuzzTest {
  /** Uses nearly every keyword. */
  private static final String EVERY_KEYWORD = """
      {"type": ["object", "array", "string", "number"],
       "minLength": 1, "maxLength": 20, "pattern": "^[^z]*$",
       "minimum": -1e3, "exclusiveMaximum": 1e3, "multipleOf": 0.25,
       "minItems": 1, "maxItems": 5, "uniqueItems": true,
       "prefixItems": [{"type": "integer"}, {"enum": [1, "a", null, [1.0], {"a": 1}]}],
       "items": {"$ref": "#"},
       "contains": {"const": 1}, "minContains": 0, "maxContains": 2,
       "minProperties": 1, "maxProperties": 5, "required": ["a"],
       "properties": {
         "a": {"oneOf": [{"type": "integer"}, {"type": "number"}, {"type": "array"}]},
         "b": {"anyOf": [{"$ref": "#"}, {"type": "null"}]},
         "c": {"not": {"type": "object", "required": ["d"]}},
         "d": {"format": "qpi"},
         "e": {"format": "date"}},
       "patternProperties": {"^x": false, "y$": {"$ref": "#/$defs/list"}},
       "additionalProperties": {"allOf": [{"$ref": "#/$defs/list"}, {"maxItems": 2}]},
       "propertyNames": {"maxLength": 3},
       "dependentRequired": {"b": ["c"]},
       "dependentSchemas": {"c": {"required": ["b"]}},
       "if": {"required": ["d"]}, "then": {"required": ["e"]}, "else": {"maxProperties": 3},
       "$defs": {"list": {"type": "array", "items": {"$ref": "#/$defs/list"}}}}
      """;

  private static final List<BothEngines> SCHEMAS = List.of(
      BothEngines.bundled(SchemaCatalog.STN),
      BothEngines.bundled(SchemaCatalog.GGN),
      BothEngines.user("https://example.org/every-keyword.json", EVERY_KEYWORD));

  @FuzzTest
  void anyBytesHaveOneReport(byte[] json) throws IOException {
    for (BothEngines engines : SCHEMAS) {
      CompiledSchema schema = engines.schema();
      CheckReport report = engines.check(json);
      assertThat(schema.check(new ByteArrayInputStream(json))).isEqualTo(report);
      Optional<String> text = text(json);
      if (text.isPresent()) {
        assertThat(schema.check(text.get())).isEqualTo(report);
        assertThat(schema.check(new StringReader(text.get()))).isEqualTo(report);
      }
      if (isReadByJackson(report)) {
        assertAlikeByTokens(schema, json, report);
      }
    }
  }

  /** The text, unless its bytes may be reported as another encoding. */
  private static Optional<String> text(byte[] json) {
    try {
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(json)).toString();
      return Optional.of(text).filter(t -> t.indexOf('\0') < 0 && !t.startsWith("\ufeff"));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** Whether the document is JSON that Jackson reads as an equal tree. */
  private static boolean isReadByJackson(CheckReport report) {
    return !BothEngines.isLimited(report)
        && report.violations().stream().noneMatch(v -> v.phase() == Phase.SYNTAX);
  }

  private static void assertAlikeByTokens(CompiledSchema schema, byte[] json, CheckReport report) {
    try (JsonParser parser = BothEngines.EXACT.createParser(json)) {
      assertThat(withoutPlaces(schema.check(parser))).isEqualTo(withoutPlaces(report));
    }
    assertThat(withoutPlaces(schema.check(BothEngines.EXACT.readTree(json))))
        .isEqualTo(withoutPlaces(report));
  }

  private static List<String> withoutPlaces(CheckReport report) {
    return report.violations().stream().map(CheckFuzzTest::withoutPlace).toList();
  }

  private static String withoutPlace(Violation violation) {
    return violation.code() + ' ' + violation.pointer() + ": " + violation.message();
  }
}
