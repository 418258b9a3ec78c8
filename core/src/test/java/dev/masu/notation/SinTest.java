package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SinTest {
  @Test
  void readsLetterAndSide() {
    assertThat(Sin.parse("C")).isEqualTo(Sin.of('C')).isEqualTo(Sin.of('C', Side.FIRST));
    assertThat(Sin.parse("c")).isEqualTo(Sin.of('c')).isEqualTo(Sin.of('C', Side.SECOND));
    assertThat(Sin.of('c').letter()).isEqualTo('c');
    assertThat(Sin.of('c').style()).isEqualTo('C');
    assertThat(Sin.of('c').side()).isEqualTo(Side.SECOND);
  }

  @Test
  void comparesStyles() {
    assertThat(Sin.of('C').sameStyle(Sin.of('c'))).isTrue();
    assertThat(Sin.of('C').sameStyle(Sin.of('S'))).isFalse();
    assertThat(Sin.of('Z')).isLessThan(Sin.of('a'));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid SIN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: C)
          CC | 1 | "CC" is not a valid SIN: expected the end of the text but found 'C' at index 1 (example: C)
          1 | 0 | "1" is not a valid SIN: expected a letter (A-Z or a-z) but found '1' at index 0 (example: C)
          `C\n` | 1 | "C\\n" is not a valid SIN: expected the end of the text but found U+000A at index 1 (example: C)
          \u0421 | 0 | "\u0421" is not a valid SIN: expected a letter (A-Z or a-z) but found '\u0421' (U+0421) at index 0 (example: C)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Sin.isValid(text)).isFalse();
    assertRejected(Sin::parse, "SIN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfInvalidParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sin.of('1'))
        .withMessage(
            "\"1\" is not a valid SIN: expected a letter (A-Z or a-z) but found '1' at index 0 (example: C)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sin.of('c', Side.FIRST))
        .withMessage("Expected an upper-case letter (A-Z), whichever the side, but found 'c'");
  }
}
