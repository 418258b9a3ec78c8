package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.notation.NotationException;
import dev.masu.notation.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class OccupationTest {
  @Test
  void everyStateIsReadAndWritten() {
    assertThat(Stream.of("empty", "occupied", "enemy", "ally", "CHESS:-K'").map(Occupation::parse))
        .isEqualTo(List.of(
            Occupation.EMPTY,
            Occupation.OCCUPIED,
            Occupation.ENEMY,
            Occupation.ALLY,
            Occupation.exactly(Piece.parse("CHESS:-K'"))))
        .map(Occupation::toString)
        .containsExactly("empty", "occupied", "enemy", "ally", "CHESS:-K'");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~~      | GGN occupation | expected empty, occupied, enemy, ally or a piece such as CHESS:K but found the end of the text at index 0 (example: enemy)
          Empty   | GGN occupation | expected empty, occupied, enemy, ally or a piece such as CHESS:K but found 'E' at index 0 (example: enemy)
          ~enemy ~ | GGN occupation | expected the end of the text but found ' ' at index 5 (example: enemy)
          allyx   | GGN occupation | expected the end of the text but found 'x' at index 4 (example: enemy)
          CHESS:k | GGN piece      | expected '+', '-' or an upper-case letter (A-Z) but found 'k' at index 6 (example: CHESS:K)
          """)
  void aBadTextIsRejected(String text, String notation, String reason) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Occupation.parse(text))
        .withMessage("\"%s\" is not a valid %s: %s", text, notation, reason);
    assertThat(Occupation.isValid(text)).isFalse();
  }

  @Test
  void validTextsAreValid() {
    assertThat(List.of("empty", "occupied", "enemy", "ally", "a:b")).allMatch(Occupation::isValid);
  }

  @Test
  void exactlyNeedsAPiece() {
    assertThatNullPointerException()
        .isThrownBy(() -> Occupation.exactly(null))
        .withMessage("piece");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          empty    | -        | FIRST  | true
          empty    | CHESS:K  | FIRST  | false
          occupied | -        | FIRST  | false
          occupied | CHESS:K  | SECOND | true
          enemy    | -        | FIRST  | false
          enemy    | CHESS:K  | FIRST  | false
          enemy    | CHESS:K  | SECOND | true
          enemy    | shogi:p  | FIRST  | true
          ally     | -        | SECOND | false
          ally     | CHESS:K  | FIRST  | true
          ally     | CHESS:K  | SECOND | false
          ally     | shogi:p  | SECOND | true
          CHESS:+K | -        | FIRST  | false
          CHESS:+K | CHESS:K  | FIRST  | false
          CHESS:+K | CHESS:+K | FIRST  | true
          CHESS:+K | CHESS:+K | SECOND | true
          """)
  void isMetSeenFromTheMover(String required, String found, Side mover, boolean met) {
    Optional<Piece> piece = found.equals("-") ? Optional.empty() : Optional.of(Piece.parse(found));
    assertThat(Occupation.parse(required).isMet(piece, mover)).isEqualTo(met);
  }
}
