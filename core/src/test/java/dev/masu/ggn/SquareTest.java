package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class SquareTest {
  @ParameterizedTest
  @ValueSource(strings = {"e4", "7g", "", " ", "**", "north gate", "五五", "a\nb"})
  void anyTextIsALabel(String label) {
    Square square = Square.of(label);
    assertThat(square.label()).isEqualTo(label);
    assertThat(square).hasToString(label).isEqualTo(Square.of(label)).hasSameHashCodeAs(label);
    assertThat(square.isHand()).isFalse();
  }

  @Test
  void theAsteriskIsTheHand() {
    assertThat(Square.of("*")).isEqualTo(Square.HAND);
    assertThat(Square.of("*").isHand()).isTrue();
  }

  @Test
  void squaresAreOrderedByLabel() {
    List<Square> squares = List.of(Square.of("b1"), Square.of("a2"), Square.HAND, Square.of(""));
    assertThat(squares.stream().sorted()).map(Square::label).containsExactly("", "*", "a2", "b1");
  }

  @Test
  void aLabelIsNeeded() {
    assertThatNullPointerException().isThrownBy(() -> Square.of(null)).withMessage("label");
  }
}
