package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.internal.catalog.BundledSchemas;
import dev.masu.schema.internal.catalog.SchemaText;
import dev.masu.schema.internal.reference.ReferenceEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is reported for every keyword, as {@code schema-messages.txt} has it. */
class SchemaMessagesTest {
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** The schemas of all cases, each with an id of its own. */
  private static final Map<String, String> IDS = new LinkedHashMap<>();

  private static final SchemaCatalog CATALOG = catalog();
  private static final ReferenceEngine REFERENCE = reference();

  private static SchemaCatalog catalog() {
    SchemaCatalog.Builder catalog =
        SchemaCatalog.builder().allowUnknownKeywords(true).allowFormats("no-such-format");
    for (Case row : cases()) {
      String id = TestSchemas.ID + "/" + IDS.size();
      if (IDS.putIfAbsent(row.schema(), id) == null) {
        catalog.register(id, TestSchemas.text(row.schema()));
      }
    }
    return catalog.build();
  }

  private static ReferenceEngine reference() {
    Map<String, JsonNode> schemas = new HashMap<>(BundledSchemas.byId(Sides.SAME));
    IDS.forEach((schema, id) ->
        schemas.put(id, SchemaText.read(TestSchemas.text(schema), id).schema()));
    return new ReferenceEngine(schemas, CheckLimits.defaults(), true);
  }

  private static String id(Case row) {
    return Objects.requireNonNull(IDS.get(row.schema()));
  }

  record Case(String schema, String instance, String expected) {
    @Override
    public String toString() {
      return schema + " " + instance;
    }
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    String schema = "";
    List<String> lines = lines();
    int line = 0;
    while (line < lines.size()) {
      String first = lines.get(line++);
      if (first.startsWith("# ")) {
        schema = first.substring(2);
      } else if (!first.isEmpty() && !first.startsWith("##") && !first.startsWith("//")) {
        StringBuilder instance = new StringBuilder(first);
        while (lines.get(line).startsWith(" ") && !lines.get(line).startsWith("  > ")) {
          instance.append('\n').append(lines.get(line++));
        }
        StringBuilder expected = new StringBuilder();
        while (line < lines.size() && lines.get(line).startsWith("  ")) {
          expected.append(lines.get(line++)).append('\n');
        }
        cases.add(new Case(schema, instance.toString(), expected.toString()));
      }
    }
    return cases;
  }

  private static List<String> lines() {
    try (InputStream in = SchemaMessagesTest.class.getResourceAsStream("schema-messages.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "schema-messages.txt").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reports(Case row) {
    CompiledSchema schema = CATALOG.schema(id(row));
    CheckReport report = schema.check(row.instance());
    assertThat(shown(report)).isEqualTo(row.expected());
    assertThat(schema.check(row.instance().getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
    assertThat(schema.check(EXACT.readTree(row.instance())).violations())
        .extracting(Violation::pointer, Violation::message)
        .isEqualTo(report.violations().stream()
            .map(violation -> tuple(violation.pointer(), violation.message()))
            .toList());
  }

  @Test
  void tellsThePlacesOfWhatTheClosestAlternativeRefuses() {
    CompiledSchema schema = TestSchemas.compile("""
        {"anyOf": [{"type": "null"}, {"required": ["c"], "type": "object",
          "properties": {"a": {"type": "string"}, "b": {"items": {"type": "integer"}}}}]}
        """);
    assertThat(schema.check("{\"a\":1,\"b\":[1,2,\"x\",\"y\"]}"))
        .hasToString("line 1, column 1 (root): no alternative fits; the closest is number 2:"
            + " missing property \"c\"; add it; at /a, expected a string but found the number 1;"
            + " at /b/2, expected an integer but found the string \"x\"; and 1 more");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theOtherEngineReportsTheSame(Case row) {
    CheckReport report = REFERENCE.compile(id(row)).check(row.instance());
    assertThat(shown(report)).isEqualTo(row.expected());
  }

  private static String shown(CheckReport report) {
    return report.isValid()
        ? "  > valid\n"
        : report.violations().stream().map(SchemaMessagesTest::shown).collect(Collectors.joining());
  }

  private static String shown(Violation violation) {
    assertThat(violation.keyword()).contains(violation.code());
    String location = violation
        .schemaLocation()
        .orElseThrow()
        .replaceFirst("^" + TestSchemas.ID + "/[0-9]+#", "#");
    String phase = violation.phase() == Violation.Phase.SCHEMA ? "" : violation.phase() + " ";
    return "  > " + phase + violation.code() + " " + location + "\n    " + violation + "\n";
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":["string","null"]}           | 5             | {expected=a string or null, actual=the number 5}
          {"required":["a"]}                   | {}            | {missing=a}
          {"dependentRequired":{"a":["b"]}}    | {"a":1}       | {missing=b}
          draft-07 {"dependencies":{"a":["b"]}} | {"a":1}      | {missing=b}
          {"properties":{"a":true},"additionalProperties":false}  | {"b":1} | {property=b, allowed=[a]}
          {"properties":{"a":true},"unevaluatedProperties":false} | {"b":1} | {property=b, allowed=[a]}
          {"pattern":"^a"}                     | "b"           | {pattern=^a, actual=the string "b"}
          {"format":"date"}                    | "b"           | {format=date, actual=the string "b"}
          {"format":"cell"}                    | "E4"          | {format=cell, actual=the string "E4"}
          {"enum":["a",1]}                     | "b"           | {expected=["a", 1], actual=the string "b"}
          {"const":"a"}                        | "b"           | {expected="a", actual=the string "b"}
          {"const":[1]}                        | [2]           | {expected=[1], actual=an array}
          {"not":{"const":0}}                  | 0             | {actual=the number 0}
          {"minimum":2}                        | 1             | {expected=2, actual=1}
          {"multipleOf":2}                     | 1             | {expected=2, actual=1}
          {"minItems":2}                       | [1]           | {expected=2, actual=1}
          {"maxProperties":0}                  | {"a":1}       | {expected=0, actual=1}
          {"minLength":2}                      | "😀"           | {expected=2, actual=1}
          {"uniqueItems":true}                 | [1,2,2]       | {}
          {"items":false}                      | [1]           | {actual=the number 1}
          {"contains":{"type":"string"}}       | [1]           | {actual=0}
          {"anyOf":[{"type":"string"},{"const":1}]} | 2        | {expected=[a string, 1], actual=the number 2}
          {"anyOf":[{"minimum":2},{"type":"null"}]} | 1        | {actual=the number 1}
          false                                | 1             | {actual=the number 1}
          """)
  void givesWhatTheMessageWasMadeOf(String schema, String instance, String expected) {
    CheckReport report = TestSchemas.compile(schema).check(instance);
    assertThat(report.violations()).hasSize(1);
    assertThat(report.violations().get(0).parameters().toString()).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("keywords")
  void theTableHasEveryKeywordThatHasWords(String keyword) {
    assertThat(cases())
        .anyMatch(row -> row.expected().contains("> " + keyword + " ")
            || row.expected().contains("> NOTATION " + keyword + " "));
  }

  static Stream<String> keywords() {
    return Stream.of(
        "additionalItems",
        "additionalProperties",
        "anyOf",
        "const",
        "contains",
        "dependencies",
        "dependentRequired",
        "enum",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "false",
        "format",
        "items",
        "maxContains",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minContains",
        "minItems",
        "minLength",
        "minProperties",
        "minimum",
        "multipleOf",
        "not",
        "oneOf",
        "pattern",
        "required",
        "type",
        "unevaluatedItems",
        "unevaluatedProperties",
        "uniqueItems");
  }
}
