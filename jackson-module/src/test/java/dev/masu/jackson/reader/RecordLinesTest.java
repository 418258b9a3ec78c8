package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;

/** Records on lines of their own; an invalid one does not affect the others. */
final class RecordLinesTest {
  private static final RecordReader<PointTypes.Plain> POINTS =
      RecordReader.of(UserSchemas.mapper(), PointTypes.Plain.class);

  static Stream<Arguments> inputs() {
    return Stream.of(
        Arguments.of("", List.of()),
        Arguments.of("\n \t\r\n", List.of()),
        Arguments.of("\uFEFF", List.of()),
        Arguments.of("{\"x\":1}", List.of("1 1:1 @0 Plain[x=1, name=null]")),
        Arguments.of("{\"x\":1}\n", List.of("1 1:1 @0 Plain[x=1, name=null]")),
        Arguments.of(
            "{\"x\":1}\r\n\r\n  {\"x\":2} \r{\"x\":3}\n\n",
            List.of(
                "1 1:1 @0 Plain[x=1, name=null]",
                "2 3:3 @13 Plain[x=2, name=null]",
                "3 4:1 @22 Plain[x=3, name=null]")),
        Arguments.of(
            "\uFEFF{\"x\":1}\n\uFEFF{\"x\":2}\n{\"x\":3}",
            List.of(
                "1 1:1 @3 Plain[x=1, name=null]",
                "2 2:1 @11 '\uFEFF{\"x\":2}' line 1, column 1 (root): the document starts with a byte"
                    + " order mark (U+FEFF), which JSON does not allow; save it as UTF-8 without one",
                "3 3:1 @22 Plain[x=3, name=null]")),
        Arguments.of(
            "{\"x\":1}\n{\"x\":2,\n\"name\":\"a\"}\n{\"x\":3}",
            List.of(
                "1 1:1 @0 Plain[x=1, name=null]",
                "2 2:1 @8 '{\"x\":2,' line 1, column 8 (/x): the document ends inside the object"
                    + " that starts at line 1, column 1; is it cut off?",
                "3 3:1 @16 '\"name\":\"a\"}' line 1, column 7 (root): expected the end of the document"
                    + " but found ':'; a document is one JSON value",
                "4 4:1 @28 Plain[x=3, name=null]")),
        Arguments.of(
            "{\"x\":1}\n{\"x\":2} {\"x\":3}\n{\"x\":4}{\n{\"x\":5}",
            List.of(
                "1 1:1 @0 Plain[x=1, name=null]",
                "2 2:1 @8 '{\"x\":2} {\"x\":3}' line 1, column 9 (root): expected the end of the"
                    + " document but found '{'; a document is one JSON value",
                "3 3:1 @24 '{\"x\":4}{' line 1, column 8 (root): expected the end of the document but"
                    + " found '{'; a document is one JSON value",
                "4 4:1 @33 Plain[x=5, name=null]")),
        Arguments.of(
            "{\"y\":1} {\"x\":2}\n{\"y\":1}é\n{\"y\":1}\n[1] [2]\n7 8",
            List.of(
                "1 1:1 @0 '{\"y\":1} {\"x\":2}' line 1, column 9 (root): expected the end of the"
                    + " document but found '{'; a document is one JSON value",
                "2 2:1 @16 '{\"y\":1}é' line 1, column 8 (root): expected the end of the document but"
                    + " found 'é' (U+00E9); a document is one JSON value",
                "3 3:1 @26 '{\"y\":1}' line 1, column 1 (root): missing property \"x\"; add it"
                    + "\nline 1, column 2 (/y): unexpected property \"y\"; expected \"x\" or \"name\"",
                "4 4:1 @34 '[1] [2]' line 1, column 5 (root): expected the end of the document but"
                    + " found '['; a document is one JSON value",
                "5 5:1 @42 '7 8' line 1, column 3 (root): expected the end of the document but found"
                    + " '8'; a document is one JSON value")),
        Arguments.of(
            "{\"x\":1,\"name\":\"\\u00丶5\"}\n{\"x\":2,\"name\":\"\\u0065\"}",
            List.of(
                "1 1:1 @0 '{\"x\":1,\"name\":\"\\u00丶5\"}' line 1, column 16 (/name): expected four"
                    + " hexadecimal digits after \\u in a string",
                "2 2:1 @26 Plain[x=2, name=e]")),
        Arguments.of(
            "null\n7\nx\n{\"x\":1,\"x\":2}\n{\"x\":-2}\n{\"x\":\0}\n{\"x\":3}",
            List.of(
                "1 1:1 @0 'null' line 1, column 1 (root): expected an object but found null",
                "2 2:1 @5 '7' line 1, column 1 (root): expected an object but found the number 7",
                "3 3:1 @7 'x' line 1, column 1 (root): expected a JSON value but found 'x'; strings"
                    + " take double quotes",
                "4 4:1 @9 '{\"x\":1,\"x\":2}' line 1, column 8 (/x): the name \"x\" occurs twice in"
                    + " this object, first at line 1, column 2; keep one",
                "5 5:1 @23 '{\"x\":-2}' line 1, column 1 (root): Cannot construct instance of"
                    + " `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -2",
                "6 6:1 @32 '{\"x\":\0}' line 1, column 6 (/x): expected a JSON value but found the"
                    + " character U+0000",
                "7 7:1 @40 Plain[x=3, name=null]")),
        Arguments.of(
            "{\"x\":\"é\"}\n{\"x\":2,\"name\":\"é\"}\n{\"y\":\uD83D\uDE00}"
                + "\n{\"name\":\"\uD83D\uDE00\",\"y\":1}",
            List.of(
                "1 1:1 @0 '{\"x\":\"é\"}' line 1, column 6 (/x): expected an integer but found the"
                    + " string \"é\"",
                "2 2:1 @11 Plain[x=2, name=é]",
                "3 3:1 @31 '{\"y\":\uD83D\uDE00}' line 1, column 6 (/y): expected a JSON value but"
                    + " found '\uD83D\uDE00' (U+1F600)",
                "4 4:1 @42 '{\"name\":\"\uD83D\uDE00\",\"y\":1}' line 1, column 1 (root): missing"
                    + " property \"x\"; add it"
                    + "\nline 1, column 13 (/y): unexpected property \"y\"; expected \"x\" or \"name\"")));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void eachLineThatIsNotBlankIsARecord(String input, List<String> expected) {
    assertThat(RecordTexts.read(POINTS::lines, input)).isEqualTo(expected);
    assertThat(RecordTexts.read(POINTS.withThreads(1)::lines, input)).isEqualTo(expected);
    assertThat(RecordTexts.read(POINTS.withThreads(3)::lines, input)).isEqualTo(expected);
    assertThat(RecordTexts.read(POINTS::lines, gzip(input))).isEqualTo(expected);
  }

  @Test
  void aRecordMustBeUtf8() {
    byte[] input = "{\"x\":1}\n{\"name\":\"aÿ\"}\n{\"x\":3}".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(RecordTexts.read(POINTS::lines, input))
        .containsExactly(
            "1 1:1 @0 Plain[x=1, name=null]",
            "2 2:1 @8 '{\"name\":\"a\uFFFD\"}' line 1, column 11 (root): expected UTF-8 but found the"
                + " byte 0xFF at byte offset 10, which is not part of any character; save the"
                + " document as UTF-8",
            "3 3:1 @22 Plain[x=3, name=null]");
  }

  static Stream<Arguments> bytesThatAreNotUtf8() {
    return Stream.of(
        Arguments.of("\u00FF\n", 0, "line 1, column 1", "byte 0xFF", 0),
        Arguments.of("{\"x\":1}\n\u00FF\n", 0, "line 2, column 1", "byte 0xFF", 8),
        Arguments.of("\n {\"\u00C3\u00A9\": \u00C3\"}", 7, "line 2, column 8", "byte 0xC3", 9),
        Arguments.of("\u00EF\u00BB\u00BF{\"x\u0080\":1}", 3, "line 1, column 4", "byte 0x80", 6));
  }

  @ParameterizedTest
  @MethodSource("bytesThatAreNotUtf8")
  void anInvalidByteIsCountedInTheRecordAndInTheInput(
      String latin1, int inRecord, String location, String found, int inInput) throws IOException {
    byte[] input = latin1.getBytes(StandardCharsets.ISO_8859_1);
    String message = "expected UTF-8 but found the %s at byte offset %d, which is not part of any"
        + " character; save the document as UTF-8";
    try (Stream<CheckedResult<PointTypes.Plain>> records = POINTS.lines(input(input))) {
      assertThat(records.filter(CheckedResult.Rejected.class::isInstance).map(record ->
              (CheckedResult.Rejected<PointTypes.Plain>) record))
          .singleElement()
          .satisfies(rejected -> {
            assertThat(rejected.report().violations().get(0).message())
                .isEqualTo(message.formatted(found, inRecord));
            assertThat(rejected.reportInInput())
                .hasToString(location + " (root): " + message.formatted(found, inInput));
          });
    }
  }

  static Stream<Arguments> otherEncodings() {
    return Stream.of(
        Arguments.of("", "UTF-16LE", "UTF-16"),
        Arguments.of("\uFEFF", "UTF-16LE", "UTF-16"),
        Arguments.of("", "UTF-16BE", "UTF-16"),
        Arguments.of("\uFEFF", "UTF-16BE", "UTF-16"),
        Arguments.of("", "UTF-32LE", "UTF-32"),
        Arguments.of("\uFEFF", "UTF-32LE", "UTF-32"),
        Arguments.of("", "UTF-32BE", "UTF-32"),
        Arguments.of("\uFEFF", "UTF-32BE", "UTF-32"));
  }

  /** It is not known where its records end, so it is reported once. */
  @ParameterizedTest
  @MethodSource("otherEncodings")
  void anInputInAnotherEncodingIsOneRecord(String mark, String charset, String reported) {
    for (int lines : new int[] {1, 3, 50_000}) {
      byte[] input = (mark + "{\"x\":1}\n".repeat(lines)).getBytes(Charset.forName(charset));
      String text =
          new String(input, 0, Math.min(input.length, RecordScanner.KEPT), StandardCharsets.UTF_8);
      List<String> expected =
          List.of("1 1:1 @0 '" + text + "' line 1, column 1 (root): the document is encoded in "
              + reported + "; save it as UTF-8");
      AtomicLong read = new AtomicLong();
      JsonInput counted = input(input).withProgress(progress -> read.set(progress.bytes()));
      assertThat(RecordTexts.read(POINTS::lines, counted)).isEqualTo(expected);
      assertThat(read).hasValue(input.length);
      assertThat(RecordTexts.read(POINTS.withThreads(1)::lines, input)).isEqualTo(expected);
      assertThat(RecordTexts.read(POINTS::values, input)).isEqualTo(expected);
      assertThat(RecordTexts.read(POINTS::lines, gzip(input))).isEqualTo(expected);
    }
  }

  /** A zero alone does not mean another encoding, and does not affect the lines after it. */
  @Test
  void aZeroIsReportedAtItsLocation() {
    assertThat(RecordTexts.read(POINTS::lines, "{\0}\n{\"x\":2}"))
        .containsExactly(
            "1 1:1 @0 '{\0}' line 1, column 2 (root): expected a property name in double quotes or"
                + " '}' but found the character U+0000",
            "2 2:1 @4 Plain[x=2, name=null]");
  }

  @Test
  void theBeginningOfATooLongRecordIsKept() {
    String longer = "{\"name\":\"" + "é".repeat(100_000) + "\"}";
    assertThat(RecordTexts.read(
            POINTS.withMaxRecordLength(8)::lines,
            "{\"x\":1}\n{\"x\":10}\n{\"x\":100}\n" + longer + "\n" + " ".repeat(200_000)
                + "{\"x\":2}"))
        .containsExactly(
            "1 1:1 @0 Plain[x=1, name=null]",
            "2 2:1 @8 Plain[x=10, name=null]",
            "3 3:1 @17 '{\"x\":100}' line 1, column 1 (root): the record is longer than the limit of"
                + " 8 bytes; raise the limit or split the record",
            "4 4:1 @27 '{\"name\":\"" + "é".repeat(495)
                + "\uFFFD' line 1, column 1 (root): the record"
                + " is longer than the limit of 8 bytes; raise the limit or split the record",
            "5 5:200001 @400039 Plain[x=2, name=null]");
  }

  @Test
  void aLocationInARecordIsALocationInTheInput() throws IOException {
    String json = "[{\"x\":1,\"name\":\"é\"},{\"name\":\"é\",\"y\":1,\n \"z\":2}]";
    try (Stream<CheckedResult<PointTypes.Plain>> records = POINTS.values(input(json))) {
      CheckedResult.Rejected<PointTypes.Plain> rejected =
          (CheckedResult.Rejected<PointTypes.Plain>) records.toList().get(1);
      assertThat(rejected).hasToString("""
          record 2 at line 1, column 21:
            line 1, column 1 (root): missing property "x"; add it
            line 1, column 13 (/y): unexpected property "y"; expected "x" or "name"
            line 2, column 2 (/z): unexpected property "z"; expected "x" or "name\"""");
      assertThat(rejected.reportInInput().violations().stream()
              .map(violation -> violation.location().orElseThrow())
              .map(
                  location -> location.line() + ":" + location.column() + " @" + location.offset()))
          .containsExactly("1:21 @21", "1:33 @34", "2:2 @42");
    }
  }

  @Test
  void anyTypeIsRead() {
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), JsonNode.class)::lines,
            "null\n{\"x\":10}\n{\"x\":100"))
        .containsExactly(
            "1 1:1 @0 null",
            "2 2:1 @5 {\"x\":10}",
            "3 3:1 @14 '{\"x\":100' line 1, column 9 (/x): the document ends inside the object"
                + " that starts at line 1, column 1; is it cut off?");
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), Integer.class)::lines,
            "null\n1\n12\n[\n[1]\n2147483648\n3"))
        .containsExactly(
            "1 1:1 @0 null",
            "2 2:1 @5 1",
            "3 3:1 @7 12",
            "4 4:1 @10 '[' line 1, column 1 (root): Cannot deserialize value of type"
                + " `java.lang.Integer` from Array value (token `JsonToken.START_ARRAY`)\n"
                + "line 1, column 2 (root): the document ends inside the array that starts at line 1,"
                + " column 1; is it cut off?",
            "5 5:1 @12 '[1]' line 1, column 1 (root): Cannot deserialize value of type"
                + " `java.lang.Integer` from Array value (token `JsonToken.START_ARRAY`)",
            "6 6:1 @16 '2147483648' line 1, column 11 (root): Numeric value (2147483648) out of"
                + " range of `int` (-2147483648 - 2147483647)",
            "7 7:1 @27 3");
  }

  @Test
  void aMapOfABoundTypeIsRead() {
    TypeReference<Map<String, PointTypes.Plain>> type = new TypeReference<>() {};
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), type)::lines,
            "{\"a/b\":{\"x\":1}}\n{\"a/b\":{\"x\":\"\uD83D\uDE00\",\"z\":1}}"))
        .containsExactly(
            "1 1:1 @0 {a/b=Plain[x=1, name=null]}",
            "2 2:1 @16 '{\"a/b\":{\"x\":\"\uD83D\uDE00\",\"z\":1}}' line 1, column 13 (/a~1b/x):"
                + " expected an integer but found the string \"\uD83D\uDE00\"\n"
                + "line 1, column 17 (/a~1b/z): unexpected property \"z\"; expected \"x\" or"
                + " \"name\"");
  }

  @Test
  void commentsAreReadIfTheMapperAllowsThem() {
    assertThat(RecordTexts.read(
            withComments()::lines, "{\"x\":1} // one\n/* two */ {\"x\":2}\n{\"x\":3}"))
        .containsExactly(
            "1 1:1 @0 Plain[x=1, name=null]",
            "2 2:1 @15 Plain[x=2, name=null]",
            "3 3:1 @33 Plain[x=3, name=null]");
  }

  private static RecordReader<PointTypes.Plain> withComments() {
    return RecordReader.of(
        UserSchemas.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build(),
        PointTypes.Plain.class);
  }

  /** Only what the mapper does not allow is reported. */
  @Test
  void commentsOfAnInvalidRecordAreNotReported() throws IOException {
    assertThat(RecordTexts.read(
            withComments()::lines, "{\"x\":/* one */\"a\"}\n{\"x\":\"a\"} // two\n{\"x\":\"a\"} 1"))
        .containsExactly(
            "1 1:1 @0 '{\"x\":/* one */\"a\"}' line 1, column 15 (/x): expected an integer but found"
                + " the string \"a\"",
            "2 2:1 @19 '{\"x\":\"a\"} // two' line 1, column 6 (/x): expected an integer but found the"
                + " string \"a\"",
            "3 3:1 @36 '{\"x\":\"a\"} 1' line 1, column 11 (root): expected the end of the document"
                + " but found '1'; a document is one JSON value");
  }
}
