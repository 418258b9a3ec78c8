package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;

/** What is reported of an invalid file, in any encoding, of a pipe, and of a file that changes. */
final class RecordFilesTest {
  private static final RecordReader<PointTypes.Plain> POINTS =
      RecordReader.of(UserSchemas.mapper(), PointTypes.Plain.class);

  private static <T> String reported(RecordReader<T> reader, Path file) {
    try (Stream<CheckedFile<T>> files = reader.files(List.of(file))) {
      CheckedFile<T> read = files.toList().get(0);
      if (read instanceof CheckedFile.Unreadable<T> unreadable) {
        return unreadable.problem().toString();
      }
      return RecordTexts.outcome(((CheckedFile.Read<T>) read).result());
    }
  }

  static Stream<Arguments> encodings() {
    return Stream.of(
        Arguments.of("", "UTF-8"),
        Arguments.of("\uFEFF", "UTF-8"),
        Arguments.of("", "UTF-16LE"),
        Arguments.of("", "UTF-16BE"),
        Arguments.of("\uFEFF", "UTF-16LE"),
        Arguments.of("\uFEFF", "UTF-16BE"),
        Arguments.of("", "UTF-32BE"),
        Arguments.of("\uFEFF", "UTF-32LE"));
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void violationsAreReportedInEveryEncoding(String mark, String charset, @TempDir Path folder)
      throws IOException {
    Charset encoding = Charset.forName(charset);
    Path valid = Files.writeString(folder.resolve("valid"), mark + "{\"x\":1}", encoding);
    assertThat(reported(POINTS, valid)).isEqualTo("Plain[x=1, name=null]");
    Path rejected =
        Files.writeString(folder.resolve("rejected"), mark + "{\"x\":\"é\",\n\"y\":1}", encoding);
    assertThat(reported(POINTS, rejected))
        .isEqualTo("line 1, column 6 (/x): expected an integer but found the string \"é\"\n"
            + "line 2, column 1 (/y): unexpected property \"y\"; expected \"x\" or \"name\"");
    Path notJson = Files.writeString(folder.resolve("not-json"), mark + "{\"é\":1,,}", encoding);
    assertThat(reported(POINTS, notJson))
        .isEqualTo(
            charset.equals("UTF-8")
                ? "line 1, column 8 (/é): expected a property name in double quotes but found ','"
                : "line 1, column 8 (/é): Unexpected character (',' (code 44)): was expecting"
                    + " double-quote to start property name");
  }

  /** The lower eight bits of 丶 are those of the digit 6. */
  @Test
  void digitsOfEscapesAreAscii(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "{\"x\":1,\"name\":\"\\u00丶5\"}");
    assertThat(reported(POINTS, file))
        .isEqualTo(
            "line 1, column 16 (/name): expected four hexadecimal digits after \\u in a string");
  }

  /** A pipe can be read once only. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no named pipes among its files")
  void violationsOfAPipeAreReported(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start().waitFor())
        .isZero();
    Thread writer = new Thread(() -> {
      write(pipe, "{\"x\":\"a\",\"y\":1}");
      write(pipe, "");
    });
    writer.setDaemon(true);
    writer.start();
    assertThat(reported(POINTS, pipe))
        .isEqualTo("line 1, column 6 (/x): expected an integer but found the string \"a\"\n"
            + "line 1, column 10 (/y): unexpected property \"y\"; expected \"x\" or \"name\"");
  }

  /** Writes to a file or a pipe, which is not created again if the test has ended. */
  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
    } catch (NoSuchFileException e) {
      // The test has ended.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Is 1; a test can have its deserializer do something. */
  @JsonDeserialize(using = OneDeserializer.class)
  record One(int x) {}

  static final class OneDeserializer extends StdDeserializer<One> {
    static Runnable whenRead = () -> {};

    OneDeserializer() {
      super(One.class);
    }

    @Override
    public One deserialize(JsonParser parser, DeserializationContext context) {
      int x = parser.getIntValue();
      whenRead.run();
      return x == 1 ? new One(x) : context.reportInputMismatch(One.class, "not one");
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "12", "[1", "\u00FF", "\uFEFF2", "deleted"})
  void aFileThatChangesIsReportedAsItWasRead(String later, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "\n\n 7");
    OneDeserializer.whenRead = () -> {
      OneDeserializer.whenRead = () -> {};
      if (later.equals("deleted")) {
        delete(file);
      } else {
        write(file, later);
      }
    };
    assertThat(reported(RecordReader.of(UserSchemas.mapper(), One.class), file))
        .isEqualTo("line 3, column 2 (root): not one");
  }
}
