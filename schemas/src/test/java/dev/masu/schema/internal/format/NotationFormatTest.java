package dev.masu.schema.internal.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationFormatTest {
  private static final List<String> NAMES =
      Arrays.stream(NotationFormat.values()).map(NotationFormat::format).toList();

  private static final List<String> PARTS = List.of(
      "C", "c", "K", "k", "CHESS", ":", "+", "-", "'", "^", "empty", "ally", "1", "é", "\n");

  @ParameterizedTest
  @CsvSource(delimiter = '|', emptyValue = "", textBlock = """
      e4         | cell snn
      enemy      | cell ggn-occupation pnn snn
      empty      | cell ggn-occupation pnn snn
      K          | pin pnn sin snn
      +K^        | pin pnn
      KING       | pnn snn
      C:K        | gan ggn-hand-piece ggn-occupation ggn-piece legacy-gan qpi qpi-derived
      C:k        | qpi-derived
      CHESS:K    | gan ggn-hand-piece ggn-occupation ggn-piece legacy-gan
      CHESS:+P   | gan ggn-occupation ggn-piece legacy-gan
      CHESS:KING | legacy-gan
      chess:k    | gan ggn-hand-piece ggn-occupation ggn-piece legacy-gan
      CHESS:     | ''
      é          | ''
      ''         | ''
      """)
  void areValidIn(String text, String notations) {
    assertThat(String.join(" ", ValidFormats.of(text, new TreeSet<>(NAMES)))).isEqualTo(notations);
  }

  /** What is matched by a regular expression has a reason exactly if it does not match. */
  @ParameterizedTest
  @EnumSource
  void hasAReasonIfItIsInvalid(NotationFormat notation) {
    Random random = new Random(15);
    int valid = 0;
    for (int i = 0; i < 6_000; i++) {
      String text = random
          .ints(random.nextInt(8), 0, PARTS.size())
          .mapToObj(PARTS::get)
          .collect(Collectors.joining());
      boolean isValid = notation.check().isValid(text);
      assertThat(notation.problem(text).isEmpty()).as(text).isEqualTo(isValid);
      valid += isValid ? 1 : 0;
    }
    assertThat(valid).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByItsName(NotationFormat notation) {
    assertThat(NotationFormat.ofFormat(notation.format())).contains(notation);
    assertThat(Formats.of(notation.format())).contains(notation.check());
    assertThat(notation.problem("\n")).isPresent();
  }

  @Test
  void otherNamesAreOfNone() {
    assertThat(NotationFormat.ofFormat("date")).isEmpty();
  }
}
