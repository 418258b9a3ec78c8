package dev.masu.schema.internal.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationFormatTest {
  private static final List<String> NAMES =
      Arrays.stream(NotationFormat.values()).map(NotationFormat::format).toList();

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

  @ParameterizedTest
  @EnumSource
  void isFoundByItsName(NotationFormat notation) {
    assertThat(NotationFormat.ofFormat(notation.format())).contains(notation);
    assertThat(Formats.of(notation.format())).contains(notation);
    assertThat(notation.problem("\n")).isPresent();
  }

  @Test
  void otherNamesAreOfNone() {
    assertThat(NotationFormat.ofFormat("date")).isEmpty();
  }
}
