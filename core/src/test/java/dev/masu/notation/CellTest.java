package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class CellTest {
  @ParameterizedTest
  @MethodSource
  void readsItsIndices(String text, int[] indices) {
    Cell cell = Cell.parse(text);
    assertThat(cell.indices()).containsExactly(indices);
    assertThat(cell.dimensions()).isEqualTo(indices.length);
    assertThat(Cell.of(indices)).isEqualTo(cell).hasToString(text);
  }

  static Object[][] readsItsIndices() {
    return new Object[][] {
      {"a", new int[] {0}},
      {"z", new int[] {25}},
      {"aa", new int[] {26}},
      {"ab", new int[] {27}},
      {"zz", new int[] {701}},
      {"aaa", new int[] {702}},
      {"e4", new int[] {4, 3}},
      {"a1A", new int[] {0, 0, 0}},
      {"h8Hh8", new int[] {7, 7, 7, 7, 7}},
      {"fxshrxx2147483648FXSHRXX", new int[] {2147483647, 2147483647, 2147483647}},
    };
  }

  @Test
  void copiesItsIndices() {
    int[] given = {4, 3};
    Cell cell = Cell.of(given);
    given[0] = 0;
    cell.indices()[1] = 0;
    assertThat(cell.indices()).containsExactly(4, 3);
    assertThat(cell.index(0)).isEqualTo(4);
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> cell.index(2));
  }

  @Test
  void ordersByIndicesDimensionByDimension() {
    assertThat(Stream.of("b1", "a10", "aa1", "a2B", "a2", "a", "a2A")
            .map(Cell::parse)
            .sorted())
        .map(Cell::toString)
        .containsExactly("a", "a2", "a2A", "a2B", "a10", "b1", "aa1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid CELL: expected a lower-case letter (a-z) but found the end of the text at index 0 (example: e4)
          * | 0 | "*" is not a valid CELL: expected a lower-case letter (a-z) but found '*' at index 0 (example: e4)
          E4 | 0 | "E4" is not a valid CELL: expected a lower-case letter (a-z) but found 'E' at index 0 (example: e4)
          e0 | 1 | "e0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
          e4a | 2 | "e4a" is not a valid CELL: expected a digit (0-9), an upper-case letter (A-Z) or the end of the text but found 'a' at index 2 (example: e4)
          e4A5 | 3 | "e4A5" is not a valid CELL: expected an upper-case letter (A-Z), a lower-case letter (a-z) or the end of the text but found '5' at index 3 (example: e4)
          `e4\n` | 2 | "e4\\n" is not a valid CELL: expected a digit (0-9), an upper-case letter (A-Z) or the end of the text but found U+000A at index 2 (example: e4)
          \u04354 | 0 | "\u04354" is not a valid CELL: expected a lower-case letter (a-z) but found '\u0435' (U+0435) at index 0 (example: e4)
          fxshrxy1 | 6 | "fxshrxy1" is not a valid CELL: dimension 1 goes beyond the largest index, 2147483647, at index 6 (example: e4)
          a2147483649 | 10 | "a2147483649" is not a valid CELL: dimension 2 goes beyond the largest index, 2147483647, at index 10 (example: e4)
          a1FXSHRXY | 8 | "a1FXSHRXY" is not a valid CELL: dimension 3 goes beyond the largest index, 2147483647, at index 8 (example: e4)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Cell.isValid(text)).isFalse();
    assertRejected(Cell::parse, "CELL", text, index, message);
  }

  @ParameterizedTest
  @MethodSource
  void rejectsLongTexts(String text, int index, String message) {
    assertThat(Cell.isValid(text)).isFalse();
    assertRejected(Cell::parse, "CELL", text, index, message);
  }

  static Object[][] rejectsLongTexts() {
    String face = "\uD83D\uDE00";
    return new Object[][] {
      {
        face.repeat(200),
        0,
        "\"" + face.repeat(30)
            + "\"... (60 of 400 characters) is not a valid CELL: expected a lower-case letter (a-z) but found '"
            + face + "' (U+1F600) at index 0 (example: e4)"
      },
      {
        "e4;" + "a".repeat(10_000),
        2,
        "\"e4;" + "a".repeat(57)
            + "\"... (60 of 10003 characters) is not a valid CELL: expected a digit (0-9), an upper-case letter (A-Z) or the end of the text but found ';' at index 2 (example: e4)"
      },
      {
        "a1A".repeat(84) + "a1" + "!!",
        254,
        "...\"1A" + "a1A".repeat(18) + "a1!!"
            + "\" (60 of 256 characters) is not a valid CELL: expected a digit (0-9), an upper-case letter (A-Z) or the end of the text but found '!' at index 254 (example: e4)"
      },
      {
        "a1A".repeat(86),
        255,
        "...\"" + "a1A".repeat(20)
            + "\" (60 of 258 characters) is not a valid CELL: the text goes on beyond 255 characters at index 255 (example: e4)"
      },
      {
        "a1A".repeat(85) + "!" + "a".repeat(10_000),
        255,
        "...\"" + "A" + "a1A".repeat(13) + "!" + "a".repeat(19)
            + "\"... (60 of 10256 characters) is not a valid CELL: the text goes on beyond 255 characters at index 255 (example: e4)"
      },
      {
        "a1" + "0".repeat(253),
        11,
        "\"a1" + "0".repeat(58)
            + "\"... (60 of 255 characters) is not a valid CELL: dimension 2 goes beyond the largest index, 2147483647, at index 11 (example: e4)"
      },
      {
        "a".repeat(10_000),
        7,
        "\"" + "a".repeat(60)
            + "\"... (60 of 10000 characters) is not a valid CELL: dimension 1 goes beyond the largest index, 2147483647, at index 7 (example: e4)"
      },
    };
  }

  @Test
  void readsTextsUpToItsLimit() {
    assertThat(Cell.parse("a1A".repeat(85)).dimensions()).isEqualTo(255);
  }

  @Test
  void cannotBeBuiltOfInvalidIndices() {
    assertThatIllegalArgumentException()
        .isThrownBy(Cell::of)
        .withMessage("A cell has at least one dimension");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cell.of(4, -1))
        .withMessage("An index of a cell is at least 0; in dimension 2 it is -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cell.of(new int[256]))
        .withMessage(
            "The text of a cell is at most 255 characters long; dimension 256 goes beyond that");
  }

  @Test
  @Timeout(60)
  void cellsOfOneHashCodeAreFoundInTime() {
    List<Cell> colliding = IntStream.range(0, 1 << 17)
        .mapToObj(i -> Integer.toBinaryString(1 << 17 | i))
        .map(bits -> Cell.parse("a" + bits.replace("1", "2Aba").replace("0", "2BCa")))
        .toList();
    assertThat(colliding).map(Cell::hashCode).containsOnly(colliding.get(0).hashCode());
    assertThat(new HashSet<>(colliding)).hasSize(1 << 17);
  }
}
