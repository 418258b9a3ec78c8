package dev.masu.schema.internal.streaming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.internal.map.Entries;
import dev.masu.schema.SchemaCatalog;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Members that were there before are handed over in one go, as far as nothing about them is new or wrong. */
final class NextMembersTest {
  private static final StreamingSchema SCHEMA = (StreamingSchema)
      SchemaCatalog.builder().register("""
          {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "https://example.org/maps.json",
            "type": "object",
            "additionalProperties": {
              "type": ["object", "integer"],
              "required": ["a"],
              "maxProperties": 4,
              "propertyNames": {"maxLength": 50},
              "additionalProperties": {
                "type": ["string", "null", "integer"], "pattern": "^[b-y]+$", "maximum": 9
              }
            }
          }""").build().schema("https://example.org/maps.json");

  private static final Makers MAKERS = new Makers("names", "texts", "none", true);

  /** Makes known the names a, c and d, the text b and the number 1. */
  private static final String KNOWN = "\"first\":{\"a\":\"b\",\"c\":null,\"d\":1},\"second\":";

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":"b"}                 | END   | END_OBJECT       | a=text b
      {"d":1,"c":null,"a":"b"}  | END   | END_OBJECT       | d=1 c=none a=text b
      {"a":"b","e":"b"}         | NAME  | PROPERTY_NAME    | a=text b
      {"e":"b","a":"b"}         | NAME  | PROPERTY_NAME    | ''
      {"a":"x","c":null}        | VALUE | VALUE_STRING     | ''
      {"a":"b","c":2}           | VALUE | VALUE_NUMBER_INT | a=text b
      {"a":1.0}                 | VALUE | VALUE_NUMBER_FLOAT | ''
      7                         | START | VALUE_NUMBER_INT | ''
      """)
  void areHandedOverAsFarAsTheyAreKnown(
      String second, MembersRead expected, JsonToken at, String entries) {
    String json = "{" + KNOWN + second + ",\"third\":8}";
    CheckedParser checked = guard(json);
    readFirst(checked);
    Entries<String, Object> into = new Entries<>();
    assertThat(checked.nextMembers(MAKERS, into)).isEqualTo(expected);
    assertThat(checked.currentToken()).isEqualTo(at);
    assertThat(words(into)).isEqualTo(entries);
    JsonParser plain = ShortTokens.parser(json);
    assertThat(checked.currentOrder()).isEqualTo(ShortTokens.orderAt(checked, plain));
    assertThat(ShortTokens.fromHere(checked)).isEqualTo(ShortTokens.fromHere(plain));
    assertThat(checked.finish(List.of()).isValid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":"b","a":"b"} | line 1, column 53 (/second/a): the name "a" stands twice in this object, first at line 1, column 45; keep one
      {"c":null} | line 1, column 44 (/second): missing property "a"; add it
      {"a":"b","c":"B"} | line 1, column 57 (/second/c): "B" does not match the pattern ^[b-y]+$
      {"a":"b","c":10} | line 1, column 57 (/second/c): 10 is greater than the maximum 9
      {"a":true} | line 1, column 49 (/second/a): expected a string, null or an integer but found true
      {"a":"b","c":null,"d":1,"e":1,"f":1} | line 1, column 44 (/second): expected at most 4 properties but found 5
      {"a":"b","e":1,"c":null,"d":1,"f":1} | line 1, column 44 (/second): expected at most 4 properties but found 5
      {"a":{}} | line 1, column 49 (/second/a): expected a string, null or an integer but found an object
      {"a":[]} | line 1, column 49 (/second/a): expected a string, null or an integer but found an array
      [] | line 1, column 44 (/second): expected an object or an integer but found an array
      {"a":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"} | line 1, column 49 (/second/a): the string is longer than the parser's limit of 40 chars
      {"a":"b","bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":1} | line 1, column 110 (/second): the property name is longer than the parser's limit of 40 chars
      """)
  void areRefusedWhereSomethingIsWrong(String second, String problem) {
    CheckedParser checked = guard("{" + KNOWN + second + ",\"third\":8}");
    readFirst(checked);
    Throwable refused = catchThrowable(() -> {
      checked.nextMembers(MAKERS, new Entries<String, Object>());
      ShortTokens.fromHere(checked);
    });
    assertThat(refused)
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.report.toString()).isEqualTo(problem));
    assertThat(catchThrowable(() -> checked.nextMembers(MAKERS, new Entries<String, Object>())))
        .isSameAs(refused);
  }

  private static CheckedParser guard(String json) {
    JsonParser parser = ShortTokens.parser(json);
    parser.nextToken();
    return SCHEMA.guard(parser, (p, report) -> new Refused(report));
  }

  /** Reads the first member, keeps something for all of its names and texts, and goes to the next name. */
  private static void readFirst(CheckedParser checked) {
    checked.nextToken();
    while (checked.nextToken() != JsonToken.END_OBJECT) {
      Known known = checked.known();
      if (checked.currentToken() == JsonToken.PROPERTY_NAME) {
        Objects.requireNonNull(known).keep("names", checked.currentName());
      } else if (checked.currentToken() == JsonToken.VALUE_STRING) {
        Objects.requireNonNull(known).keep("texts", "text " + checked.getString());
      }
    }
    assertThat(checked.nextName()).isEqualTo("second");
  }

  private static String words(Entries<String, Object> entries) {
    return entries.take().toString().replaceAll("[{},]", "");
  }
}
