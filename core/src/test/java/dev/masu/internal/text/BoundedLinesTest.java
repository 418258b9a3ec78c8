package dev.masu.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BoundedLinesTest {
  private static final int MAX_LENGTH = 1000;
  private static final int KEPT = MAX_LENGTH + 1;

  @ParameterizedTest
  @MethodSource
  void linesThatAreNotBlankAreNumbered(String text, List<String> numbered) throws IOException {
    assertThat(read(text)).isEqualTo(numbered);
  }

  static Stream<Arguments> linesThatAreNotBlankAreNumbered() {
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
  void cutsLongLinesOff() throws IOException {
    String longest = "x".repeat(MAX_LENGTH);
    assertThat(read(longest + "\n" + longest + "y\n" + longest + "yzz\n" + longest + " \nb"))
        .containsExactly(
            "1 " + longest,
            "2 " + longest + "y",
            "3 " + longest + "y",
            "4 " + longest + " ",
            "5 b");
  }

  @Test
  void cutsLongLinesOffAfterAWholeCharacter() throws IOException {
    String face = "\uD83D\uDE00";
    String longest = face.repeat(MAX_LENGTH / 2);
    assertThat(read(longest + face + face + "\n" + longest + "y" + face + "\n"))
        .containsExactly("1 " + longest + face, "2 " + longest + "y");
  }

  @Test
  void cutsLongBlankLinesOff() throws IOException {
    String blank = " ".repeat(KEPT);
    assertThat(read(" ".repeat(MAX_LENGTH) + "\n" + blank + "  \n")).containsExactly("2 " + blank);
  }

  private static List<String> read(String text) throws IOException {
    BoundedLines reader = new BoundedLines(new StringReader(text), MAX_LENGTH);
    List<String> lines = new ArrayList<>();
    for (String line = reader.next(); line != null; line = reader.next()) {
      lines.add(reader.number() + " " + line);
    }
    return lines;
  }
}
