package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.type.TypeReference;

/** Records that are the items of an array, or values that follow each other. */
final class RecordValuesTest {
  private static final RecordReader<PointTypes.Plain> POINTS =
      RecordReader.of(UserSchemas.mapper(), PointTypes.Plain.class);

  static Stream<Arguments> values() {
    return Stream.of(
        Arguments.of(" \n", List.of()),
        Arguments.of(
            "\uFEFF{\"x\":1}\r\n\r\n  {\"x\":2,\n\"name\":\"}{\\\"\"}{\"x\":3}",
            List.of(
                "1 1:1 @3 Plain[x=1, name=null]",
                "2 3:3 @16 Plain[x=2, name=}{\"]",
                "3 4:15 @38 Plain[x=3, name=null]")),
        Arguments.of(
            "{\"x\":1}7[1]\"a\"\"b\" 12\"a\"} , {\"x\":3}",
            List.of(
                "1 1:1 @0 Plain[x=1, name=null]",
                "2 1:8 @7 '7' line 1, column 1 (root): expected an object but found the number 7",
                "3 1:9 @8 '[1]' line 1, column 1 (root): expected an object but found an array",
                "4 1:12 @11 '\"a\"' line 1, column 1 (root): expected an object but found the"
                    + " string \"a\"",
                "5 1:15 @14 '\"b\"' line 1, column 1 (root): expected an object but found the"
                    + " string \"b\"",
                "6 1:19 @18 '12' line 1, column 1 (root): expected an object but found the number"
                    + " 12",
                "7 1:21 @20 '\"a\"' line 1, column 1 (root): expected an object but found the"
                    + " string \"a\"",
                "8 1:24 @23 '}' line 1, column 1 (root): expected a JSON value but found '}'",
                "9 1:26 @25 ',' line 1, column 1 (root): expected a JSON value but found ','",
                "10 1:28 @27 Plain[x=3, name=null]")),
        Arguments.of(
            "{\"x\":1}{\n{\"x\":2}",
            List.of(
                "1 1:1 @0 Plain[x=1, name=null]",
                "2 1:8 @7 '{\n{\"x\":2}' line 2, column 1 (root): expected a property name in double"
                    + " quotes or '}' but found '{'")));
  }

  @ParameterizedTest
  @MethodSource("values")
  void valuesMayFollowEachOther(String input, List<String> expected) {
    assertRead(input, expected);
  }

  static Stream<Arguments> arrays() {
    String unclosed = " '' line 1, column 1 (root): the input ends inside the array that holds the"
        + " records; is it cut off?";
    String nothing = " '' line 1, column 1 (root): the document is empty; expected a JSON value";
    return Stream.of(
        Arguments.of(" [ ] ", List.of()),
        Arguments.of(
            "[{\"x\":1},\n {\"x\":2}\n,{\"x\":3}]\n",
            List.of(
                "1 1:2 @1 Plain[x=1, name=null]",
                "2 2:2 @11 Plain[x=2, name=null]",
                "3 3:2 @20 Plain[x=3, name=null]")),
        Arguments.of(
            "[,{\"x\":1},,{\"x\":2}, ]",
            List.of(
                "1 1:2 @1" + nothing,
                "2 1:3 @2 Plain[x=1, name=null]",
                "3 1:11 @10" + nothing,
                "4 1:12 @11 Plain[x=2, name=null]",
                "5 1:21 @20" + nothing)),
        Arguments.of(
            "[{\"x\":1},\n {\"x\":2} {\"x\":3},{\"x\":4}]{\"x\":5} ",
            List.of(
                "1 1:2 @1 Plain[x=1, name=null]",
                "2 2:2 @11 '{\"x\":2} {\"x\":3}' line 1, column 9 (root): expected the end of the"
                    + " document but found '{'; a document is one JSON value",
                "3 2:18 @27 Plain[x=4, name=null]",
                "4 2:26 @35 '{\"x\":5}' line 1, column 1 (root): expected the end of the input after"
                    + " the array that holds the records")),
        Arguments.of(
            "[{\"x\":1}}, {\"x\":2}]",
            List.of(
                "1 1:2 @1 '{\"x\":1}}' line 1, column 8 (root): expected the end of the document but"
                    + " found '}'; a document is one JSON value",
                "2 1:12 @11 Plain[x=2, name=null]")),
        Arguments.of(
            "[{\"x\":1}", List.of("1 1:2 @1 Plain[x=1, name=null]", "2 1:9 @8" + unclosed)),
        Arguments.of(
            "[{\"x\":1},\n", List.of("1 1:2 @1 Plain[x=1, name=null]", "2 2:1 @10" + unclosed)),
        Arguments.of("[", List.of("1 1:2 @1" + unclosed)),
        Arguments.of(
            "[{\"x\":1},{\"x\"",
            List.of(
                "1 1:2 @1 Plain[x=1, name=null]",
                "2 1:10 @9 '{\"x\"' line 1, column 5 (/x): the document ends inside the object"
                    + " that starts at line 1, column 1; is it cut off?")));
  }

  @ParameterizedTest
  @MethodSource("arrays")
  void recordsMayBeItemsOfAnArray(String input, List<String> expected) {
    assertRead(input, expected);
  }

  @Test
  void separatorsAreThoseThatTheMapperAllows() {
    RecordReader<PointTypes.Plain> lenient = RecordReader.of(
        UserSchemas.mapper()
            .rebuild()
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_RS_CONTROL_CHAR)
            .build(),
        PointTypes.Plain.class);
    assertThat(RecordTexts.read(lenient::values, "[{\"x\":1,},\n{\"x\":2},\n]"))
        .containsExactly("1 1:2 @1 Plain[x=1, name=null]", "2 2:1 @11 Plain[x=2, name=null]");
    assertThat(RecordTexts.read(
            lenient::values, "\u001E{\"x\":1}\n\u001E{\"x\":\n2}\n\u001E7\u001E8\u001E"))
        .containsExactly(
            "1 1:2 @1 Plain[x=1, name=null]",
            "2 2:2 @10 Plain[x=2, name=null]",
            "3 4:2 @20 '7' line 1, column 1 (root): expected an object but found the number 7",
            "4 4:4 @22 '8' line 1, column 1 (root): expected an object but found the number 8");
  }

  @Test
  void recordsAfterASeparatorMayBeArrays() {
    RecordReader<List<Integer>> sequence = RecordReader.of(
        UserSchemas.mapper()
            .rebuild()
            .enable(JsonReadFeature.ALLOW_RS_CONTROL_CHAR)
            .build(),
        new TypeReference<List<Integer>>() {});
    assertThat(RecordTexts.read(sequence::values, "\u001E[1]\n\u001E[2,3]\n"))
        .containsExactly("1 1:2 @1 [1]", "2 2:2 @6 [2, 3]");
  }

  @Test
  void anEmptyRecordHasItsLocationInTheInput() throws IOException {
    InputStream input =
        new ByteArrayInputStream("[{\"x\":1},\n,,".getBytes(StandardCharsets.UTF_8));
    try (Stream<CheckedResult<PointTypes.Plain>> records = POINTS.values(JsonInput.of(input))) {
      assertThat(records
              .filter(Rejected.class::isInstance)
              .map(record -> ((Rejected<?>) record).reportInInput().toString()))
          .containsExactly(
              "line 2, column 1 (root): the document is empty; expected a JSON value",
              "line 2, column 2 (root): the document is empty; expected a JSON value",
              "line 2, column 3 (root): the input ends inside the array that holds the records; is"
                  + " it cut off?");
    }
  }

  private static void assertRead(String input, List<String> expected) {
    assertThat(RecordTexts.read(POINTS::values, input)).isEqualTo(expected);
    assertThat(RecordTexts.read(POINTS.withThreads(1)::values, input)).isEqualTo(expected);
  }

  @Test
  void whiteSpaceAfterAnItemCountsForTheLimit() {
    String space = " ".repeat(1_000_000);
    assertThat(RecordTexts.read(
            POINTS.withMaxRecordLength(500_000)::values, "[{\"x\":1}" + space + ",{\"x\":2}]"))
        .containsExactly(
            "1 1:2 @1 '{\"x\":1}" + " ".repeat(993) + "' line 1, column 1 (root): the record is"
                + " longer than the limit of 500000 bytes; raise the limit or split the record",
            "2 1:1000010 @1000009 Plain[x=2, name=null]");
  }
}
