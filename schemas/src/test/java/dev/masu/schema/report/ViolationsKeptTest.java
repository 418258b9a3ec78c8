package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.location.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** All violations, the first or the first few, over every input. */
class ViolationsKeptTest {
  private static final String SCHEMA = """
      {"required": ["z"],
       "properties": {"b": {"items": {"type": "string", "format": "cell", "pattern": "^[a-z]"}}},
       "additionalProperties": false}
      """;

  /** A duplicate name, a text that both a pattern and a notation reject, and one violation of each other kind. */
  private static final String DOCUMENT = "{\"b\": [1, \"E4\", \"e0\", \"e4\"], \"b\": 2, \"c\": 3}";

  private static final String WITHOUT_DUPLICATE =
      "{\"b\": [1, \"E4\", \"e0\", \"e4\"], \"b2\": 2, \"c\": 3}";

  private static final List<String> CODES =
      List.of("required", "type", "pattern", "format", "duplicate-name", "additionalProperties");

  private static final List<String> CODES_WITHOUT_DUPLICATE = List.of(
      "required", "type", "pattern", "format", "additionalProperties", "additionalProperties");

  @TempDir
  private static Path folder;

  private interface Input extends BiFunction<CompiledSchema, String, CheckReport> {}

  private static CheckReport file(CompiledSchema schema, String json) {
    try {
      return schema.check(Files.writeString(folder.resolve("document.json"), json));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckReport stream(CompiledSchema schema, String json) {
    try {
      return schema.check(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckReport reader(CompiledSchema schema, String json) {
    try {
      return schema.check(new StringReader(json));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckReport parser(CompiledSchema schema, String json) {
    try (JsonParser parser = JsonMapper.shared().createParser(json)) {
      return schema.check(parser);
    }
  }

  private static CheckReport binding(CompiledSchema schema, String json) {
    try (JsonParser parser = JsonMapper.shared().createParser(json)) {
      parser.nextToken();
      return SchemaEngine.of(schema).read(parser, ValuePath.ROOT).report();
    }
  }

  private static final List<Input> INPUTS = List.of(
      CompiledSchema::check,
      (schema, json) -> schema.check(json.getBytes(StandardCharsets.UTF_8)),
      ViolationsKeptTest::file,
      ViolationsKeptTest::stream,
      ViolationsKeptTest::reader,
      ViolationsKeptTest::parser,
      ViolationsKeptTest::binding);

  static Stream<Integer> limits() {
    return Stream.of(1, 2, 3, 4, 5, 6, 7, 100, CheckLimits.ALL_VIOLATIONS);
  }

  @ParameterizedTest
  @MethodSource("limits")
  void areTheFirstInDocumentOrder(int limit) {
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(limit);
    CompiledSchema schema = TestSchemas.compile(SCHEMA, limits);
    for (Input input : INPUTS) {
      assertKept(input.apply(schema, DOCUMENT), CODES, limit);
      assertKept(input.apply(schema, WITHOUT_DUPLICATE), CODES_WITHOUT_DUPLICATE, limit);
    }
    CheckReport ofTree = schema.check(JsonMapper.shared().readTree(WITHOUT_DUPLICATE));
    assertKept(ofTree, CODES_WITHOUT_DUPLICATE, limit);
  }

  private static void assertKept(CheckReport report, List<String> found, int limit) {
    int kept = Math.min(limit, found.size());
    assertThat(report.violations()).extracting(Violation::code).isEqualTo(found.subList(0, kept));
    assertThat(report.isTruncated()).isEqualTo(limit < found.size());
    String last = kept == 1 ? "1 violation" : kept + " violations";
    if (limit < found.size()) {
      assertThat(report.toString()).endsWith("\nstopped after " + last + "; more follow");
    } else {
      assertThat(report.toString()).doesNotContain("stopped after");
    }
  }
}
