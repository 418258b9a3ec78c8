package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class GanFileTest {
  private static List<String> legacyLines(String text) {
    try (Stream<GanLine<LegacyGan>> lines =
        GanFile.lines(new StringReader(text), LegacyGan::parse)) {
      return lines.map(GanFileTest::describe).toList();
    }
  }

  private static String describe(GanLine<?> line) {
    if (line instanceof GanLine.Actor<?> actor) {
      return actor.number() + ": " + actor.actor();
    }
    GanLine.Mistake<?> mistake = (GanLine.Mistake<?>) line;
    return mistake.number() + ":" + mistake.column() + ": " + mistake.error().reason();
  }

  @ParameterizedTest
  @MethodSource
  void readsActorsAndFindsAllMistakes(String text, List<String> expected) {
    assertThat(legacyLines(text)).isEqualTo(expected);
  }

  static Object[][] readsActorsAndFindsAllMistakes() {
    String space = "expected A-Z, 0-9, '_' or the end of the text but found ' '";
    return new Object[][] {
      {"", List.of()},
      {"\n\r\n \t \r", List.of()},
      {"W:_K", List.of("1: W:_K")},
      {"W:_K\nw:_k\n", List.of("1: W:_K", "2: w:_k")},
      {"W:_K\r\nw:_k\r\n", List.of("1: W:_K", "2: w:_k")},
      {"W:_K\rw:_k\r", List.of("1: W:_K", "2: w:_k")},
      {"W:_K\r\r\n\nw:_k", List.of("1: W:_K", "4: w:_k")},
      {"\n  \nW:_K\n\t\n", List.of("3: W:_K")},
      {
        "W:P \nW:P\n\n-\n",
        List.of("1:4: " + space, "2: W:P", "4:1: expected a letter (A-Z or a-z) but found '-'")
      },
      {"\uFEFFW:P\n", List.of("1:1: expected a letter (A-Z or a-z) but found U+FEFF")},
      {"W\u0000:P", List.of("1:2: expected A-Z, 0-9, '_' or ':' but found U+0000")},
    };
  }

  @Test
  void readsGanOfToday() {
    Stream<GanLine<Gan>> lines = GanFile.lines(new StringReader("CHESS:-P\nW:_K"), Gan::parse);
    assertThat(lines)
        .map(GanFileTest::describe)
        .containsExactly(
            "1: CHESS:-P", "2:3: expected '+', '-' or an upper-case letter (A-Z) but found '_'");
  }

  @Test
  void readsLinesUpToItsLimitAndContinuesAfterLongerOnes() {
    String longest = "W:" + "P".repeat(998);
    assertThat(legacyLines(longest + "\n" + longest + "P\n" + " ".repeat(1001) + "\nW:P"))
        .containsExactly(
            "1: " + longest,
            "2:1001: the text goes on beyond 1000 characters",
            "3:1001: the text goes on beyond 1000 characters",
            "4: W:P");
  }

  @Test
  void keepsOnlyTheBeginningOfAnEndlessLine() {
    Reader endless = new Reader() {
      private long left = 50_000_000;

      @Override
      public int read(char[] buffer, int offset, int length) {
        int count = (int) Math.min(left, length);
        Arrays.fill(buffer, offset, offset + count, 'A');
        left -= count;
        return count == 0 ? -1 : count;
      }

      @Override
      public void close() {}
    };
    List<GanLine<LegacyGan>> lines = GanFile.lines(endless, LegacyGan::parse).toList();
    assertThat(lines)
        .singleElement()
        .satisfies(line -> assertThat(((GanLine.Mistake<LegacyGan>) line).error())
            .hasMessage("...\"" + "A".repeat(60)
                + "\"... (60 of more than 1000 characters) is not a valid .gan line:"
                + " the text goes on beyond 1000 characters at index 1000"));
  }

  @ParameterizedTest
  @MethodSource
  void cutsALongLineAfterAWholeCharacter(String line, String kept, String shown, int count) {
    assertThat(GanFile.lines(new StringReader(line + "\nW:P"), LegacyGan::parse).toList())
        .first()
        .satisfies(first -> {
          NotationException error = ((GanLine.Mistake<LegacyGan>) first).error();
          assertThat(error.text()).isEqualTo(kept);
          assertThat(error)
              .hasMessage(
                  "...\"%s\"... (%s of more than 1000 characters) is not a valid .gan line:"
                      + " the text goes on beyond 1000 characters at index 1000",
                  shown, count);
          assertThat(error.problem().message(Locale.GERMAN))
              .isEqualTo(("...\"%s\"... (%s von mehr als 1000 Zeichen) ist nicht gültig als"
                      + " .gan-Zeile: der Text hat mehr als 1000 Zeichen (Index 1000)")
                  .formatted(shown, count));
        });
  }

  static Object[][] cutsALongLineAfterAWholeCharacter() {
    String face = "\uD83D\uDE00";
    return new Object[][] {
      {"p".repeat(100_000), "p".repeat(1001), "p".repeat(60), 60},
      {face.repeat(1000), face.repeat(501), face.repeat(30), 60},
      {"W" + face.repeat(1000), "W" + face.repeat(500), face.repeat(30), 60},
      {face.repeat(500) + "pp", face.repeat(500) + "p", face.repeat(29) + "p", 59},
    };
  }

  @Test
  void readsFilesAndPointsAtWhatIsNotUtf8(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("actors.gan");
    Files.write(file, "W:P\nw:\u00FF".getBytes(StandardCharsets.ISO_8859_1));
    try (Stream<GanLine<LegacyGan>> lines = GanFile.lines(file, LegacyGan::parse)) {
      assertThat(lines)
          .map(GanFileTest::describe)
          .containsExactly(
              "1: W:P",
              "2:3: expected '+', '_' or a lower-case letter (a-z) but found '\uFFFD' (U+FFFD)");
    }
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> GanFile.lines(folder.resolve("missing.gan"), LegacyGan::parse));
  }

  /** The example of the class's Javadoc. */
  @Test
  void listsMistakesAsTheExampleDoes(@TempDir Path folder) throws IOException {
    Path path = Files.writeString(folder.resolve("actors.gan"), "W:P\n\nW;P\n");
    List<String> printed = new ArrayList<>();
    try (Stream<GanLine<LegacyGan>> lines = GanFile.lines(path, LegacyGan::parse)) {
      lines.forEach(line -> {
        if (line instanceof GanLine.Mistake<LegacyGan> mistake) {
          printed.add(
              mistake.number() + ":" + mistake.column() + ": " + mistake.error().getMessage());
        }
      });
    }
    assertThat(printed)
        .containsExactly("3:2: \"W;P\" is not a valid legacy GAN: expected A-Z, 0-9, '_' or ':' but"
            + " found ';' at index 1 (example: W:_K)");
  }

  @Test
  void passesOnAFailureToReadAndClosesTheReader() {
    boolean[] closed = new boolean[1];
    Reader failing = new Reader() {
      @Override
      public int read(char[] buffer, int offset, int length) throws IOException {
        throw new IOException("the disk is gone");
      }

      @Override
      public void close() {
        closed[0] = true;
      }
    };
    try (Stream<GanLine<LegacyGan>> lines = GanFile.lines(failing, LegacyGan::parse)) {
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(lines::toList)
          .withMessage("java.io.IOException: the disk is gone");
    }
    assertThat(closed[0]).isTrue();
  }
}
