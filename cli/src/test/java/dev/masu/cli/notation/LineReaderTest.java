package dev.masu.cli.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LineReaderTest {
  private static final int KEPT = LineReader.MAX_LENGTH + 1;

  @ParameterizedTest
  @MethodSource
  void lines(String text, List<String> numbered) throws IOException {
    assertThat(read(in(text))).isEqualTo(numbered);
  }

  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of("", List.of()),
        Arguments.of("\n\r\r\n\n", List.of()),
        Arguments.of("a", List.of("1 a")),
        Arguments.of("a\nb\n", List.of("1 a", "2 b")),
        Arguments.of("a\r\nb\r\n", List.of("1 a", "2 b")),
        Arguments.of("a\rb\r", List.of("1 a", "2 b")),
        Arguments.of("a\r\r\n\nb", List.of("1 a", "4 b")),
        Arguments.of("\n \t\na b \n", List.of("3 a b ")),
        // Only spaces and tabs are blank; other lines are texts that no notation has.
        Arguments.of("\u00A0\n\u2028\n\f", List.of("1 \u00A0", "2 \u2028", "3 \f")),
        Arguments.of("\uFEFFa", List.of("1 \uFEFFa")));
  }

  @Test
  void replacesWhatIsNotUtf8() throws IOException {
    InputStream in = new ByteArrayInputStream(new byte[] {'a', (byte) 0xFF, '\n', 'b'});
    assertThat(read(in)).containsExactly("1 a\uFFFD", "2 b");
  }

  @Test
  void cutsLongLinesOff() throws IOException {
    String longest = "x".repeat(LineReader.MAX_LENGTH);
    assertThat(read(in(longest + "\n" + longest + "y\n" + longest + "yzz\n" + longest + " \nb")))
        .containsExactly(
            "1 " + longest,
            "2 " + longest + "y",
            "3 " + longest + "y",
            "4 " + longest + " ",
            "5 b");
  }

  @Test
  void cutsLongLinesOffBehindAWholeCharacter() throws IOException {
    String face = "\uD83D\uDE00";
    String longest = face.repeat(LineReader.MAX_LENGTH / 2);
    assertThat(read(in(longest + face + face + "\n" + longest + "y" + face + "\n")))
        .containsExactly("1 " + longest + face, "2 " + longest + "y");
  }

  @Test
  void keepsTheBeginningAloneOfLongBlanks() throws IOException {
    String blank = " ".repeat(KEPT);
    assertThat(read(in(" ".repeat(LineReader.MAX_LENGTH) + "\n" + blank + "  \n")))
        .containsExactly("2 " + blank);
  }

  private static InputStream in(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> read(InputStream in) throws IOException {
    LineReader reader = new LineReader(in);
    List<String> lines = new ArrayList<>();
    for (Optional<InputText> line = reader.next(); line.isPresent(); line = reader.next()) {
      lines.add(line.get().line().orElseThrow() + " " + line.get().text());
    }
    return lines;
  }
}
