package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GanTest {
  @Test
  void readsItsAttributes() {
    Gan gan = Gan.parse("shogi:+p");
    assertThat(gan.snn()).isEqualTo(Snn.parse("shogi"));
    assertThat(gan.pin()).isEqualTo(Pin.parse("+p"));
    assertThat(gan.type()).isEqualTo('P');
    assertThat(gan.side()).isEqualTo(Side.SECOND);
    assertThat(gan.state()).isEqualTo(State.ENHANCED);
    assertThat(Gan.of(Snn.parse("shogi"), Pin.parse("+p"))).isEqualTo(gan).hasToString("shogi:+p");
  }

  @Test
  void changesOneAttributeAtATime() {
    Gan gan = Gan.parse("shogi:+p");
    assertThat(gan.withSnn(Snn.parse("chess"))).hasToString("chess:+p");
    assertThat(gan.withStyle("CHESS")).hasToString("chess:+p");
    assertThat(gan.withPin(Pin.of('k'))).hasToString("shogi:k");
    assertThat(gan.withType('K')).hasToString("shogi:+k");
    assertThat(gan.withSide(Side.FIRST)).hasToString("SHOGI:+P");
    assertThat(gan.withState(State.DIMINISHED)).hasToString("shogi:-p");
    assertThat(gan.normalize()).hasToString("shogi:p");
    assertThat(gan.flip()).hasToString("SHOGI:+P");
  }

  @Test
  void answersQuestions() {
    Gan gan = Gan.parse("shogi:+p");
    assertThat(gan.sameStyle(Gan.parse("SHOGI:K"))).isTrue();
    assertThat(gan.sameStyle(Gan.parse("chess:p"))).isFalse();
    assertThat(gan.sameType(Gan.parse("CHESS:P"))).isTrue();
    assertThat(gan.sameType(Gan.parse("shogi:+b"))).isFalse();
    assertThat(gan.sameState(Gan.parse("CHESS:+K"))).isTrue();
    assertThat(gan.sameSide(Gan.parse("CHESS:+K"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid GAN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: CHESS:K)
          CHESS | 5 | "CHESS" is not a valid GAN: expected A-Z, 0-9 or ':' but found the end of the text at index 5 (example: CHESS:K)
          CHESS: | 6 | "CHESS:" is not a valid GAN: expected '+', '-' or an upper-case letter (A-Z) but found the end of the text at index 6 (example: CHESS:K)
          CHESS:k | 6 | "CHESS:k" is not a valid GAN: expected '+', '-' or an upper-case letter (A-Z) but found 'k' at index 6 (example: CHESS:K)
          Chess:K | 1 | "Chess:K" is not a valid GAN: expected A-Z, 0-9 or ':' but found 'h' at index 1 (example: CHESS:K)
          chess:+K | 7 | "chess:+K" is not a valid GAN: expected a lower-case letter (a-z) but found 'K' at index 7 (example: CHESS:K)
          CHESS:K^ | 7 | "CHESS:K^" is not a valid GAN: expected the end of the text but found '^' at index 7 (example: CHESS:K)
          CHESS:K' | 7 | "CHESS:K'" is not a valid GAN: expected the end of the text but found ''' at index 7 (example: CHESS:K)
          960:K | 0 | "960:K" is not a valid GAN: expected a letter (A-Z or a-z) but found '9' at index 0 (example: CHESS:K)
          `CHESS:K\n` | 7 | "CHESS:K\\n" is not a valid GAN: expected the end of the text but found U+000A at index 7 (example: CHESS:K)
          CH\u0415SS:K | 2 | "CH\u0415SS:K" is not a valid GAN: expected A-Z, 0-9 or ':' but found '\u0415' (U+0415) at index 2 (example: CHESS:K)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Gan.isValid(text)).isFalse();
    assertRejected(Gan::parse, "GAN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfDifferentSidesOrOfTerminalPieces() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Gan.of(Snn.parse("CHESS"), Pin.of('k')))
        .withMessage(
            "Style and piece of a GAN must be of the same side; here they are CHESS and k");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Gan.of(Snn.parse("CHESS"), Pin.parse("K^")))
        .withMessage("GAN has no terminal marker; take the '^' off the piece K^ first");
  }

  @Test
  void becomesQpiWhereTheLetterOfItsStyleIsKnown() {
    assertThat(Gan.parse("c:+k").toQpi()).contains(Qpi.parse("c:+k"));
    assertThat(Gan.parse("chess:k").toQpi()).isEmpty();
    assertThat(Gan.parse("chess:-k").toQpi('C')).isEqualTo(Qpi.parse("c:-k"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Gan.parse("chess:k").toQpi('c'))
        .withMessage("Expected an upper-case letter (A-Z), whichever the side, but found 'c'");
  }
}
