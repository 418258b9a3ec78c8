package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents about as large as the largest stream that is held in memory are read in full, over every input. */
@Timeout(60)
class LargeDocumentsTest {
  private static final int HELD = 1 << 24;

  /** The first of the numbers in place of strings, from before the end of what is held to far after it. */
  private static final int FIRST_WRONG = HELD - 20_000;

  private static final int DISTANCE = 250;
  private static final int WRONG = 200;

  private static final CheckLimits ALL_VIOLATIONS =
      CheckLimits.defaults().withMaxViolations(CheckLimits.ALL_VIOLATIONS);
  private static final String SCHEMA = "{\"items\":{\"type\":\"string\"}}";

  /** An array of as many chars, of which one in 250 is a number around the end of what is held. */
  private static StringBuilder document(int length) {
    StringBuilder text = new StringBuilder(" ".repeat(length));
    text.setCharAt(0, '[');
    text.replace(1, 5, "\"\",1");
    for (int i : wrong(length)) {
      text.setCharAt(i - 1, ',');
      text.setCharAt(i, '1');
    }
    text.setCharAt(length - 1, ']');
    return text;
  }

  private static List<Integer> wrong(int length) {
    return IntStream.range(0, WRONG)
        .map(i -> FIRST_WRONG + i * DISTANCE)
        .filter(i -> i < length - 1)
        .boxed()
        .toList();
  }

  /** Gives a few chars at a time. */
  private static final class SlowReader extends FilterReader {
    private int reads;

    SlowReader(char[] text) {
      super(new CharArrayReader(text));
    }

    @Override
    public int read(char[] chars, int offset, int length) throws IOException {
      return super.read(chars, offset, Math.min(length, 1 + reads++ % 1_300));
    }
  }

  private static List<Reader> readers(String text) {
    char[] chars = text.toCharArray();
    return List.of(
        new StringReader(text),
        new BufferedReader(new CharArrayReader(chars)),
        new SlowReader(chars));
  }

  private static List<Integer> offsets(CheckReport report) {
    return report.violations().stream()
        .map(violation -> (int) violation.location().orElseThrow().offset())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"{}, 1, true", "{}, 16777217, true", "{x, 16777217, false", "{} x, 16777217, false"})
  void leaveTheirSourceOpen(String json, int spaces, boolean isValid) throws IOException {
    CompiledSchema schema = TestSchemas.compile("{\"type\":\"object\"}");
    String text = json + " ".repeat(spaces);
    AtomicInteger closed = new AtomicInteger();
    InputStream bytes =
        new FilterInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    Reader chars = new FilterReader(new StringReader(text)) {
      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
    assertThat(schema.check(bytes).isValid()).isEqualTo(isValid);
    assertThat(schema.check(chars).isValid()).isEqualTo(isValid);
    assertThat(closed).hasValue(0);
  }

  /** Readers are read in parts of 8,192 chars. */
  @ParameterizedTest
  @ValueSource(ints = {HELD - 1, HELD, HELD + 1, HELD + 8_192, HELD + 8_193, HELD + 40_000})
  void areReadToTheirEnd(int length, @TempDir Path folder) throws IOException {
    String text = document(length).toString();
    CompiledSchema schema = TestSchemas.compile(SCHEMA, ALL_VIOLATIONS);
    Integer[] offsets = Stream.concat(Stream.of(4), wrong(length).stream()).toArray(Integer[]::new);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(offsets(schema.check(new ByteArrayInputStream(bytes)))).containsExactly(offsets);
    Path file = Files.write(folder.resolve("document.json"), bytes);
    assertThat(offsets(schema.check(file))).containsExactly(offsets);
    assertThat(schema.check(file.toFile())).isEqualTo(schema.check(file));
    for (Reader reader : readers(text)) {
      assertThat(offsets(schema.check(reader))).containsExactly(offsets);
    }
  }

  @Test
  void reportsOfTextAndBytesAreEqual() {
    int length = HELD + 40_000;
    String text = document(length).toString();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CompiledSchema schema = TestSchemas.compile(SCHEMA, ALL_VIOLATIONS);
    CheckReport report = schema.check(text);
    assertThat(offsets(report)).startsWith(4).endsWith(wrong(length).toArray(Integer[]::new));
    assertThat(report.violations()).hasSize(1 + wrong(length).size());
    assertThat(schema.check(bytes)).isEqualTo(report);
  }

  @ParameterizedTest
  @ValueSource(ints = {HELD - 2, HELD + 8_192, HELD + 30_000})
  void syntaxErrorsAreLocated(int wrong) throws IOException {
    String text = notJson(wrong);
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(offsets(schema.check(new ByteArrayInputStream(bytes)))).containsExactly(wrong);
    for (Reader reader : readers(text)) {
      assertThat(offsets(schema.check(reader))).containsExactly(wrong);
    }
  }

  @Test
  void syntaxErrorsOfTextAndBytesAreLocatedAlike() {
    int wrong = HELD + 8_192;
    String text = notJson(wrong);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    CheckReport report = schema.check(text);
    assertThat(offsets(report)).containsExactly(wrong);
    assertThat(schema.check(bytes)).isEqualTo(report);
  }

  private static String notJson(int wrong) {
    StringBuilder text = new StringBuilder("[" + " ".repeat(HELD + 40_000) + "]");
    text.setCharAt(wrong, 'x');
    return text.toString();
  }

  /** Parsers read the first bytes before a token is requested. */
  @ParameterizedTest
  @CsvSource({"10, 'line 1, column 11 '", "5000, 'line 1, column 5001 '", "20000, ''"})
  void areInvalidWhereAByteIsNotUtf8(int wrong, String location) throws IOException {
    byte[] bytes = ("[" + " ".repeat(HELD) + "]").getBytes(StandardCharsets.UTF_8);
    bytes[wrong] = (byte) 0xC9;
    CompiledSchema schema = TestSchemas.compile("{\"title\":\"Any\"}");
    assertThat(schema.check(new ByteArrayInputStream(bytes)))
        .hasToString(location + "(root): expected UTF-8 but found the byte 0xC9 at byte offset "
            + wrong + ", which is not part of any character; save the document as UTF-8");
  }

  /** {@code …} stands for 16 MiB of spaces, and {@code #} for a number that is too long for the parser. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      […1          | line 1, column 16777219 (/0): the document ends inside the array that starts at line 1, column 1; is it cut off?
      […{"a":1     | line 1, column 16777224 (/0/a): the document ends inside the object that starts at line 1, column 16777218; is it cut off?
      […{"a":      | line 1, column 16777223 (/0/a): the document ends inside the object that starts at line 1, column 16777218; is it cut off?
      […1,         | line 1, column 16777220 (/1): the document ends inside the array that starts at line 1, column 1; is it cut off?
      […{"a        | line 1, column 16777221 (/0): the document ends inside the object that starts at line 1, column 16777218; is it cut off?
      […{"a":"b    | line 1, column 16777225 (/0/a): the document ends inside the string that starts at line 1, column 16777223; is it cut off?
      {"n":1}…[]   | line 1, column 16777224 (root): expected the end of the document but found '['; a document is one JSON value
      7…"ab"       | line 1, column 16777218 (root): expected the end of the document but found '"'; a document is one JSON value
      7…89         | line 1, column 16777218 (root): expected the end of the document but found "89"; a document is one JSON value
      7…null       | line 1, column 16777218 (root): expected the end of the document but found "null"; a document is one JSON value
      {"n":1}…some | line 1, column 16777224 (root): expected the end of the document but found something else; a document is one JSON value
      {"n":1}…#    | line 1, column 16777224 (root): expected the end of the document but found something else; a document is one JSON value
      {"n":1}…}    | line 1, column 16777224 (root): expected the end of the document but found something else; a document is one JSON value
      […NaN]       | line 1, column 16777221 (/0): Non-standard token 'NaN'
      […1 // one   | line 1, column 16777220 (/0): Unexpected character ('/' (code 47)): maybe a (non-standard) comment?
      […1}         | line 1, column 16777219 (/0): Unexpected close marker '}': expected ']'
      […+1]        | line 1, column 16777219 (/0): Unexpected character ('+' (code 43)) in numeric value: JSON spec does not allow numbers to have plus signs
      …            | line 1, column 1 (root): the document is blank; expected a JSON value
      `… `         | line 1, column 1 (root): the document is blank; expected a JSON value
      …#           | line 1, column 16777217 (root): the number is longer than the parser's limit of 1000 digits
      """)
  void whatIsNotJsonIsReported(String json, String problem) throws IOException {
    String text = json.replace("#", "1".repeat(2_000)).replace("…", " ".repeat(HELD));
    CompiledSchema schema = TestSchemas.compile("{\"title\":\"Any\"}");
    assertThat(schema.check(new StringReader(text))).hasToString(problem);
    assertThat(schema.check(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .hasToString(problem);
  }

  @Test
  void areReadToTheirEndThoughAStreamReturnsNothingAtTimes() throws IOException {
    String text = "{}" + " ".repeat(HELD) + "garbage";
    InputStream slow =
        new FilterInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
          private int reads;

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return reads++ % 2 == 1 ? 0 : super.read(bytes, offset, Math.min(length, 1_000));
          }
        };
    assertThat(TestSchemas.compile("{\"title\":\"Any\"}").check(slow))
        .hasToString(
            "line 1, column 16777219 (root): expected the end of the document but found something"
                + " else; a document is one JSON value");
  }
}
