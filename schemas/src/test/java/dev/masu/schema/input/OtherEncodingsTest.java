package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents in other encodings than UTF-8, and UTF-8 that looks like UTF-16. */
class OtherEncodingsTest {
  private static final String PLACE = "line 1, column ";

  @ParameterizedTest
  @CsvSource({
    "UTF-16LE, '{}'", "UTF-16BE, '{}'", "UTF-16, '{}'", "UTF-32LE, '{}'", "UTF-32BE, '{}'",
    "UTF-16LE, 7", "UTF-16BE, 7", "UTF-16, 7", "UTF-32LE, 7", "UTF-32BE, 7",
    "UTF-16LE, '{\"a\": \"\u8a9e\"}'", "UTF-16BE, '{\"a\": \"\u8a9e\"}'", "UTF-16, '\"\u8a9e\"'"
  })
  void areReported(String encoding, String json, @TempDir Path folder) throws IOException {
    byte[] bytes = json.getBytes(Charset.forName(encoding));
    assertReported(
        bytes,
        PLACE + "1 (root): the document is encoded in " + encoding.substring(0, 6)
            + "; save it as UTF-8",
        folder);
  }

  @ParameterizedTest
  @CsvSource({"FFFE000037000000, UTF-32", "0000FEFF00000037, UTF-32", "FFFE3700, UTF-16"})
  void areReportedByTheirMark(String bytes, String encoding, @TempDir Path folder)
      throws IOException {
    assertReported(
        HexFormat.of().parseHex(bytes),
        PLACE + "1 (root): the document is encoded in " + encoding + "; save it as UTF-8",
        folder);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, 20_000})
  void areReportedAfterALimit(int between, @TempDir Path folder) throws IOException {
    CompiledSchema schema = TestSchemas.compile("true", CheckLimits.defaults().withMaxDepth(2));
    byte[] bytes = ("[[[" + " ".repeat(between) + "\u00c9").getBytes(StandardCharsets.ISO_8859_1);
    CheckReport report = schema.check(bytes);
    assertThat(report)
        .hasToString(PLACE + (between + 4)
            + " (root): expected UTF-8 but found the byte 0xC9 at byte offset " + (between + 3)
            + ", which is not part of any character; save the document as UTF-8");
    assertThat(schema.check(new ByteArrayInputStream(bytes))).isEqualTo(report);
    assertThat(schema.check(Files.write(folder.resolve("document.json"), bytes)))
        .isEqualTo(report);
  }

  /** A zero byte is a character of UTF-8, which JSON does not have. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      007B7D         | 1 (root): expected a JSON value but found the character U+0000
      00             | 1 (root): expected a JSON value but found the character U+0000
      00000000       | 1 (root): expected a JSON value but found the character U+0000
      00007B7D       | 1 (root): expected a JSON value but found the character U+0000
      007B7D20       | 1 (root): expected a JSON value but found the character U+0000
      20007B7D       | 2 (root): expected a JSON value but found the character U+0000
      2020007B7D     | 3 (root): expected a JSON value but found the character U+0000
      7B00227D       | 2 (root): expected a property name in double quotes or '}' but found the character U+0000
      220061622200   | 2 (root): found the character U+0000 inside a string; write it as \\u0000
      7B7D0000       | 3 (root): expected the end of the document but found the character U+0000; a document is one JSON value
      """)
  void aZeroByteIsReportedAsACharacter(String bytes, String problem, @TempDir Path folder)
      throws IOException {
    assertReported(HexFormat.of().parseHex(bytes), PLACE + problem, folder);
  }

  /** Parsers would take this for UTF-16, in which it is a string. */
  @Test
  void aDocumentThatIsJsonInUtf16IsInvalid(@TempDir Path folder) throws IOException {
    byte[] bytes = HexFormat.of().parseHex("2200616222002000");
    assertThat(new String(bytes, StandardCharsets.UTF_16LE)).isEqualTo("\"\u6261\" ");
    assertReported(
        bytes,
        PLACE + "2 (root): found the character U+0000 inside a string; write it as \\u0000",
        folder);
  }

  private static void assertReported(byte[] bytes, String expected, Path folder)
      throws IOException {
    CompiledSchema schema = TestSchemas.compile("{\"title\":\"anything\"}");
    assertThat(schema.check(bytes)).hasToString(expected);
    assertThat(schema.check(new ByteArrayInputStream(bytes))).hasToString(expected);
    assertThat(schema.check(Files.write(folder.resolve("document.json"), bytes)))
        .hasToString(expected);
  }
}
