package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PinTest {
  @ParameterizedTest
  @CsvSource({
    "K, K, K, FIRST, NORMAL, false",
    "+r, r, R, SECOND, ENHANCED, false",
    "-P, P, P, FIRST, DIMINISHED, false",
    "k^, k, K, SECOND, NORMAL, true",
    "+K^, K, K, FIRST, ENHANCED, true",
  })
  void readsItsAttributes(
      String text, char letter, char type, Side side, State state, boolean terminal) {
    Pin pin = Pin.parse(text);
    assertThat(pin.letter()).isEqualTo(letter);
    assertThat(pin.type()).isEqualTo(type);
    assertThat(pin.side()).isEqualTo(side);
    assertThat(pin.state()).isEqualTo(state);
    assertThat(pin.isTerminal()).isEqualTo(terminal);
    assertThat(Pin.of(type, side, state, terminal)).isEqualTo(pin).hasToString(text);
    assertThat(Pin.of(letter).withState(state).withTerminal(terminal)).isEqualTo(pin);
  }

  @Test
  void changesOneAttributeAtATime() {
    Pin pin = Pin.parse("+r^");
    assertThat(pin.withType('B')).hasToString("+b^");
    assertThat(pin.withSide(Side.FIRST)).hasToString("+R^");
    assertThat(pin.withState(State.DIMINISHED)).hasToString("-r^");
    assertThat(pin.withTerminal(false)).hasToString("+r");
    assertThat(pin.flip()).hasToString("+R^");
    assertThat(pin.enhance()).hasToString("+r^");
    assertThat(pin.diminish()).hasToString("-r^");
    assertThat(pin.normalize()).hasToString("r^");
  }

  @Test
  void answersQuestions() {
    Pin pin = Pin.parse("+r");
    assertThat(pin.isEnhanced()).isTrue();
    assertThat(pin.isDiminished()).isFalse();
    assertThat(pin.isNormal()).isFalse();
    assertThat(Pin.of('r').isNormal()).isTrue();
    assertThat(Pin.parse("-r").isDiminished()).isTrue();
    assertThat(pin.sameType(Pin.parse("R^"))).isTrue();
    assertThat(pin.sameType(Pin.parse("+b"))).isFalse();
    assertThat(pin.sameState(Pin.parse("+K^"))).isTrue();
    assertThat(pin.sameState(Qpi.parse("S:P"))).isFalse();
    assertThat(pin.sameSide(Sin.of('c'))).isTrue();
    assertThat(pin.sameTerminal(Pin.parse("K"))).isTrue();
    assertThat(pin.sameTerminal(Pin.parse("+r^"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid PIN: expected '+', '-' or a letter (A-Z or a-z) but found the end of the text at index 0 (example: +R)
          + | 1 | "+" is not a valid PIN: expected a letter (A-Z or a-z) but found the end of the text at index 1 (example: +R)
          +-R | 1 | "+-R" is not a valid PIN: expected a letter (A-Z or a-z) but found '-' at index 1 (example: +R)
          ^K | 0 | "^K" is not a valid PIN: expected '+', '-' or a letter (A-Z or a-z) but found '^' at index 0 (example: +R)
          KK | 1 | "KK" is not a valid PIN: expected '^' or the end of the text but found 'K' at index 1 (example: +R)
          `K^\r\n` | 2 | "K^\\r\\n" is not a valid PIN: expected the end of the text but found U+000D at index 2 (example: +R)
          \u212A | 0 | "\u212A" is not a valid PIN: expected '+', '-' or a letter (A-Z or a-z) but found '\u212A' (U+212A) at index 0 (example: +R)
          \u2212P | 0 | "\u2212P" is not a valid PIN: expected '+', '-' or a letter (A-Z or a-z) but found '\u2212' (U+2212) at index 0 (example: +R)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Pin.isValid(text)).isFalse();
    assertRejected(Pin::parse, "PIN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfInvalidParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pin.of('^'))
        .withMessage(
            "\"^\" is not a valid PIN: expected '+', '-' or a letter (A-Z or a-z) but found '^' at index 0"
                + " (example: +R)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pin.of('k', Side.SECOND, State.NORMAL, false))
        .withMessage("Expected an upper-case letter (A-Z), whichever the side, but found 'k'");
  }
}
