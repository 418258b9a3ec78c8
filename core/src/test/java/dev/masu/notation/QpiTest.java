package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QpiTest {
  @Test
  void readsItsAttributes() {
    Qpi qpi = Qpi.parse("s:+p^");
    assertThat(qpi.sin()).isEqualTo(Sin.of('s'));
    assertThat(qpi.pin()).isEqualTo(Pin.parse("+p^"));
    assertThat(qpi.style()).isEqualTo('S');
    assertThat(qpi.type()).isEqualTo('P');
    assertThat(qpi.side()).isEqualTo(Side.SECOND);
    assertThat(qpi.state()).isEqualTo(State.ENHANCED);
    assertThat(qpi.isTerminal()).isTrue();
    assertThat(qpi.isDerived()).isFalse();
    assertThat(Qpi.of(Sin.of('s'), Pin.parse("+p^"))).isEqualTo(qpi).hasToString("s:+p^");
  }

  @Test
  void changesOneAttributeAtATime() {
    Qpi qpi = Qpi.parse("s:+p");
    assertThat(qpi.withSin(Sin.of('c'))).hasToString("c:+p");
    assertThat(qpi.withStyle('C')).hasToString("c:+p");
    assertThat(qpi.withPin(Pin.of('k'))).hasToString("s:k");
    assertThat(qpi.withType('K')).hasToString("s:+k");
    assertThat(qpi.withSide(Side.FIRST)).hasToString("S:+P");
    assertThat(qpi.withState(State.DIMINISHED)).hasToString("s:-p");
    assertThat(qpi.withTerminal(true)).hasToString("s:+p^");
    assertThat(qpi.normalize()).hasToString("s:p");
    assertThat(qpi.flip()).hasToString("S:+P");
  }

  @Test
  void answersQuestions() {
    Qpi qpi = Qpi.parse("s:+p");
    assertThat(qpi.sameStyle(Qpi.parse("S:K^"))).isTrue();
    assertThat(qpi.sameStyle(Qpi.parse("c:+p"))).isFalse();
    assertThat(qpi.sameType(Qpi.parse("C:P"))).isTrue();
    assertThat(qpi.sameType(Qpi.parse("s:+b"))).isFalse();
    assertThat(qpi.sameTerminal(Qpi.parse("C:P"))).isTrue();
    assertThat(qpi.sameTerminal(Qpi.parse("s:+p^"))).isFalse();
    assertThat(qpi.sameSide(Gan.parse("chess:k"))).isTrue();
    assertThat(qpi.sameState(Gan.parse("CHESS:+K"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid QPI: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: C:K)
          C | 1 | "C" is not a valid QPI: expected ':' but found the end of the text at index 1 (example: C:K)
          C;K | 1 | "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)
          CHESS:K | 1 | "CHESS:K" is not a valid QPI: expected ':' but found 'H' at index 1 (example: C:K)
          C: | 2 | "C:" is not a valid QPI: expected '+', '-' or an upper-case letter (A-Z) but found the end of the text at index 2 (example: C:K)
          c:- | 3 | "c:-" is not a valid QPI: expected a lower-case letter (a-z) but found the end of the text at index 3 (example: C:K)
          C:K^^ | 4 | "C:K^^" is not a valid QPI: expected the end of the text but found '^' at index 4 (example: C:K)
          `C:K\n` | 3 | "C:K\\n" is not a valid QPI: expected '^' or the end of the text but found U+000A at index 3 (example: C:K)
          ` C:K` | 0 | " C:K" is not a valid QPI: expected a letter (A-Z or a-z) but found ' ' at index 0 (example: C:K)
          C:\u041A | 2 | "C:\u041A" is not a valid QPI: expected '+', '-' or an upper-case letter (A-Z) but found '\u041A' (U+041A) at index 2 (example: C:K)
          C:k | 2 | "C:k" is not a valid QPI: style 'C' and piece 'k' are of different sides at index 2 (example: C:K)
          c:+K^ | 3 | "c:+K^" is not a valid QPI: style 'c' and piece 'K' are of different sides at index 3 (example: C:K)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Qpi.isValid(text)).isFalse();
    assertRejected(Qpi::parse, "QPI", text, index, message);
  }

  @Test
  void readsDerivedPiecesOnlyIfAllowed() {
    Qpi derived = Qpi.parse("C:k", Qpi.Sides.INDEPENDENT);
    assertThat(Qpi.isValid("C:k", Qpi.Sides.INDEPENDENT)).isTrue();
    assertThat(derived)
        .hasToString("C:k")
        .isEqualTo(Qpi.of(Sin.of('C'), Pin.of('k'), Qpi.Sides.INDEPENDENT));
    assertThat(derived.isDerived()).isTrue();
    assertThat(derived.side()).isEqualTo(Side.SECOND);
    assertThat(derived).isNotEqualTo(Qpi.parse("c:k")).isNotEqualTo(Qpi.parse("C:K"));
    assertThat(Qpi.parse("C:K", Qpi.Sides.INDEPENDENT)).isEqualTo(Qpi.parse("C:K"));
    assertRejected(
        text -> Qpi.parse(text, Qpi.Sides.INDEPENDENT),
        "QPI",
        "C:!",
        2,
        "\"C:!\" is not a valid QPI: expected '+', '-' or a letter (A-Z or a-z) but found '!' at index 2 (example: C:K)");
  }

  @Test
  void keepsDerivedPiecesDerived() {
    Qpi derived = Qpi.parse("C:k", Qpi.Sides.INDEPENDENT);
    assertThat(derived.flip()).hasToString("c:K");
    assertThat(derived.withSide(Side.SECOND)).isEqualTo(derived);
    assertThat(derived.withStyle('S')).hasToString("S:k");
    assertThat(derived.withType('P')).hasToString("C:p");
    assertThat(derived.enhance()).hasToString("C:+k");
    assertThat(derived.withTerminal(true)).hasToString("C:k^");
    assertThat(derived.withSin(Sin.of('c'))).hasToString("c:k");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> derived.withSin(Sin.of('S')))
        .withMessage(
            "Style and piece of a QPI must be of the same side, unless derived pieces are allowed; here they are S and k");
  }

  @Test
  void becomesGanGivenTheNameOfItsStyle() {
    assertThat(Qpi.parse("c:+k").toGan("CHESS")).isEqualTo(Gan.parse("chess:+k"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Qpi.parse("c:k").toGan("chess"))
        .withMessage("Expected a style name in upper case, whichever the side, but found chess");
    assertRejected(
        text -> Qpi.parse(text).toGan("CHESS"),
        "GAN",
        "C:K^",
        3,
        "\"C:K^\" is not a valid GAN: the terminal marker has no place in GAN at index 3 (example: CHESS:K)");
    assertRejected(
        text -> Qpi.parse(text, Qpi.Sides.INDEPENDENT).toGan("CHESS"),
        "GAN",
        "C:+k",
        3,
        "\"C:+k\" is not a valid GAN: style 'C' and piece 'k' are of different sides at index 3 (example: CHESS:K)");
  }
}
