package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PnnTest {
  /** The interpretation examples of the specification. */
  @ParameterizedTest
  @CsvSource({
    "KING, KING, FIRST, NORMAL, false",
    "king, KING, SECOND, NORMAL, false",
    "KING^, KING, FIRST, NORMAL, true",
    "king^, KING, SECOND, NORMAL, true",
    "+ROOK, ROOK, FIRST, ENHANCED, false",
    "+ROOK^, ROOK, FIRST, ENHANCED, true",
    "-pawn, PAWN, SECOND, DIMINISHED, false",
    "-pawn^, PAWN, SECOND, DIMINISHED, true",
  })
  void readsItsAttributes(String text, String name, Side side, State state, boolean terminal) {
    Pnn pnn = Pnn.parse(text);
    assertThat(pnn.name()).isEqualTo(name);
    assertThat(pnn.side()).isEqualTo(side);
    assertThat(pnn.state()).isEqualTo(state);
    assertThat(pnn.isTerminal()).isEqualTo(terminal);
    assertThat(Pnn.of(name, side, state, terminal)).isEqualTo(pnn).hasToString(text);
    assertThat(Pnn.of(name, side).withState(state).withTerminal(terminal)).isEqualTo(pnn);
  }

  @Test
  void changesOneAttributeAtATime() {
    Pnn pnn = Pnn.parse("+rook^");
    assertThat(pnn.withName("BISHOP")).hasToString("+bishop^");
    assertThat(pnn.withSide(Side.FIRST)).hasToString("+ROOK^");
    assertThat(pnn.withState(State.DIMINISHED)).hasToString("-rook^");
    assertThat(pnn.withTerminal(false)).hasToString("+rook");
    assertThat(pnn.flip()).hasToString("+ROOK^");
    assertThat(pnn.normalize()).hasToString("rook^");
  }

  @Test
  void answersQuestions() {
    Pnn pnn = Pnn.parse("+rook");
    assertThat(pnn.isEnhanced()).isTrue();
    assertThat(pnn.sameName(Pnn.parse("ROOK^"))).isTrue();
    assertThat(pnn.sameName(Pnn.parse("+rooks"))).isFalse();
    assertThat(pnn.sameState(Pin.parse("+R"))).isTrue();
    assertThat(pnn.sameSide(Pin.parse("+R"))).isFalse();
    assertThat(pnn.sameTerminal(Pnn.parse("KING"))).isTrue();
    assertThat(pnn.sameTerminal(Pnn.parse("KING^"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid PNN: expected '+', '-' or a letter (A-Z or a-z) but found the end of the text at index 0 (example: +ROOK)
          - | 1 | "-" is not a valid PNN: expected a letter (A-Z or a-z) but found the end of the text at index 1 (example: +ROOK)
          +^ | 1 | "+^" is not a valid PNN: expected a letter (A-Z or a-z) but found '^' at index 1 (example: +ROOK)
          King | 1 | "King" is not a valid PNN: expected A-Z, '^' or the end of the text but found 'i' at index 1 (example: +ROOK)
          king2 | 4 | "king2" is not a valid PNN: expected a-z, '^' or the end of the text but found '2' at index 4 (example: +ROOK)
          `KING^\n` | 5 | "KING^\\n" is not a valid PNN: expected the end of the text but found U+000A at index 5 (example: +ROOK)
          K\u0406NG | 1 | "K\u0406NG" is not a valid PNN: expected A-Z, '^' or the end of the text but found '\u0406' (U+0406) at index 1 (example: +ROOK)
          """)
  void rejects(String text, int index, String message) {
    assertThat(Pnn.isValid(text)).isFalse();
    assertRejected(Pnn::parse, "PNN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfInvalidParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pnn.of("King", Side.FIRST))
        .withMessage(
            "Expected a name of upper-case letters (A-Z), whichever the side, but found 'i' in \"King\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pnn.of("", Side.FIRST))
        .withMessage(
            "Expected a name of upper-case letters (A-Z), whichever the side, but found the end of the text in \"\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pnn.of("+ROOK", Side.FIRST))
        .withMessage(
            "Expected a name of upper-case letters (A-Z), whichever the side, but found '+' in \"+ROOK\"");
  }
}
