package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.masu.notation.Gan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PieceTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
          CHESS:K   | CHESS | K | FIRST  | NORMAL     | false | CHESS:K | chess:k
          chess:k   | chess | k | SECOND | NORMAL     | false | chess:k | CHESS:K
          CHESS:-K  | CHESS | K | FIRST  | DIMINISHED | false | CHESS:K | chess:-k
          shogi:+p  | shogi | p | SECOND | ENHANCED   | false | shogi:p | SHOGI:+P
          CHESS:R'  | CHESS | R | FIRST  | NORMAL     | true  | CHESS:R | chess:r'
          x:-z'     | x     | z | SECOND | DIMINISHED | true  | x:z     | X:-Z'
          """)
  void everyPartIsRead(
      String text,
      String style,
      char letter,
      Side side,
      State state,
      boolean intermediate,
      String plain,
      String flipped) {
    Piece piece = Piece.parse(text);
    assertThat(piece).hasToString(text).isEqualTo(Piece.parse(text));
    assertThat(piece.style()).isEqualTo(style);
    assertThat(piece.letter()).isEqualTo(letter);
    assertThat(piece.side()).isEqualTo(side);
    assertThat(piece.state()).isEqualTo(state);
    assertThat(piece.isIntermediate()).isEqualTo(intermediate);
    assertThat(piece.isPlain()).isEqualTo(text.equals(plain));
    assertThat(piece.plain()).hasToString(plain);
    assertThat(piece.flip()).hasToString(flipped);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~~         | 0 | expected a letter (A-Z or a-z) but found the end of the text
          :K         | 0 | expected a letter (A-Z or a-z) but found ':'
          éa:k       | 0 | expected a letter (A-Z or a-z) but found 'é' (U+00E9)
          CHESS      | 5 | expected an upper-case letter (A-Z) or ':' but found the end of the text
          CHESS960:K | 5 | expected an upper-case letter (A-Z) or ':' but found '9'
          Chess:K    | 1 | expected an upper-case letter (A-Z) or ':' but found 'h'
          chesS:k    | 4 | expected a lower-case letter (a-z) or ':' but found 'S'
          CHESS:     | 6 | expected '+', '-' or an upper-case letter (A-Z) but found the end of the text
          CHESS:k    | 6 | expected '+', '-' or an upper-case letter (A-Z) but found 'k'
          chess:*    | 6 | expected '+', '-' or a lower-case letter (a-z) but found '*'
          CHESS:+    | 7 | expected an upper-case letter (A-Z) but found the end of the text
          chess:-K   | 7 | expected a lower-case letter (a-z) but found 'K'
          CHESS:KQ   | 7 | expected "'" or the end of the text but found 'Q'
          CHESS:+K^  | 8 | expected "'" or the end of the text but found '^'
          CHESS:K''  | 8 | expected the end of the text but found '''
          """)
  void aBadTextIsRejectedAtItsFirstBadCharacter(String text, int index, String reason) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Piece.parse(text))
        .withMessage(
            "\"%s\" is not a valid GGN piece: %s at index %d (example: CHESS:K)",
            text, reason, index)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
    assertThat(Piece.isValid(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          ``          | 0 | expected a letter (A-Z or a-z) but found the end of the text
          C1:K        | 1 | expected an upper-case letter (A-Z) or ':' but found '1'
          C:          | 2 | expected an upper-case letter (A-Z) but found the end of the text
          C:k         | 2 | expected an upper-case letter (A-Z) but found 'k'
          c:K         | 2 | expected a lower-case letter (a-z) but found 'K'
          C:+K        | 2 | expected a letter, as a piece in hand has no modifier, but found '+'
          c:-k'       | 2 | expected a letter, as a piece in hand has no modifier, but found '-'
          C:K'        | 3 | expected the end of the text, as a piece in hand has no suffix, but found '''
          C:KQ        | 3 | expected the end of the text but found 'Q'
          """)
  void aPieceInHandHasNeitherModifierNorSuffix(String text, int index, String reason) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Piece.parseInHand(text))
        .withMessage(
            "\"%s\" is not a valid GGN piece in hand: %s at index %d (example: CHESS:P)",
            text, reason, index)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CHESS:K", "c:k"})
  void aPieceInHandIsAPiece(String text) {
    assertThat(Piece.parseInHand(text)).isEqualTo(Piece.parse(text));
  }

  @Test
  void aTrailingNewlineIsRejected() {
    assertThat(Piece.isValid("CHESS:K\n")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"CHESS:K", "shogi:+p", "X:-C"})
  void whatGanAndGgnShareGoesBothWays(String text) {
    assertThat(Piece.of(Gan.parse(text))).isEqualTo(Piece.parse(text));
    assertThat(Piece.parse(text).toGan()).isEqualTo(Optional.of(Gan.parse(text)));
  }

  @Test
  void anIntermediateStateHasNoGan() {
    assertThat(Piece.parse("CHESS:R'").toGan()).isEmpty();
  }

  @Test
  void aStyleOfOneLetterHasAQpi() {
    assertThat(Piece.parse("C:+K").toQpi()).contains(Qpi.parse("C:+K"));
    assertThat(Piece.parse("s:p").toQpi()).contains(Qpi.parse("s:p"));
    assertThat(Piece.parse("CHESS:K").toQpi()).isEmpty();
    assertThat(Piece.parse("C:K'").toQpi()).isEmpty();
  }

  @Test
  void aStyleWithDigitsHasNoGgnPiece() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Piece.of(Gan.parse("CHESS960:K")))
        .withMessage(
            "\"CHESS960:K\" is not a valid GGN piece: expected an upper-case letter (A-Z) or ':'"
                + " but found '9' at index 5 (example: CHESS:K)");
  }

  @Test
  void piecesAreOrderedByTheirTexts() {
    assertThat(Stream.of("a:b", "B:+C", "B:C'", "A:B", "B:C").map(Piece::parse).sorted())
        .map(Piece::toString)
        .containsExactly("A:B", "B:+C", "B:C", "B:C'", "a:b");
  }
}
