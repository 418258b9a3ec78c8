package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.text.Uris;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The violations of every keyword are those in {@code schema-messages.txt}. */
class SchemaMessagesTest {
  /** Keywords that only apply subschemas, whose violations are reported. */
  private static final Set<String> REPORTED_BY_SUBSCHEMAS = Set.of(
      "$dynamicRef",
      "$recursiveRef",
      "allOf",
      "dependentSchemas",
      "else",
      "if",
      "patternProperties",
      "prefixItems",
      "properties",
      "propertyNames",
      "then");

  /** The schemas of all cases, each with an id of its own. */
  private static final Map<String, String> IDS = new LinkedHashMap<>();

  private static final SchemaCatalog CATALOG = catalog();

  private static SchemaCatalog catalog() {
    SchemaCatalog.Builder catalog = SchemaCatalog.builder();
    for (Case row : cases()) {
      String id = TestSchemas.ID + "/" + IDS.size();
      if (IDS.putIfAbsent(row.schema(), id) == null) {
        catalog.register(id, TestSchemas.text(row.schema()));
      }
    }
    return catalog.build();
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

  static CheckReport report(Case row) {
    return CATALOG.schema(id(row)).check(row.instance());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void violationsAreThoseOfTheTable(Case row) {
    CompiledSchema schema = CATALOG.schema(id(row));
    CheckReport report = schema.check(row.instance());
    assertThat(shown(report)).isEqualTo(row.expected());
    assertThat(schema.check(row.instance().getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
    assertThat(Input.TREE.check(schema, row.instance()).violations())
        .extracting(Violation::pointer, Violation::message)
        .isEqualTo(report.violations().stream()
            .map(violation -> tuple(violation.pointer(), violation.message()))
            .toList());
  }

  @Test
  void reportsThePointersOfFailuresOfTheBestBranch() {
    CompiledSchema schema = TestSchemas.compile("""
        {"anyOf": [{"required": ["d", "e", "f", "g"], "properties": {"a": {}, "b": {}}}, {"required": ["c"],
          "properties": {"a": {"type": "string"}, "b": {"items": {"type": "integer"}}}}]}
        """);
    assertThat(schema.check("{\"a\":1,\"b\":[1,2,\"x\",\"y\"]}"))
        .hasToString("line 1, column 1 (root): no alternative fits; the closest is number 2:"
            + " missing property \"c\"; add it; at /a, expected a string but found the number 1;"
            + " at /b/2, expected an integer but found the string \"x\"; and 1 more");
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
          {"type":["string","null"]}           | 5             | {expected=[string, null], actual=5, actualType=number}
          {"required":["a"]}                   | {}            | {missing=a}
          {"required":["name"]}                | {"nam":1}     | {missing=name, nearest=nam}
          {"dependentRequired":{"a":["b"]}}    | {"a":1}       | {missing=b, beside=a}
          draft-07 {"dependencies":{"a":["b"]}} | {"a":1}      | {missing=b, beside=a}
          {"properties":{"a":true},"additionalProperties":false}  | {"b":1} | {property=b, allowed=[a]}
          {"properties":{"a":true},"unevaluatedProperties":false} | {"b":1} | {property=b, allowed=[a]}
          {"pattern":"^a"}                     | "b"           | {pattern=^a, actual=b, actualType=string}
          {"format":"date"}                    | "b"           | {format=date, example=2024-02-29, actual=b, actualType=string}
          {"format":"cell"}                    | "E4"          | {format=cell, actual=E4, actualType=string, notation=CELL, problem="E4" is not a valid CELL: expected a lower-case letter (a-z) but found 'E' at index 0 (example: e4)}
          {"enum":["a",1]}                     | "b"           | {expected=["a", 1], actual=b, actualType=string}
          {"enum":["red",1]}                   | "rad"         | {expected=["red", 1], actual=rad, actualType=string, nearest=red}
          {"const":"a"}                        | "b"           | {expected="a", actual=b, actualType=string}
          {"const":[1]}                        | [2]           | {expected=[1], actualType=array}
          {"const":true}                       | false         | {expected=true, actual=false, actualType=boolean}
          {"const":true}                       | null          | {expected=true, actual=null, actualType=null}
          {"not":{"const":0}}                  | 0             | {unexpected=0, actual=0, actualType=number}
          {"not":{"type":"null"}}              | null          | {unexpected=[null], actual=null, actualType=null}
          {"not":{"required":["a"]}}           | {"a":1}       | {without=a, actualType=object}
          {"not":{"anyOf":[{"required":["a"]},{"required":["b"]}]}} | {"b":1} | {without=b, actualType=object}
          {"not":{"anyOf":[{"required":["a"]},{"minProperties":1}]}} | {"b":1} | {schema={"anyOf":[{"required":["a"]},{"minProperties":1}]}, actualType=object}
          {"not":{"anyOf":[{"required":["a"]},{"required":["b","c"]}]}} | {"b":1,"c":1} | {excluding=[b, c], actualType=object}
          {"not":{"allOf":[{"required":["a"]},{"required":["b"]}]}} | {"a":1,"b":1} | {excluding=[a, b], actualType=object}
          {"not":{"type":"object","properties":{"a":{}},"required":["a"]}} | {"a":1} | {without=a, actualType=object}
          {"not":{"properties":{"a":{"type":"string"}}}} | {}    | {schema={"properties":{"a":{"type":"string"}}}, actualType=object}
          {"not":{}}                           | {"a":1}       | {expected=[], actualType=object}
          {"not":{"minLength":1}}              | "a"           | {schema={"minLength":1}, actual=a, actualType=string}
          {"minimum":2}                        | 1             | {expected=2, actual=1, actualType=number}
          {"maximum":2}                        | 3.0           | {expected=2, actual=3.0, actualType=number}
          {"exclusiveMinimum":2}               | 2             | {expected=2, actual=2, actualType=number}
          {"exclusiveMaximum":2}               | 2             | {expected=2, actual=2, actualType=number}
          {"multipleOf":2}                     | 1             | {expected=2, actual=1, actualType=number}
          {"minItems":2}                       | [1]           | {expected=2, actual=1}
          {"maxItems":0}                       | [1]           | {expected=0, actual=1}
          {"minProperties":1}                  | {}            | {expected=1, actual=0}
          {"maxProperties":0}                  | {"a":1}       | {expected=0, actual=1}
          {"minLength":2}                      | "😀"           | {expected=2, actual=1}
          {"maxLength":2}                      | "abc"         | {expected=2, actual=3}
          {"uniqueItems":true}                 | [1,2,2]       | {first=1, second=2}
          {"items":false}                      | [1]           | {actual=1, actualType=number}
          draft-07 {"items":[true],"additionalItems":false} | [1,2] | {actual=2, actualType=number}
          {"unevaluatedItems":false}           | [1]           | {actual=1, actualType=number}
          {"contains":{"type":"string"}}       | [1]           | {expected=1, wanted=[string], actual=0}
          {"contains":{"minLength":1},"minContains":2} | ["a"] | {expected=2, schema={"minLength":1}, actual=1}
          {"contains":{"const":1},"maxContains":1}     | [1,1] | {expected=1, wanted=1, actual=2}
          {"oneOf":[{"properties":{"kind":{"const":"a"}}},{"properties":{"kind":{"enum":["b"]}}}]} | {} | {first=1, second=2, discriminator=kind, actualType=object}
          {"oneOf":[{"properties":{"kind":{"const":"a"}}},{"properties":{"kind":{"const":"a"}}}]} | {} | {first=1, second=2, actualType=object}
          {"anyOf":[{"type":"string"},{"const":1}]} | 2        | {expected=[string, 1], actual=2, actualType=number}
          {"anyOf":[{"minimum":2},{"type":"null"}]} | 1        | {alternative=1, expected=[null], violations=[line 1, column 1 (root): 1 is less than the minimum 2], actual=1, actualType=number}
          {"oneOf":[{"required":["a","b","c","d"]},{"required":["e","f","g","h","i"]}]} | {}      | {alternative=1, violations=[line 1, column 1 (root): missing property "a"; add it, line 1, column 1 (root): missing property "b"; add it, line 1, column 1 (root): missing property "c"; add it], more=1, actualType=object}
          {"oneOf":[{"type":"number"},{"const":1}]} | 1        | {first=1, second=2, actual=1, actualType=number}
          false                                | 1             | {actual=1, actualType=number}
          """)
  void parametersAreThoseOfTheMessage(String schema, String instance, String expected) {
    CheckReport report = TestSchemas.compile(schema).check(instance);
    assertThat(report.violations()).hasSize(1);
    assertThat(report.violations().get(0).parameters().toString()).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("keywords")
  void theTableHasEveryKeyword(String keyword) {
    assertThat(cases())
        .anyMatch(row -> row.expected().contains("> " + keyword + " ")
            || row.expected().contains("> NOTATION " + keyword + " "));
  }

  /** The standard keywords that report violations of their own, and the schema {@code false}. */
  static Stream<String> keywords() {
    Stream<String> standard = Arrays.stream(Draft.values())
        .flatMap(draft -> metaSchemas(draft.metaSchema()))
        .flatMap(meta -> meta.path("properties").propertyNames().stream())
        .filter(
            name -> StandardKeyword.of(name).filter(StandardKeyword::asserts).isPresent())
        .filter(name -> !REPORTED_BY_SUBSCHEMAS.contains(name));
    return Stream.concat(standard, Stream.of("false")).distinct();
  }

  /** A meta-schema and those of its vocabularies. */
  private static Stream<JsonNode> metaSchemas(String id) {
    JsonNode meta = MetaSchemas.document(id).orElseThrow();
    Stream<JsonNode> vocabularies = meta.path("allOf")
        .valueStream()
        .flatMap(part -> metaSchemas(Uris.resolved(id, part.path("$ref").stringValue())));
    return Stream.concat(Stream.of(meta), vocabularies);
  }
}
