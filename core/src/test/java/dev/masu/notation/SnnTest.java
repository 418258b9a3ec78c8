package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SnnTest {
  @Test
  void readsNameAndSide() {
    Snn style = Snn.parse("chess960");
    assertThat(style.name()).isEqualTo("CHESS960");
    assertThat(style.side()).isEqualTo(Side.SECOND);
    assertThat(style).isEqualTo(Snn.parse("chess960")).isEqualTo(Snn.of("CHESS960", Side.SECOND));
    assertThat(style.flip()).isEqualTo(Snn.parse("CHESS960"));
  }

  @Test
  void comparesStyles() {
    assertThat(Snn.parse("CHESS").sameStyle(Snn.parse("chess"))).isTrue();
    assertThat(Snn.parse("CHESS").sameStyle(Snn.parse("CHESS960"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid SNN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: CHESS)
          960 | 0 | "960" is not a valid SNN: expected a letter (A-Z or a-z) but found '9' at index 0 (example: CHESS)
          Chess | 1 | "Chess" is not a valid SNN: expected A-Z, 0-9 or the end of the text but found 'h' at index 1 (example: CHESS)
          dai_dai | 3 | "dai_dai" is not a valid SNN: expected a-z, 0-9 or the end of the text but found '_' at index 3 (example: CHESS)
          chess\u0663 | 5 | "chess\u0663" is not a valid SNN: expected a-z, 0-9 or the end of the text but found '\u0663' (U+0663) at index 5 (example: CHESS)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Snn.isValid(text)).isFalse();
    assertRejected(Snn::parse, "SNN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfInvalidParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Snn.of("chess", Side.FIRST))
        .withMessage("Expected a style name in upper case, whichever the side, but found chess");
  }
}
