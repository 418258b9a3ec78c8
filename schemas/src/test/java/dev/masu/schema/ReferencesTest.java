package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both engines find the same schema for a reference. */
class ReferencesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "$defs":{"a/b":{"type":"null"},"a%7E1b":false}                 | #/$defs/a%7E1b
      "$defs":{"a/b":{"type":"null"},"a~1b":false}                   | #/$defs/a~1b
      "$defs":{"a":{"type":"null"}}                                  | #%2F$defs%2Fa
      "$defs":{"a":{"type":"null"},"%61":false}                      | #/%24defs/%61
      "$defs":{"%":{"type":"null"},"%25":false,"%2525":false}        | #/$defs/%25
      "$defs":{"%":false,"%25":{"type":"null"},"%2525":false}        | #/$defs/%2525
      "properties":{"~":{"type":"null"},"~0":false}                  | #/properties/%7E0
      "properties":{"~":false,"~0":{"type":"null"}}                  | #/properties/~00
      "properties":{"/":false,"~1":{"type":"null"}}                  | #/properties/~01
      "anyOf":[{"type":"null"},true]                                 | #/anyOf/%30
      "$defs":{"0":{"type":"null"},"00":false}                       | #/$defs/0
      "$defs":{"0":false,"00":{"type":"null"}}                       | #/$defs/00
      "$defs":{"12345678901":{"type":"null"}}                        | #/$defs/12345678901
      "$defs":{"a+b":{"type":"null"},"a b":false}                    | #/$defs/a+b
      "$defs":{"a+b":{"type":"null"},"a b":false}                    | #/$defs/a+%62
      "$defs":{"a+b":false,"a b":{"type":"null"}}                    | #/$defs/a%20b
      "$defs":{"é":{"type":"null"}}                                  | #/$defs/%C3%A9
      "$defs":{"a\\\\n":{"type":"null"},"a\\n":false}                   | #/$defs/a%5Cn
      "$defs":{"":{"type":"null"}}                                   | #/$defs/
      "$defs":{"%":{"type":"null"},"%25":false}                      | schema#/$defs/%25
      "$defs":{"b":{"$anchor":"a","type":"null"}}                    | #%61
      """)
  void fragmentsArePercentEncoded(String around, String reference) {
    String schema = "{\"items\":{\"$ref\":\"" + reference + "\"}," + around + "}";
    for (Engine engine : Engine.values()) {
      CompiledSchema compiled = engine.compile(schema);
      assertThat(compiled.check("[null]")).as(engine + reference).hasToString("valid");
      assertThat(compiled.check("[1]"))
          .hasToString("line 1, column 2 (/0): expected null but found the number 1");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/$defs/%25", "schema#/%24defs/%25", "#%62"})
  void soAreThoseOfDynamicReferences(String reference) {
    CompiledSchema compiled = TestSchemas.compile("{\"items\":{\"$dynamicRef\":\"" + reference
        + "\"},\"$defs\":{\"%\":{\"$anchor\":\"b\",\"type\":\"null\"},\"%25\":false}}");
    assertThat(compiled.check("[null]")).hasToString("valid");
    assertThat(compiled.check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aReferenceToNothingIsToldAsItWasWritten(Engine engine) {
    assertThatThrownBy(() -> engine.compile("{\"$ref\":\"#/$defs/%7e1\"}"))
        .hasMessageEndingWith("(/$ref): refers to #/$defs/%7e1, where nothing is");
  }
}
