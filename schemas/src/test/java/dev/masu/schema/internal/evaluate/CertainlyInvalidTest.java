package dev.masu.schema.internal.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.ValuePath;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** A value is certainly invalid, so that no more of it is bound, as soon as nothing can make it valid. */
final class CertainlyInvalidTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String ID = "https://example.org/schema.json";

  /** The last column is the last token after which the document may still be valid. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          # The last alternative is needed.
          {"anyOf":[{"type":"null"},{"items":{"type":"string"}}]}                          | [1, "x"]              | [
          {"oneOf":[{"type":"object"},{"items":{"type":"string"}}]}                        | ["y", 1, "x"]         | y
          {"anyOf":[{"type":"null"},{"$ref":"#/$defs/a"}],"$defs":{"a":{"items":false}}}   | [1, "x"]              | [
          {"oneOf":[{"properties":{"k":{"const":"a"},"n":{"type":"string"}}},{"properties":{"k":{"const":"b"}}}]} | {"k":"a","n":1,"o":2} | n
          {"oneOf":[{"properties":{"k":{"const":"a"}}},{"properties":{"k":{"const":"b"}}}]} | {"k":"c","n":1}      | k
          {"oneOf":[{"properties":{"k":{"const":"a"}}},{"properties":{"k":{"const":"b"},"n":{"type":"string"}}}]} | {"n":1,"k":"b","o":2} | k
          # As long as two may fit, either may.
          {"anyOf":[{"items":{"type":"string"}},{"items":{"type":"boolean"}}]}             | ["x", true, 1]        | x
          {"anyOf":[{"items":{"type":"string"}},{"items":{"type":"number"}},{"items":{"type":"boolean"}}]} | ["x", true, 1] | x
          {"anyOf":[{"items":{"type":"string"}},true]}                                     | [1, "x"]              | ]
          # What an alternative needs in turn.
          {"anyOf":[{"type":"null"},{"allOf":[{"items":{"type":"string"}}]}]}              | [1, "x"]              | [
          {"anyOf":[{"type":"null"},{"anyOf":[{"type":"string"},{"items":{"type":"string"}}]}]} | [1, "x"]         | [
          {"allOf":[{"anyOf":[{"type":"null"},{"items":{"type":"string"}}]}]}              | [1, "x"]              | [
          {"anyOf":[{"allOf":[{"type":"null"}]},{"items":{"type":"string"}}]}              | [1, "x"]              | [
          {"anyOf":[{"allOf":[{"items":{"type":"null"}}]},{"items":{"type":"string"}}]}    | ["y", 1, "x"]         | y
          # Within a part of what is needed.
          {"anyOf":[{"type":"null"},{"items":{"items":{"type":"string"}}}]}                | [["y", 1], "x"]       | y
          {"items":{"anyOf":[{"type":"null"},{"items":{"type":"string"}}]}}                | [null, ["y", 1], "x"] | y
          # What is wrong with a name is reported before its value.
          {"anyOf":[{"type":"null"},{"additionalProperties":false}]}                       | {"a":1}               | {
          {"anyOf":[{"type":"array"},{"propertyNames":{"maxLength":1}}]}                   | {"aa":1}              | {
          # The verdict depends on the end.
          {"not":{"items":{"type":"number"}}}                                              | [1, 2]                | 2
          {"if":true,"then":{"items":{"type":"string"}}}                                   | [1, 2]                | 2
          {"oneOf":[{"items":{"type":"number"}},true]}                                     | [1, 2]                | 2
          """)
  void asSoonAsNoAlternativeCanBeValid(String schema, String json, String last) {
    List<String> read = bound(schema, json);
    assertThat(read.get(read.size() - 1)).isEqualTo(last);
  }

  @Test
  void notWhileAnAlternativeIsValid() {
    String kinds = "{\"oneOf\":[{\"properties\":{\"k\":{\"const\":\"a\"}}},"
        + "{\"properties\":{\"k\":{\"const\":\"b\"}}}]}";
    assertThat(bound(kinds, "{\"k\":\"b\",\"n\":[1]}"))
        .containsExactly("{", "k", "b", "n", "[", "1", "]", "}");
  }

  /** Such a value need not be checked by its own schema as well. */
  @Test
  void findsValuesThatTheSchemaChecksByAnotherSchema() {
    String node = "https://example.org/node.json";
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(node, "{\"type\":\"object\"}")
        .register(ID, """
            {"properties": {"always": {"$ref": "node.json"}},
             "anyOf": [{"properties": {"k": {"const": "a"}}, "additionalProperties": {"$ref": "node.json"}},
                       {"properties": {"k": {"const": "b"}}}]}
            """)
        .build();
    assertThat(needed(catalog, node, "{\"always\":{},\"early\":{},\"k\":\"a\",\"late\":{}}"))
        .containsExactly("always", "late");
    assertThat(needed(catalog, node, "{\"always\":{},\"early\":{},\"k\":\"b\",\"late\":{}}"))
        .containsExactly("always");
  }

  private static List<String> needed(SchemaCatalog catalog, String id, String json) {
    StreamingSchema compiled = (StreamingSchema) SchemaEngine.of(catalog.schema(ID));
    StreamingSchema nested = (StreamingSchema) SchemaEngine.of(catalog.schema(id));
    List<String> needed = new ArrayList<>();
    try (JsonParser parser = MAPPER.createParser(json)) {
      parser.nextToken();
      Evaluator evaluator = compiled
          .evaluators()
          .acquire()
          .startReport(parser, ValuePath.of(""), Long.MAX_VALUE, Integer.MAX_VALUE);
      evaluator.begin();
      while (parser.nextToken() != null) {
        evaluator.accept(parser.currentToken());
        if (evaluator.startsWhatIsCheckedBy(nested.root())) {
          needed.add(parser.streamReadContext().getParent().currentName());
        }
      }
    }
    return needed;
  }

  private static List<String> bound(String schema, String json) {
    StreamingSchema compiled = (StreamingSchema)
        SchemaEngine.of(SchemaCatalog.builder().register(ID, schema).build().schema(ID));
    List<String> read = new ArrayList<>();
    try (JsonParser parser = MAPPER.createParser(json)) {
      parser.nextToken();
      Evaluator evaluator = compiled
          .evaluators()
          .acquire()
          .startReport(parser, ValuePath.of(""), Long.MAX_VALUE, Integer.MAX_VALUE);
      evaluator.begin();
      while (!evaluator.isInvalid()) {
        read.add(parser.getString());
        if (parser.nextToken() == null) {
          break;
        }
        evaluator.accept(parser.currentToken());
      }
      evaluator.readOn();
      assertThat(evaluator.report(evaluator.locator(), List.of()))
          .hasToString(compiled.check(json).toString());
    }
    return read;
  }
}
