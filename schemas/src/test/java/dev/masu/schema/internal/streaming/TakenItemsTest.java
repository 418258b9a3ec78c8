package dev.masu.schema.internal.streaming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.internal.map.Entries;
import dev.masu.schema.SchemaCatalog;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Items that hold nothing new are handed over in one go, with the objects in them. */
final class TakenItemsTest {
  private static final String SCHEMA = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://example.org/items.json",
        "type": "array",
        "items": {
          "type": ["object", "integer"],
          "required": ["a"],
          "maxProperties": 4,
          "properties": {
            "a": {"type": ["string", "null", "integer", "boolean"], "pattern": "^[b-y]+$", "maximum": 9},
            "map": {
              "type": "object",
              "required": ["x"],
              "maxProperties": 3,
              "additionalProperties": {"type": ["string", "null"], "pattern": "^[b-y]+$"}
            }
          }
        }
      }""";

  private static final Makers MAKERS = new Makers("names", "texts", "none", false);

  /** Makes known the names a, map, other, x and y, the text b and the number 1. */
  private static final String KNOWN =
      "{\"a\":\"b\",\"map\":{\"x\":\"b\",\"y\":null},\"other\":{}},{\"a\":1},";

  /** Takes what it has seen before, but no item in which a is null. */
  private static final class Taker implements ItemTaker {
    final StringBuilder taken = new StringBuilder();
    final Entries<String, Object> entries = new Entries<>();
    private boolean isNull;

    @Override
    public boolean takes(Known name, String text, @Nullable Known known) {
      return take(name, text);
    }

    @Override
    public boolean takes(Known name, int number) {
      return take(name, number);
    }

    @Override
    public boolean takes(Known name, boolean truth) {
      return take(name, truth);
    }

    @Override
    public boolean takesNull(Known name) {
      isNull = true;
      return take(name, "null");
    }

    private boolean take(Known name, Object value) {
      Object kept = name.madeBy("names");
      if (kept == null) {
        return false;
      }
      taken.append(kept).append('=').append(value).append(' ');
      return true;
    }

    @Override
    public @Nullable EntryTaker<?, ?> entries(Known name) {
      return "map".equals(name.madeBy("names")) ? new EntryTaker<>(MAKERS, entries) : null;
    }

    @Override
    public boolean takesItem() {
      if (isNull) {
        return false;
      }
      takeEntries();
      taken.append("; ");
      return true;
    }

    String words() {
      takeEntries();
      return taken.toString().strip();
    }

    private void takeEntries() {
      if (entries.size() > 0) {
        taken.append(entries.take()).append(' ');
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":"b"}                           | START  | - | VALUE_NUMBER_INT | a=b ;
      {"a":"b"},{"a":1},{"a":true}        | START  | - | VALUE_NUMBER_INT | a=b ; a=1 ; a=true ;
      {"a":1,"map":{"x":"b"}},{"a":"b"}   | START  | - | VALUE_NUMBER_INT | a=1 {x=text b} ; a=b ;
      {"map":{"y":null,"x":"b"},"a":1}    | START  | - | VALUE_NUMBER_INT | a=1 {y=none, x=text b} ;
      {"a":"b","new":1}                   | NAME   | - | PROPERTY_NAME    | a=b
      {"new":"b","a":"b"}                 | NAME   | - | PROPERTY_NAME    | ''
      {"map":{"x":"b"},"new":"b","a":"b"} | NAME   | - | PROPERTY_NAME    | {x=text b}
      {"a":"new"}                         | VALUE  | - | VALUE_STRING     | ''
      {"a":2}                             | VALUE  | - | VALUE_NUMBER_INT | ''
      {"a":1,"other":{"x":"b"}}           | VALUE  | - | START_OBJECT     | a=1
      {"a":1,"other":[1,{"x":"b"}]}       | VALUE  | - | START_ARRAY      | a=1
      {"map":{"x":"new"},"a":"b"}         | INSIDE | VALUE | VALUE_STRING  | ''
      {"map":{"x":"b","new":"b"},"a":"b"} | INSIDE | NAME  | PROPERTY_NAME | {x=text b}
      {"a":"b"},{"a":null},{"a":"b"}      | END    | - | END_OBJECT | a=b ; a=null
      7                                   | START  | - | VALUE_NUMBER_INT | ''
      """)
  void areHandedOverAsFarAsTheyAreKnown(
      String items, MembersRead expected, String inside, JsonToken at, String taken) {
    String json = "[" + KNOWN + items + ",8]";
    CheckedParser checked = guard(json);
    readKnown(checked);
    Taker taker = new Taker();
    assertThat(checked.takeItems(taker)).isTrue();
    assertThat(checked.membersRead()).isEqualTo(expected);
    if (expected == MembersRead.INSIDE) {
      assertThat(checked.entriesRead()).hasToString(inside);
    }
    assertThat(checked.stoppedAt() != null).isEqualTo(expected == MembersRead.VALUE);
    assertThat(checked.currentToken()).isEqualTo(at);
    assertThat(taker.words()).isEqualTo(taken);
    JsonParser plain = ShortTokens.parser(json);
    assertThat(checked.currentOrder()).isEqualTo(ShortTokens.orderAt(checked, plain));
    assertThat(ShortTokens.fromHere(checked)).isEqualTo(ShortTokens.fromHere(plain));
    assertThat(checked.finish(List.of()).isValid()).isTrue();
  }

  @Test
  void endWithTheirArray() {
    CheckedParser checked = guard("[" + KNOWN + "{\"a\":\"b\"}]");
    readKnown(checked);
    Taker taker = new Taker();
    assertThat(checked.takeItems(taker)).isFalse();
    assertThat(taker.words()).isEqualTo("a=b ;");
    assertThat(checked.currentToken()).isEqualTo(JsonToken.END_ARRAY);
    assertThat(checked.finish(List.of()).isValid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":"b","a":"b"} | line 1, column 75 (/3/a): the name "a" stands twice in this object, first at line 1, column 67; keep one
      {"map":{"x":"b"}} | line 1, column 66 (/3): missing property "a"; add it
      {"a":"B"} | line 1, column 71 (/3/a): "B" does not match the pattern ^[b-y]+$
      {"a":10} | line 1, column 71 (/3/a): 10 is greater than the maximum 9
      {"a":{}} | line 1, column 71 (/3/a): expected a string, null, an integer, true or false but found an object
      {"a":"b","map":{"y":"b"}} | line 1, column 81 (/3/map): missing property "x"; add it
      {"a":"b","map":{"x":"b","x":"b"}} | line 1, column 90 (/3/map/x): the name "x" stands twice in this object, first at line 1, column 82; keep one
      {"a":"b","map":{"x":"b","y":"B"}} | line 1, column 94 (/3/map/y): "B" does not match the pattern ^[b-y]+$
      {"a":"b","map":{"x":1}} | line 1, column 86 (/3/map/x): expected a string or null but found the number 1
      {"a":"b","map":{"x":{}}} | line 1, column 86 (/3/map/x): expected a string or null but found an object
      {"a":"b","map":{"x":"b","y":"b","z":"b","w":"b"}} | line 1, column 81 (/3/map): expected at most 3 properties but found 4
      {"a":"b","map":{"x":"b","y":"b"},"map":{"x":"b"}} | line 1, column 99 (/3/map): the name "map" stands twice in this object, first at line 1, column 75; keep one
      {"a":"b","map":null} | line 1, column 81 (/3/map): expected an object but found null
      {"a":"b","map":{"x":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}} | line 1, column 86 (/3/map/x): the string is longer than the parser's limit of 40 chars
      {"a":"b","map":{"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":"b"}} | line 1, column 139 (/3/map): the property name is longer than the parser's limit of 40 chars
      {"a":"b","b":1,"c":1,"d":1,"e":1} | line 1, column 66 (/3): expected at most 4 properties but found 5
      true | line 1, column 66 (/3): expected an object or an integer but found true
      """)
  void areRefusedWhereSomethingIsWrong(String item, String problem) {
    CheckedParser checked = guard("[" + KNOWN + "{\"a\":\"b\"}," + item + ",8]");
    readKnown(checked);
    Throwable refused = catchThrowable(() -> {
      checked.takeItems(new Taker());
      ShortTokens.fromHere(checked);
    });
    assertThat(refused)
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.report.toString()).isEqualTo(problem));
    assertThat(catchThrowable(() -> checked.takeItems(new Taker()))).isSameAs(refused);
  }

  private static CheckedParser guard(String json) {
    JsonParser parser = ShortTokens.parser(json);
    parser.nextToken();
    // One of its own: what was read before makes nothing known.
    StreamingSchema schema = (StreamingSchema)
        SchemaCatalog.builder().register(SCHEMA).build().schema("https://example.org/items.json");
    return schema.guard(parser, (p, report) -> new Refused(report));
  }

  /** Reads the known items, and keeps something for all of their names and texts. */
  private static void readKnown(CheckedParser checked) {
    for (int items = 0; items < 2; ) {
      JsonToken token = checked.nextToken();
      Known known = checked.known();
      if (token == JsonToken.PROPERTY_NAME) {
        Objects.requireNonNull(known).keep("names", checked.currentName());
      } else if (token == JsonToken.VALUE_STRING) {
        Objects.requireNonNull(known).keep("texts", "text " + checked.getString());
      } else if (token == JsonToken.END_OBJECT && checked.depth() == 1) {
        items++;
      }
    }
  }
}
